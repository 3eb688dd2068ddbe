/** SQL that reads a student's progress: best results, mastery, revision, opened chapters. */
import type { AttemptKind } from '@comet/domain/attempts/attempt';
import type { Mastery } from '@comet/domain/mastery/mastery';
import type { AdditionalTestKind } from '@comet/domain/missions/additional-tests';
import type { BadgeLevel } from '@comet/domain/missions/badges';
import type { Queryable } from '../platform/database.ts';

/** A student's best at sub-topics, with the tests that are open. */
export interface SubTopicResultRow {
  readonly subTopicId: number;
  readonly bestStars: number;
  readonly finishedCount: number;
  readonly isPassed: boolean;
  readonly isOpen: boolean;
}

export async function listSubTopicResults(db: Queryable, studentId: number): Promise<SubTopicResultRow[]> {
  return db.query<SubTopicResultRow>(
    {
      name: 'list-sub-topic-results',
      text: `select coalesce(r.sub_topic_id, a.source_id) as sub_topic_id, coalesce(r.best_stars, 0)::int as best_stars,
          coalesce(r.finished_count, 0) as finished_count, r.passed_at is not null as is_passed, a.source_id is not null as is_open
        from (select * from sub_topic_results where student_id = $1) r
        full join (select source_id from attempts where student_id = $1 and kind = 'subTopic' and status = 'PROCCESS') a
          on a.source_id = r.sub_topic_id`,
    },
    [studentId],
  );
}

/** A student's best at an additional test, and when they last began it. */
export interface AdditionalResultRow {
  readonly kind: AdditionalTestKind;
  readonly sourceId: number;
  readonly bestStars: number;
  readonly bestRightCount: number;
  readonly bestQuestionCount: number;
  readonly badge: BadgeLevel;
  readonly finishedCount: number;
  /** Of the attempt under way; nothing when none is. */
  readonly openQuestionCount: number | null;
  readonly lastStartedAt: Date | null;
}

export async function listAdditionalResults(
  db: Queryable,
  studentId: number,
  kinds: readonly AdditionalTestKind[],
): Promise<AdditionalResultRow[]> {
  return db.query<AdditionalResultRow>(
    {
      name: 'list-additional-results',
      text: `select kind, source_id, coalesce(r.best_stars, 0)::int as best_stars, coalesce(r.best_right_count, 0)::int as best_right_count,
          coalesce(r.best_question_count, 0)::int as best_question_count, coalesce(r.badge, 'none') as badge,
          coalesce(r.finished_count, 0) as finished_count, a.open_question_count, a.last_started_at
        from (select * from additional_test_results where student_id = $1) r
        full join (
          select kind, source_id, max(question_count) filter (where status = 'PROCCESS')::int as open_question_count,
            max(started_at) as last_started_at
          from attempts where student_id = $1 and kind = any($2) group by kind, source_id) a using (kind, source_id)`,
    },
    [studentId, kinds],
  );
}

/** A question that is to be right on so many more days. */
export interface RevisionRow {
  readonly itemId: number;
  readonly subTopicId: number;
  readonly rightDays: number;
  readonly lastRightDay: string | null;
}

/** What a student has reached beside the results of tests. */
export interface LearningRow {
  readonly openedChapterIds: readonly number[];
  readonly mastery: readonly { readonly subTopicId: number; readonly mastery: Mastery }[];
  /** What is not yet revised, the oldest mistake first; a question that was taken out of use comes back no more. */
  readonly revisions: readonly RevisionRow[];
  readonly ratings: readonly { readonly subjectId: number; readonly rating: number }[];
}

/**
 * All of it in one way to the database: the map is looked at often. Each revision looks up its question by itself: joined, a
 * plan for students with many revisions reads all questions there are.
 */
export async function findLearning(db: Queryable, studentId: number, daysNeeded: number): Promise<LearningRow> {
  const [row] = await db.query<LearningRow>(
    {
      name: 'find-learning',
      text: `select
          (select coalesce(jsonb_agg(chapter_id), '[]') from chapter_openings where student_id = $1) as opened_chapter_ids,
          (select coalesce(jsonb_agg(jsonb_build_object('subTopicId', sub_topic_id, 'mastery', mastery)), '[]')
            from sub_topic_mastery where student_id = $1) as mastery,
          (select coalesce(jsonb_agg(jsonb_build_object('itemId', r.item_id, 'subTopicId', r.sub_topic_id,
              'rightDays', r.right_days, 'lastRightDay', r.last_right_day) order by r.wrong_at, r.item_id), '[]')
            from revisions r where r.student_id = $1 and r.right_days < $2
            and (select status from question_items i where i.item_id = r.item_id) = 'active') as revisions,
          (select coalesce(jsonb_agg(jsonb_build_object('subjectId', subject_id, 'rating', rating)), '[]')
            from subject_ratings where student_id = $1) as ratings`,
    },
    [studentId, daysNeeded],
  );
  if (row === undefined) throw new Error('what a student has reached was not read');
  return row;
}

/** Whether an attempt of a kind and source is under way. */
export async function hasOpenAttempt(
  db: Queryable,
  studentId: number,
  kind: AttemptKind,
  sourceId: number,
): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'has-open-attempt',
      text: `select from attempts where student_id = $1 and kind = $2 and source_id = $3 and status = 'PROCCESS'`,
    },
    [studentId, kind, sourceId],
  );
  return rows.length > 0;
}

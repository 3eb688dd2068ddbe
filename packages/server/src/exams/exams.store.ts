/** All SQL about the rules and questions of exams. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defaultExamSettings, defaultSectionMs, type ExamSettings } from '@comet/domain/exams/exams';
import type { BankRow } from '../curriculum/index.ts';
import type { Queryable } from '../platform/database.ts';

/** The rules of an exam, and when its results were released. */
export interface ExamRow extends ExamSettings {
  readonly releasedAt: Date | null;
}

export async function getExam(db: Queryable, lessonId: number): Promise<ExamRow> {
  const [row] = await db.query<ExamRow>(
    {
      name: 'find-exam',
      text: `select time_limit_ms, question_order as "order", timing, may_pause, release, released_at from exams where lesson_id = $1`,
    },
    [lessonId],
  );
  return row ?? { ...defaultExamSettings, releasedAt: null };
}

/** Stores the rules. The results may be released, too; they are never taken back. */
export async function storeExam(
  db: Queryable,
  lessonId: number,
  exam: ExamSettings,
  releasedAt: Date | undefined,
): Promise<void> {
  await db.query(
    {
      name: 'store-exam',
      text: `insert into exams (lesson_id, time_limit_ms, question_order, timing, may_pause, release, released_at)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (lesson_id) do update set time_limit_ms = excluded.time_limit_ms, question_order = excluded.question_order,
          timing = excluded.timing, may_pause = excluded.may_pause, release = excluded.release,
          released_at = coalesce(exams.released_at, excluded.released_at)`,
    },
    [lessonId, exam.timeLimitMs, exam.order, exam.timing, exam.mayPause, exam.release, releasedAt ?? null],
  );
}

/** A section of an exam with the cell that its questions are drawn from. */
export interface ExamSectionRow {
  readonly sectionId: number;
  readonly name: string;
  readonly year: number;
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
  readonly questionCount: number;
  readonly timeLimitMs: number;
  readonly drawnFrom: string;
}

export async function listExamSections(db: Queryable, lessonId: number): Promise<ExamSectionRow[]> {
  return db.query<ExamSectionRow>(
    {
      name: 'list-exam-sections',
      text: `select s.section_id, s.name, s.year, s.sub_topic_id, s.difficulty, s.question_count,
          coalesce(e.time_limit_ms, ${defaultSectionMs}) as time_limit_ms, coalesce(e.drawn_from, '') as drawn_from
        from lesson_sections s join lessons l using (lesson_id) left join exam_sections e using (section_id)
        where s.lesson_id = $1 and l.type = 'exam' and s.kind = 'quiz' order by s.position, s.section_id`,
    },
    [lessonId],
  );
}

export async function storeExamSection(
  db: Queryable,
  section: { readonly sectionId: number; readonly timeLimitMs: number; readonly drawnFrom: string },
): Promise<void> {
  await db.query(
    {
      name: 'store-exam-section',
      text: `insert into exam_sections (section_id, time_limit_ms, drawn_from) values ($1, $2, $3)
        on conflict (section_id) do update set time_limit_ms = excluded.time_limit_ms, drawn_from = excluded.drawn_from`,
    },
    [section.sectionId, section.timeLimitMs, section.drawnFrom],
  );
}

/** A question of an exam as its tutor sees it. */
export interface ExamItemRow extends BankRow {
  readonly sectionId: number;
  readonly place: number;
}

export async function listExamItems(db: Queryable, lessonId: number): Promise<ExamItemRow[]> {
  return db.query<ExamItemRow>(
    {
      name: 'list-exam-items',
      text: `select q.section_id, q.place, i.item_id, i.sub_topic_id, i.difficulty, i.question, i.key, i.explanation
        from exam_questions q join lesson_sections s using (section_id) join question_items i using (item_id)
        where s.lesson_id = $1 order by s.position, s.section_id, q.place`,
    },
    [lessonId],
  );
}

/** The questions of a section, in this order, in the place of those it had. */
export async function storeExamItems(db: Queryable, sectionId: number, itemIds: readonly number[]): Promise<void> {
  await db.query(
    {
      name: 'store-exam-items',
      text: `with gone as (delete from exam_questions where section_id = $1 and place > cardinality($2::bigint[]))
        insert into exam_questions (section_id, place, item_id)
        select $1, n.place, n.item_id from unnest($2::bigint[]) with ordinality as n(item_id, place)
        on conflict (section_id, place) do update set item_id = excluded.item_id`,
    },
    [sectionId, itemIds],
  );
}

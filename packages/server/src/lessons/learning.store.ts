/** All SQL about students in lessons. */
import type { SelfAssessment } from '@comet/domain/lessons/lessons';
import type { Queryable } from '../platform/database.ts';

/** A student in a section. */
export interface SectionProgressRow {
  readonly sectionId: number;
  readonly placeMs: number;
  readonly isCompleted: boolean;
  /** The best finished try at its quiz, and whether one is open. */
  readonly bestRightCount: number | null;
  readonly questionCount: number | null;
  readonly hasAttempt: boolean;
}

export async function listSectionProgress(
  db: Queryable,
  studentId: number,
  lessonId: number,
): Promise<SectionProgressRow[]> {
  return db.query<SectionProgressRow>(
    {
      name: 'list-section-progress',
      text: `select s.section_id, coalesce(p.place_ms, 0) as place_ms, p.completed_at is not null as is_completed,
          b.right_count as best_right_count, coalesce(b.question_count, o.question_count) as question_count,
          (b.attempt_id is not null or o.attempt_id is not null) as has_attempt
        from lesson_sections s left join lesson_section_progress p on p.section_id = s.section_id and p.student_id = $1
          left join lateral (select a.attempt_id, a.right_count, a.question_count from attempts a
            where a.student_id = $1 and a.kind = 'lessonQuiz' and a.source_id = s.section_id and a.status = 'FINISH'
            order by a.right_count::numeric / a.question_count desc, a.attempt_id limit 1) b on s.kind = 'quiz'
          left join lateral (select a.attempt_id, a.question_count from attempts a
            where a.student_id = $1 and a.kind = 'lessonQuiz' and a.source_id = s.section_id and a.status = 'PROCCESS') o on s.kind = 'quiz'
        where s.lesson_id = $2 order by s.position, s.section_id`,
    },
    [studentId, lessonId],
  );
}

/** The stop points of a lesson that a student has answered. */
export async function listAnsweredPoints(db: Queryable, studentId: number, lessonId: number): Promise<number[]> {
  const rows = await db.query<{ pointId: number }>(
    {
      name: 'list-answered-points',
      text: `select p.point_id from lesson_section_points p join lesson_sections s using (section_id)
        where s.lesson_id = $2 and exists (select from attempts a
          where a.student_id = $1 and a.kind = 'stopPoint' and a.source_id = p.point_id and a.status = 'FINISH')`,
    },
    [studentId, lessonId],
  );
  return rows.map(({ pointId }) => pointId);
}

/** Notes that a student is in a lesson now. */
export async function noteOpened(db: Queryable, studentId: number, lessonId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'note-lesson-opened',
      text: `insert into lesson_progress (lesson_id, student_id, opened_at, last_opened_at) values ($2, $1, $3, $3)
        on conflict (lesson_id, student_id) do update set last_opened_at = greatest(lesson_progress.last_opened_at, $3)`,
    },
    [studentId, lessonId, now],
  );
}

export async function setPlace(db: Queryable, studentId: number, sectionId: number, placeMs: number): Promise<void> {
  await db.query(
    {
      name: 'set-section-place',
      text: `insert into lesson_section_progress (section_id, student_id, place_ms) values ($2, $1, $3)
        on conflict (section_id, student_id) do update set place_ms = excluded.place_ms`,
    },
    [studentId, sectionId, placeMs],
  );
}

/** Notes that a section is done; it stays done. */
export async function setCompleted(db: Queryable, studentId: number, sectionId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'set-section-completed',
      text: `insert into lesson_section_progress (section_id, student_id, completed_at) values ($2, $1, $3)
        on conflict (section_id, student_id) do update set completed_at = coalesce(lesson_section_progress.completed_at, $3)`,
    },
    [studentId, sectionId, now],
  );
}

export async function setFinished(db: Queryable, studentId: number, lessonId: number, now: Date): Promise<void> {
  await db.query(
    {
      name: 'set-lesson-finished',
      text: `update lesson_progress set finished_at = coalesce(finished_at, $3) where student_id = $1 and lesson_id = $2`,
    },
    [studentId, lessonId, now],
  );
}

export async function setSelfAssessment(
  db: Queryable,
  studentId: number,
  lessonId: number,
  selfAssessment: SelfAssessment,
): Promise<void> {
  await db.query(
    {
      name: 'set-self-assessment',
      text: 'update lesson_progress set self_assessment = $3 where student_id = $1 and lesson_id = $2',
    },
    [studentId, lessonId, selfAssessment],
  );
}

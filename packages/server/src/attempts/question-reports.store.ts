/** All SQL about what people say is wrong with questions. */
import type { Role } from '@comet/domain/accounts/roles';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Queryable } from '../platform/database.ts';
import type { SeenQuestion } from './reported-question.ts';

/** A report as it is sent. */
export interface NewReport {
  readonly questionId: number;
  readonly reporterId: number;
  readonly type: string;
  readonly message: string;
}

/**
 * Stores a report with the question as it is seen now; the same one again is the same report. A question that the student
 * has not reached yet is nobody's to report: its text would be stored and shown before its time.
 */
export async function insertReport(db: Queryable, report: NewReport, now: Date): Promise<number | undefined> {
  const [row] = await db.query<{ reportId: number }>(
    {
      name: 'insert-report',
      text: `insert into question_reports (question_id, reporter_id, type, message, seen, created_at)
        select q.question_id, $2, $3, $4, jsonb_build_object('question', i.question, 'given', q.given), $5
        from attempt_questions q join question_items i using (item_id) join attempts a using (attempt_id)
        where q.question_id = $1 and (a.status = 'FINISH' and not a.is_sealed or a.kind <> 'exam' and q.position <= a.answered_count + 1)
        on conflict (question_id, reporter_id, type) do update set type = excluded.type returning report_id`,
    },
    [report.questionId, report.reporterId, report.type, report.message, now],
  );
  return row?.reportId;
}

/** A report with what the team needs to find the question. */
export interface ReportRow {
  readonly reportId: number;
  readonly type: string;
  readonly message: string;
  readonly seen: SeenQuestion;
  readonly createdAt: Date;
  readonly reporterRole: Role;
  readonly itemId: number;
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
  readonly makerId: string;
  readonly seed: number;
  /** Reports of the same stored question, whoever met it. */
  readonly ofItem: number;
}

/** The newest reports. */
export async function listReports(db: Queryable, limit: number): Promise<ReportRow[]> {
  return db.query<ReportRow>(
    {
      name: 'list-question-reports',
      text: `select r.report_id, r.type, r.message, r.seen, r.created_at, u.role as reporter_role, i.item_id, i.sub_topic_id,
          i.difficulty, i.maker_id, i.seed, count(*) over (partition by i.item_id)::int as of_item
        from question_reports r join users u on u.user_id = r.reporter_id
          join attempt_questions q using (question_id)
          join question_items i on i.item_id = coalesce((r.seen ->> 'itemId')::bigint, q.item_id)
        order by r.created_at desc, r.report_id desc limit $1`,
    },
    [limit],
  );
}

/** All SQL about requests for tutors and who teaches whom. */
import { hasConsent } from '../consent/index.ts';
import type { Queryable } from '../platform/database.ts';

/** A request with the tutor whom the team matched, where there is one. */
export interface RequestRow {
  readonly requestId: number;
  readonly studentId: number;
  readonly firstName: string;
  readonly subjectId: number;
  readonly requestedAt: Date;
  readonly tutorId: number | null;
  readonly tutorFirstName: string | null;
  readonly tutorLastName: string | null;
}

const requestText = (
  where: string,
): string => `select r.request_id, r.student_id, s.first_name, r.subject_id, r.requested_at,
    m.tutor_id, t.first_name as tutor_first_name, t.last_name as tutor_last_name
  from tutor_requests r join users s on s.user_id = r.student_id
    left join lateral (select tutor_id from tutor_matches m where m.student_id = r.student_id and m.subject_id = r.subject_id
      order by matched_at desc, tutor_id limit 1) m on true
    left join users t on t.user_id = m.tutor_id and t.deleted_at is null
  where ${where} and s.deleted_at is null order by r.request_id`;

export async function listRequests(db: Queryable, parentId: number): Promise<RequestRow[]> {
  return db.query<RequestRow>({ name: 'list-tutor-requests', text: requestText('s.parent_id = $1') }, [parentId]);
}

/** Requests that nobody is matched for, the oldest first: what the team works through. */
export async function listOpenRequests(db: Queryable): Promise<RequestRow[]> {
  return db.query<RequestRow>({ name: 'list-open-tutor-requests', text: requestText('m.tutor_id is null') }, []);
}

export async function findRequest(db: Queryable, requestId: number): Promise<RequestRow | undefined> {
  const [row] = await db.query<RequestRow>({ name: 'find-tutor-request', text: requestText('r.request_id = $1') }, [
    requestId,
  ]);
  return row;
}

/** The request of this child and subject, made now if there was none. */
export async function insertRequest(
  db: Queryable,
  studentId: number,
  subjectId: number,
  now: Date,
): Promise<RequestRow> {
  await db.query(
    {
      name: 'insert-tutor-request',
      text: `insert into tutor_requests (student_id, subject_id, requested_at) values ($1, $2, $3)
        on conflict (student_id, subject_id) do nothing`,
    },
    [studentId, subjectId, now],
  );
  const [row] = await db.query<RequestRow>(
    { name: 'find-tutor-request-of', text: requestText('r.student_id = $1 and r.subject_id = $2') },
    [studentId, subjectId],
  );
  if (row === undefined) throw new Error('a request for a tutor was not stored');
  return row;
}

export async function hasRequest(db: Queryable, studentId: number, subjectId: number): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'has-tutor-request',
      text: 'select from tutor_requests where student_id = $1 and subject_id = $2',
    },
    [studentId, subjectId],
  );
  return rows.length > 0;
}

export async function deleteRequest(db: Queryable, requestId: number): Promise<void> {
  await db.query({ name: 'delete-tutor-request', text: 'delete from tutor_requests where request_id = $1' }, [
    requestId,
  ]);
}

/** Deletes the requests that these tutors, and no others, are matched for: the team would match them again. */
export async function deleteAnsweredRequests(
  db: Queryable,
  studentId: number,
  tutorIds: readonly number[],
): Promise<void> {
  await db.query(
    {
      name: 'delete-answered-requests',
      text: `delete from tutor_requests r where r.student_id = $1
        and exists (select from tutor_matches m
          where m.student_id = $1 and m.subject_id = r.subject_id and m.tutor_id = any($2))
        and not exists (select from tutor_matches m
          where m.student_id = $1 and m.subject_id = r.subject_id and m.tutor_id <> all($2))`,
    },
    [studentId, tutorIds],
  );
}

/** A tutor of a child, in a class or one to one. */
export interface TeachingRow {
  readonly studentId: number;
  readonly tutorId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly subjectId: number;
  readonly classroom: string | null;
}

export async function listTeaching(db: Queryable, parentId: number): Promise<TeachingRow[]> {
  return db.query<TeachingRow>(
    {
      name: 'list-teaching',
      text: `with taught as (
          select m.student_id, m.tutor_id, m.subject_id, null as classroom from tutor_matches m
          union all
          select cs.student_id, c.tutor_id, c.subject_id, c.name from classrooms c join classroom_students cs on cs.classroom_id = c.id)
        select x.student_id, x.tutor_id, t.first_name, t.last_name, x.subject_id, x.classroom
        from taught x join users s on s.user_id = x.student_id join users t on t.user_id = x.tutor_id
        where s.parent_id = $1 and s.deleted_at is null and t.deleted_at is null
          and ${hasConsent('x.tutor_id', 'x.student_id')}
        order by x.student_id, x.subject_id, x.classroom nulls first`,
    },
    [parentId],
  );
}

/** A tutor with their subjects and numbers. */
export interface TutorRow {
  readonly tutorId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: Date;
  readonly subjectIds: number[];
  readonly classrooms: number;
  readonly students: number;
  readonly activePractices: number;
}

export async function findTutor(db: Queryable, tutorId: number, now: Date): Promise<TutorRow | undefined> {
  const [row] = await db.query<TutorRow>(
    {
      name: 'find-tutor',
      text: `select t.user_id as tutor_id, t.first_name, t.last_name, t.created_at,
          array(select subject_id::int from classrooms where tutor_id = $1
            union select subject_id::int from tutor_matches where tutor_id = $1 order by 1) as subject_ids,
          (select count(*) from classrooms where tutor_id = $1)::int as classrooms,
          (select count(*) from tutor_consents where tutor_id = $1 and ended_at is null)::int as students,
          (select count(distinct p.practice_id) from practices p join practice_tasks k using (practice_id)
            where p.set_by_id = $1 and p.deleted_at is null and k.due_at > $2 and ${hasConsent('$1', 'k.student_id')}
              and not exists (select from attempts a where a.student_id = k.student_id and a.kind = 'practice'
                and a.source_id = k.task_id and a.status = 'FINISH'))::int as active_practices
        from users t where t.user_id = $1 and t.role = 'tutor' and t.deleted_at is null`,
    },
    [tutorId, now],
  );
  return row;
}

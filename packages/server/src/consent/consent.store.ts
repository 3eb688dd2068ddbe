/** All SQL about consents. */
import type { ConsentParty } from '@comet/domain/consent/consent';
import type { Queryable } from '../platform/database.ts';

/** Whether this tutor may see this student, in SQL: the only condition by which anything of a child reaches a tutor. */
export const hasConsent = (tutorId: string, studentId: string): string =>
  `exists (select from tutor_consents tc where tc.tutor_id = ${tutorId} and tc.student_id = ${studentId} and tc.ended_at is null)`;

export interface ConsentRow {
  readonly consentId: number;
  readonly studentId: number;
  readonly studentName: string;
  readonly tutorId: number;
  readonly tutorFirstName: string;
  readonly tutorLastName: string;
  readonly givenBy: ConsentParty;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly arrangements: readonly { readonly subjectId: number; readonly classroom: string | null }[];
}

/** The consents for a parent's children, those in force first. */
export async function listConsents(db: Queryable, parentId: number): Promise<ConsentRow[]> {
  return db.query<ConsentRow>(
    {
      name: 'list-consents',
      text: `select k.consent_id, k.student_id, s.first_name as student_name, k.tutor_id, t.first_name as tutor_first_name,
          t.last_name as tutor_last_name, k.given_by, k.started_at, k.ended_at,
          case when k.ended_at is null then (
            select coalesce(json_agg(json_build_object('subjectId', a.subject_id, 'classroom', a.name) order by a.subject_id, a.name nulls first), '[]')
            from (select m.subject_id, null as name from tutor_matches m where m.tutor_id = k.tutor_id and m.student_id = k.student_id
              union all
              select c.subject_id, c.name from classrooms c join classroom_students cs on cs.classroom_id = c.id
              where c.tutor_id = k.tutor_id and cs.student_id = k.student_id) a)
          else '[]' end as arrangements
        from tutor_consents k join users s on s.user_id = k.student_id join users t on t.user_id = k.tutor_id
        where s.parent_id = $1 and s.deleted_at is null
        order by s.first_name, k.student_id, k.ended_at desc nulls first, k.consent_id`,
    },
    [parentId],
  );
}

/** Whose child a consent is about. */
export async function findStudent(db: Queryable, consentId: number): Promise<number | undefined> {
  const [row] = await db.query<{ studentId: number }>(
    { name: 'find-consent', text: 'select student_id from tutor_consents where consent_id = $1' },
    [consentId],
  );
  return row?.studentId;
}

/** Gives consent unless it is in force. The row stays locked, so that it cannot end before the transaction does. */
export async function giveConsent(
  db: Queryable,
  consent: { readonly tutorId: number; readonly studentId: number; readonly by: ConsentParty },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'give-consent',
      text: `insert into tutor_consents (student_id, tutor_id, given_by, started_at) values ($1, $2, $3, $4)
        on conflict (student_id, tutor_id) where ended_at is null do update set given_by = tutor_consents.given_by`,
    },
    [consent.studentId, consent.tutorId, consent.by, now],
  );
}

/** Locks the consent in force until the transaction ends; false where there is none. */
export async function lockConsent(db: Queryable, tutorId: number, studentId: number): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'lock-consent',
      text: 'select from tutor_consents where tutor_id = $1 and student_id = $2 and ended_at is null for update',
    },
    [tutorId, studentId],
  );
  return rows.length > 0;
}

/** Ends these consents. */
export async function endConsents(
  db: Queryable,
  consents: { readonly studentId: number; readonly tutorIds: readonly number[]; readonly by: ConsentParty },
  now: Date,
): Promise<void> {
  const { studentId, tutorIds, by } = consents;
  await db.query(
    {
      name: 'end-consents',
      text: `update tutor_consents set ended_at = $3, ended_by = $4
        where student_id = $1 and tutor_id = any($2) and ended_at is null`,
    },
    [studentId, tutorIds, now, by],
  );
}

/** The tutor of a consent that is in force. */
export async function findTutor(db: Queryable, consentId: number): Promise<number | undefined> {
  const [row] = await db.query<{ tutorId: number }>(
    {
      name: 'find-tutor-of-consent',
      text: 'select tutor_id from tutor_consents where consent_id = $1 and ended_at is null',
    },
    [consentId],
  );
  return row?.tutorId;
}

/** All SQL about what tutors write to families. */
import type { Queryable } from '../platform/database.ts';

export interface SentRow {
  readonly classroomId: number | null;
  readonly studentId: number | null;
  readonly message: string;
  readonly families: number;
  readonly withoutAddress: number;
  readonly sentAt: Date;
}

/** One message of a tutor at a time; the others wait and then find it sent. */
export async function lockWriter(db: Queryable, tutorId: number): Promise<void> {
  await db.query({ name: 'lock-writer', text: "select pg_advisory_xact_lock(hashtext('tutor-message'), $1)" }, [
    tutorId,
  ]);
}

/** What the tutor sent since a moment: how often, and whether these very words went to this target. */
export async function listSentSince(db: Queryable, tutorId: number, since: Date): Promise<SentRow[]> {
  return db.query(
    {
      name: 'list-sent-since',
      text: `select classroom_id, student_id, message, families, without_address, sent_at from tutor_messages
        where tutor_id = $1 and sent_at > $2 order by sent_at desc`,
    },
    [tutorId, since],
  );
}

export async function insertMessage(
  db: Queryable,
  sent: {
    readonly tutorId: number;
    readonly classroomId: number | undefined;
    readonly studentId: number | undefined;
    readonly studentIds: readonly number[];
    readonly message: string;
    readonly families: number;
    readonly withoutAddress: number;
  },
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ messageId: number }>(
    {
      name: 'insert-tutor-message',
      text: `with sent as (
          insert into tutor_messages (tutor_id, classroom_id, student_id, message, families, without_address, sent_at)
          values ($1, $2, $3, $4, $5, $6, $7) returning message_id),
        about as (insert into tutor_message_students (message_id, student_id) select message_id, unnest($8::int[]) from sent)
        select message_id from sent`,
    },
    [
      sent.tutorId,
      sent.classroomId ?? null,
      sent.studentId ?? null,
      sent.message,
      sent.families,
      sent.withoutAddress,
      now,
      sent.studentIds,
    ],
  );
  if (row === undefined) throw new Error('a message was not stored');
  return row.messageId;
}

/** A student with the confirmed address to write to about them: the parent's, or their own where they signed up alone. */
export interface AddressRow {
  readonly firstName: string;
  readonly email: string | null;
}

export async function listAddresses(db: Queryable, studentIds: readonly number[]): Promise<AddressRow[]> {
  return db.query<AddressRow>(
    {
      name: 'list-addresses',
      text: `select s.first_name, case
            when s.parent_id is null and s.email_confirmed_at is not null then s.email
            when p.email_confirmed_at is not null then p.email
          end as email
        from users s left join users p on p.user_id = s.parent_id and p.deleted_at is null
        where s.user_id = any($1) and s.deleted_at is null order by s.first_name, s.user_id`,
    },
    [studentIds],
  );
}

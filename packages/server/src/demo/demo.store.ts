/** SQL that only the demo needs: finding it, filling its classes and subscriptions, and taking it away. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import type { NotificationKind } from '@comet/domain/notifications/kinds';
import type { Key } from '@comet/questions/kernel/key';
import { rightText } from '@comet/questions/marking/right-text';
import type { Queryable } from '../platform/database.ts';

export async function hasDemo(db: Queryable): Promise<boolean> {
  const rows = await db.query(
    { name: 'has-demo', text: `select from users where user_name = 'demo-tutor' and role = 'tutor'` },
    [],
  );
  return rows.length > 0;
}

/** Removes these accounts with all that hangs on them, children before their parents. */
export async function deleteAccounts(db: Queryable, userNames: readonly string[]): Promise<void> {
  const values = [userNames];
  await db.query(
    {
      name: 'delete-demo-payments',
      text: `delete from sandbox_objects where customer_id in (
        select customer_id from billing_customers c join users u on u.user_id = c.payer_id where u.user_name = any($1))`,
    },
    values,
  );
  await db.query(
    { name: 'delete-demo-students', text: `delete from users where user_name = any($1) and role = 'student'` },
    values,
  );
  await db.query({ name: 'delete-demo-adults', text: 'delete from users where user_name = any($1)' }, values);
}

export async function insertSubscription(
  db: Queryable,
  studentId: number,
  periodEndsAt: Date,
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-subscription',
      text: `insert into subscriptions (student_id, status, current_period_ends_at, updated_at) values ($1, 'active', $2, $3)`,
    },
    [studentId, periodEndsAt, now],
  );
}

/** A classmate's parent has said yes. */
export async function insertGivenApproval(
  db: Queryable,
  studentId: number,
  parentEmail: string,
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-given-approval',
      text: 'insert into parent_approvals (student_id, parent_email, asked_at, approved_at) values ($1, $2, $3, $3)',
    },
    [studentId, parentEmail, now],
  );
}

export async function insertClassroom(
  db: Queryable,
  tutorId: number,
  name: string,
  subjectId: number,
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    {
      name: 'insert-classroom',
      text: 'insert into classrooms (tutor_id, name, subject_id, created_at) values ($1, $2, $3, $4) returning id',
    },
    [tutorId, name, subjectId, now],
  );
  if (row === undefined) throw new Error('insert into classrooms returned nothing');
  return row.id;
}

export async function insertClassroomStudent(
  db: Queryable,
  classroomId: number,
  studentId: number,
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-classroom-student',
      text: 'insert into classroom_students (classroom_id, student_id, joined_at) values ($1, $2, $3)',
    },
    [classroomId, studentId, now],
  );
}

/** The question and its key, so that the demo's children answer as children do: mostly right. */
export async function getQuestion(db: Queryable, questionId: number): Promise<{ key: Key; question: Question }> {
  const [row] = await db.query<{ key: Key; question: Question }>(
    {
      name: 'get-demo-question',
      text: 'select i.key, i.question from attempt_questions q join question_items i using (item_id) where q.question_id = $1',
    },
    [questionId],
  );
  if (row === undefined) throw new Error(`there is no question ${questionId}`);
  return row;
}

/** An answer as a right or a wrong child would give it. */
export function answerFor({ key, question }: { key: Key; question: Question }, isRight: boolean): GivenAnswer {
  const form = question.answer;
  if (key.type === 'multipleChoice' && form.type === 'multipleChoice')
    return { type: 'multipleChoice', option: isRight ? key.option : (key.option + 1) % form.options.length };
  if (key.type === 'multipleWordChoice' && form.type === 'multipleWordChoice') {
    const away = (place: number, group: number): number => (place + 1) % (form.groups[group]?.words.length ?? 1);
    const picks = key.picks.map((places, group) => places.map((place) => (isRight ? place : away(place, group))));
    return { type: 'multipleWordChoice', picks };
  }
  if (key.type !== 'writeAnswer' || form.type !== 'writeAnswer') throw new Error('the key is of another type');
  return { type: 'writeAnswer', text: isRight ? rightText(key.spec, form) : (key.mistakes[0]?.given ?? '0') };
}

/** What the demo's children were told of weeks ago isn't new to them. */
export async function openNotices(db: Queryable, kinds: readonly NotificationKind[]): Promise<void> {
  await db.query(
    {
      name: 'open-demo-notices',
      text: `update notifications n set opened_at = n.created_at from users u
        where u.user_id = n.user_id and u.user_name like 'demo-%' and n.kind = any($1) and n.opened_at is null`,
    },
    [kinds],
  );
}

/** All SQL about classes and who is in them. */
import { hasConsent } from '../consent/index.ts';
import type { Queryable } from '../platform/database.ts';

export interface ClassroomRow {
  readonly id: number;
  readonly name: string;
  readonly subjectId: number;
  readonly numberOfStudents: number;
  readonly createdAt: Date;
}

/** Text found anywhere in a name: a plain substring, whatever letters it has. */
export const contains = (column: string, parameter: string): string =>
  `position(lower(${parameter}) in lower(${column})) > 0`;

const classroomColumns = `c.id, c.name, c.subject_id, c.created_at,
  (select count(*) from classroom_students cs join users u on u.user_id = cs.student_id
    where cs.classroom_id = c.id and u.deleted_at is null and ${hasConsent('c.tutor_id', 'cs.student_id')})::int as number_of_students`;

export async function listClassrooms(
  db: Queryable,
  tutorId: number,
  search: string | undefined,
  subjectId: number | undefined,
): Promise<ClassroomRow[]> {
  return db.query<ClassroomRow>(
    {
      name: 'list-classrooms',
      text: `select ${classroomColumns} from classrooms c
        where c.tutor_id = $1 and ($2::text is null or ${contains('c.name', '$2')}) and ($3::int is null or c.subject_id = $3)
        order by c.name, c.id`,
    },
    [tutorId, search ?? null, subjectId ?? null],
  );
}

/** The tutor's classes that a student is in. */
export async function listClassroomsOf(db: Queryable, tutorId: number, studentId: number): Promise<ClassroomRow[]> {
  return db.query<ClassroomRow>(
    {
      name: 'list-classrooms-of',
      text: `select ${classroomColumns} from classrooms c join classroom_students cs on cs.classroom_id = c.id
        where c.tutor_id = $1 and cs.student_id = $2 order by c.name, c.id`,
    },
    [tutorId, studentId],
  );
}

/** The tutor's own class; another's is not found. */
export async function findClassroom(db: Queryable, tutorId: number, id: number): Promise<ClassroomRow | undefined> {
  const [row] = await db.query<ClassroomRow>(
    {
      name: 'find-classroom',
      text: `select ${classroomColumns} from classrooms c where c.tutor_id = $1 and c.id = $2`,
    },
    [tutorId, id],
  );
  return row;
}

export async function findClassroomByName(
  db: Queryable,
  tutorId: number,
  name: string,
  subjectId: number,
): Promise<ClassroomRow | undefined> {
  const [row] = await db.query<ClassroomRow>(
    {
      name: 'find-classroom-by-name',
      text: `select ${classroomColumns} from classrooms c
        where c.tutor_id = $1 and lower(c.name) = lower($2) and c.subject_id = $3`,
    },
    [tutorId, name, subjectId],
  );
  return row;
}

/** Makes the class unless the tutor has one of this name and subject. */
export async function insertClassroom(
  db: Queryable,
  tutorId: number,
  name: string,
  subjectId: number,
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'make-classroom',
      text: `insert into classrooms (tutor_id, name, subject_id, created_at) values ($1, $2, $3, $4)
        on conflict (tutor_id, lower(name), subject_id) do nothing`,
    },
    [tutorId, name, subjectId, now],
  );
}

export async function updateClassroom(db: Queryable, id: number, name: string, subjectId: number): Promise<void> {
  await db.query({ name: 'update-classroom', text: 'update classrooms set name = $2, subject_id = $3 where id = $1' }, [
    id,
    name,
    subjectId,
  ]);
}

export async function deleteClassroom(db: Queryable, id: number): Promise<void> {
  await db.query({ name: 'delete-classroom', text: 'delete from classrooms where id = $1' }, [id]);
}

export async function listClassStudents(db: Queryable, classroomId: number): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    {
      name: 'list-class-students',
      text: `select cs.student_id from classroom_students cs join classrooms c on c.id = cs.classroom_id
        where cs.classroom_id = $1 and ${hasConsent('c.tutor_id', 'cs.student_id')}`,
    },
    [classroomId],
  );
  return rows.map(({ studentId }) => studentId);
}

/** Gives who was in it. */
export async function deleteClassStudents(
  db: Queryable,
  classroomId: number,
  studentIds: readonly number[],
): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    {
      name: 'delete-class-students',
      text: 'delete from classroom_students where classroom_id = $1 and student_id = any($2) returning student_id',
    },
    [classroomId, studentIds],
  );
  return rows.map(({ studentId }) => studentId);
}

/** Puts the student into these classes of the tutor and out of all others of theirs. */
export async function setClassesOf(
  db: Queryable,
  tutorId: number,
  studentId: number,
  classroomIds: readonly number[],
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'leave-classes',
      text: `delete from classroom_students cs using classrooms c
        where c.id = cs.classroom_id and c.tutor_id = $1 and cs.student_id = $2 and not cs.classroom_id = any($3)`,
    },
    [tutorId, studentId, classroomIds],
  );
  await db.query(
    {
      name: 'join-classes',
      text: `insert into classroom_students (classroom_id, student_id, joined_at)
        select c.id, $2, $4 from classrooms c where c.tutor_id = $1 and c.id = any($3) and ${hasConsent('$1', '$2')} on conflict do nothing`,
    },
    [tutorId, studentId, classroomIds, now],
  );
}

/** A tutor's classes. */
import type { Classroom } from '@comet/contract/classrooms';
import { getSubject } from '@comet/domain/curriculum/subjects';
import { sameRequestMs } from '@comet/domain/same-request';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { isUniqueViolation } from '../platform/database-errors.ts';
import { Refusal } from '../platform/refusal.ts';
import * as store from './classrooms.store.ts';

export type ClassroomsService = ReturnType<typeof createClassroomsService>;

/** What a class is called and of which subject it is. */
export interface ClassroomBody {
  readonly name: string;
  readonly subjectId: number;
}

const classroomOf = (row: store.ClassroomRow): Classroom => ({
  id: row.id,
  name: row.name,
  subject: { id: row.subjectId, name: getSubject(row.subjectId).name },
  numberOfStudents: row.numberOfStudents,
});

export function createClassroomsService({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  /** Another tutor's class is not there. */
  async function getOwn(db: Queryable, tutorId: number, id: number): Promise<store.ClassroomRow> {
    const classroom = await store.findClassroom(db, tutorId, id);
    if (classroom === undefined) throw new Refusal('notFound');
    return classroom;
  }

  return {
    async list(tutorId: number, search: string | undefined, subjectId: number | undefined): Promise<Classroom[]> {
      const rows = await store.listClassrooms(database, tutorId, search === '' ? undefined : search, subjectId);
      return rows.map(classroomOf);
    },

    /** Throws 404 unless the class is the tutor's. */
    async get(tutorId: number, id: number): Promise<Classroom> {
      return classroomOf(await getOwn(database, tutorId, id));
    },

    async listOf(tutorId: number, studentId: number): Promise<Classroom[]> {
      return (await store.listClassroomsOf(database, tutorId, studentId)).map(classroomOf);
    },

    listStudentIds: (id: number) => store.listClassStudents(database, id),

    /** The class as it is afterwards; asked for twice in a moment, it is made once. */
    async create(db: Queryable, tutorId: number, { name, subjectId }: ClassroomBody): Promise<Classroom> {
      const now = clock.now();
      await store.insertClassroom(db, tutorId, name, subjectId, now);
      const classroom = await store.findClassroomByName(db, tutorId, name, subjectId);
      if (classroom === undefined) throw new Error('a class was made and is not there');
      if (now.getTime() - classroom.createdAt.getTime() > sameRequestMs) throw new Refusal('classNameTaken');
      return classroomOf(classroom);
    },

    async update(tutorId: number, id: number, { name, subjectId }: ClassroomBody): Promise<Classroom> {
      await getOwn(database, tutorId, id);
      try {
        await store.updateClassroom(database, id, name, subjectId);
      } catch (error) {
        if (isUniqueViolation(error, 'classrooms_once')) throw new Refusal('classNameTaken');
        throw error;
      }
      return classroomOf(await getOwn(database, tutorId, id));
    },

    /** Its students stay in the tutor's care, so that a slip of the finger loses nobody. */
    async delete(tutorId: number, id: number): Promise<void> {
      await database.transaction(async (tx) => {
        await getOwn(tx, tutorId, id);
        await store.deleteClassroom(tx, id);
      });
    },

    /** Gives who was in it; they stay in the tutor's care. */
    async removeStudents(tutorId: number, id: number, studentIds: readonly number[]): Promise<number[]> {
      return database.transaction(async (tx) => {
        await getOwn(tx, tutorId, id);
        return store.deleteClassStudents(tx, id, studentIds);
      });
    },
  };
}

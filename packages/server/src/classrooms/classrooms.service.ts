/** The classes and students in a tutor's care. */
import type { TutorStudent } from '@comet/contract/classrooms';
import { findSubject } from '@comet/domain/curriculum/subjects';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import * as store from './classrooms.store.ts';

export type Classrooms = ReturnType<typeof createClassrooms>;

/** An empty search finds everybody. */
const wanted = (search: string | undefined): string | undefined => (search === '' ? undefined : search);

export function createClassrooms({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async list(tutorId: number, search: string | undefined, subjectId: number | undefined) {
      const rows = await store.listClassrooms(database, tutorId, wanted(search), subjectId);
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        subject: { id: row.subject_id, name: findSubject(row.subject_id)?.name ?? '' },
        numberOfStudents: row.number_of_students,
      }));
    },

    async listStudents(
      tutorId: number,
      search: string | undefined,
      subjectId: number | undefined,
    ): Promise<TutorStudent[]> {
      const rows = await store.listTutorStudents(database, tutorId, wanted(search), subjectId, clock.now());
      return rows.map((row) => ({
        userId: row.user_id,
        firstName: row.first_name,
        lastName: row.last_name,
        yearOfStudy: row.year_of_study,
        studyType: row.is_matched ? 'oneToOne' : 'inClass',
        extraTime: row.extra_time,
        classrooms: row.classrooms,
        today: { answered: row.today_answered, right: row.today_right },
        week: { answered: row.week_answered, right: row.week_right, spentMs: row.week_spent_ms },
        lastActiveAt: row.last_active_at?.toISOString() ?? null,
      }));
    },

    /** Of one class, those taught one to one, or everybody in the tutor's care. */
    async listByClass(tutorId: number, classroomId: number | undefined, isOneToOne: boolean) {
      const rows = await store.listTutorStudents(database, tutorId, undefined, undefined, clock.now());
      return rows
        .filter(({ is_matched }) => !isOneToOne || is_matched)
        .filter(({ classrooms }) => classroomId === undefined || classrooms.some(({ id }) => id === classroomId))
        .map((row) => ({
          userId: row.user_id,
          firstName: row.first_name,
          lastName: row.last_name,
          yearOfStudy: row.year_of_study,
        }));
    },

    /** Whose progress this person may follow live. */
    watchedStudents: (userId: number) => store.listWatchedStudents(database, userId),
  };
}

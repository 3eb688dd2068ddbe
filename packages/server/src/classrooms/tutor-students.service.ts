/** A tutor's students: who they are, and how they are taught. */
import type { WornPresets } from '@comet/contract/avatar-fields';
import type { TutorStudent } from '@comet/contract/classrooms';
import { classroomsCan } from '@comet/domain/classrooms/classrooms-can';
import { type StudyType, studyTypeOf } from '@comet/domain/classrooms/teaching';
import type { ConsentParty } from '@comet/domain/consent/consent';
import type { WornService } from '../avatars/index.ts';
import type { ConsentService } from '../consent/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { findClassroom, setClassesOf } from './classrooms.store.ts';
import * as store from './tutor-students.store.ts';

export type TutorStudentsService = ReturnType<typeof createTutorStudentsService>;

/** Of one class, those taught one to one, or everybody in the tutor's care. */
export interface Group {
  readonly classroomId?: number | undefined;
  readonly isOneToOne?: boolean | undefined;
  readonly studentId?: number | undefined;
}

function studentOf(row: store.TutorStudentRow, usersAvatarPresets: WornPresets): TutorStudent {
  const chosen = row.studyType ?? undefined;
  return {
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    yearOfStudy: row.yearOfStudy,
    studyType: studyTypeOf({ chosen, isMatched: row.isMatched, classCount: row.classrooms.length }),
    extraTime: row.extraTime,
    classrooms: row.classrooms,
    today: { answered: row.todayAnswered, right: row.todayRight },
    week: { answered: row.weekAnswered, right: row.weekRight, spentMs: row.weekSpentMs },
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
    usersAvatarPresets,
  };
}

export interface CareParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly consents: Pick<ConsentService, 'endIn' | 'give' | 'hold'>;
  readonly worn: WornService;
}

export function createTutorStudentsService({ database, clock, consents, worn }: CareParts) {
  async function listStudents(tutorId: number, wanted: store.TutorStudentsFilter): Promise<TutorStudent[]> {
    const rows = await store.listTutorStudents(database, tutorId, wanted, clock.now());
    const wornBy = await worn.wornByMany(rows.map(({ userId }) => userId));
    return rows.map((row) => studentOf(row, wornBy(row.userId)));
  }

  return {
    async list(tutorId: number, search: string | undefined, subjectId: number | undefined): Promise<TutorStudent[]> {
      return listStudents(tutorId, { search: search === '' ? undefined : search, subjectId });
    },

    async listGroup(tutorId: number, { classroomId, isOneToOne = false, studentId }: Group): Promise<TutorStudent[]> {
      const students = await listStudents(tutorId, { studentId });
      return students
        .filter(({ studyType }) => !isOneToOne || studyType === 'oneToOne')
        .filter(({ classrooms }) => classroomId === undefined || classrooms.some(({ id }) => id === classroomId));
    },

    /** Whose progress this person may follow live. */
    watchedStudents: (userId: number) => store.listWatchedStudents(database, userId),

    /** Says how a student is taught and, where classes are named, which classes they are in. The caller has made sure of the tutor. */
    async setStudyType(
      tutorId: number,
      {
        studentId,
        type,
        classroomIds,
      }: {
        readonly studentId: number;
        readonly type: StudyType;
        readonly classroomIds?: readonly number[] | undefined;
      },
    ): Promise<TutorStudent> {
      const wanted = type === 'none' ? [] : classroomIds;
      await database.transaction(async (tx) => {
        await consents.hold(tx, tutorId, studentId);
        for (const id of wanted ?? [])
          if ((await findClassroom(tx, tutorId, id)) === undefined) throw new Refusal('notFound');
        const now = clock.now();
        await store.setStudyType(tx, tutorId, studentId, type);
        if (wanted !== undefined) await setClassesOf(tx, tutorId, studentId, wanted, now);
        const [student] = await store.listTutorStudents(tx, tutorId, { studentId }, now);
        requireAllowed(classroomsCan.teach({ type, classCount: student?.classrooms.length ?? 0 }));
      });
      const [student] = await listStudents(tutorId, { studentId });
      if (student === undefined) throw new Refusal('notFound');
      return student;
    },

    /** The team gives a student a tutor in a subject, with consent: the parent's where they asked for a tutor. */
    async match(
      db: Queryable,
      match: { readonly tutorId: number; readonly studentId: number; readonly subjectId: number },
      by: ConsentParty,
    ): Promise<void> {
      const { tutorId, studentId, subjectId } = match;
      await consents.give(db, { tutorId, studentId, by });
      await store.insertMatch(db, tutorId, studentId, subjectId, clock.now());
    },

    /** The parent ends tutoring in a subject; a tutor who was matched in nothing else loses consent. */
    async endMatches(db: Queryable, studentId: number, subjectId: number): Promise<void> {
      const tutorIds = await store.deleteMatches(db, studentId, subjectId);
      await consents.endIn(db, { studentId, tutorIds, by: 'parent' });
    },
  };
}

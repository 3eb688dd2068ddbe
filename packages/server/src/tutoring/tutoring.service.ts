/** How a family comes by a tutor: the parent asks, the team matches, the parent may end it. */
import type { TutorRequest } from '@comet/contract/tutoring';
import type { Role } from '@comet/domain/accounts/roles';
import { requestCode } from '@comet/domain/classrooms/teaching';
import { getSubject } from '@comet/domain/curriculum/subjects';
import type { AccountsService } from '../accounts/index.ts';
import type { TutorStudentsService } from '../classrooms/index.ts';
import type { ConsentService } from '../consent/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import * as store from './tutoring.store.ts';

export interface TutoringParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Pick<AccountsService, 'listChildren' | 'findByLogin'>;
  readonly tutorStudents: TutorStudentsService;
  readonly consents: Pick<ConsentService, 'announce' | 'list'>;
}

export type TutoringService = ReturnType<typeof createTutoringService>;

function requestOf(row: store.RequestRow): TutorRequest {
  const { tutorId, tutorFirstName: firstName, tutorLastName: lastName } = row;
  return {
    id: row.requestId,
    code: requestCode(row.requestId),
    studentId: row.studentId,
    studentName: row.firstName,
    subjectId: row.subjectId,
    subject: getSubject(row.subjectId).key,
    tutor: tutorId === null || firstName === null || lastName === null ? null : { tutorId, firstName, lastName },
    isAccountConnected: tutorId !== null,
    requestedAt: row.requestedAt.toISOString(),
  };
}

export function createTutoringService({ database, clock, accounts, tutorStudents, consents }: TutoringParts) {
  return {
    async request(studentId: number, subjectId: number): Promise<TutorRequest> {
      return requestOf(await store.insertRequest(database, studentId, subjectId, clock.now()));
    },

    async list(parentId: number): Promise<TutorRequest[]> {
      return (await store.listRequests(database, parentId)).map(requestOf);
    },

    async listOpen(): Promise<TutorRequest[]> {
      return (await store.listOpenRequests(database)).map(requestOf);
    },

    /** Whose child a request is about; undefined when there is none. */
    async studentOf(requestId: number): Promise<number | undefined> {
      return (await store.findRequest(database, requestId))?.studentId;
    },

    /** Withdraws a request, and with it tutoring in this subject. */
    async delete(requestId: number): Promise<void> {
      const studentId = await database.transaction(async (tx) => {
        const request = await store.findRequest(tx, requestId);
        if (request === undefined) throw new Refusal('notFound');
        await store.deleteRequest(tx, requestId);
        await tutorStudents.endMatches(tx, request.studentId, request.subjectId);
        return request.studentId;
      });
      consents.announce(studentId);
    },

    async childrenWithTutor(parentId: number) {
      const [children, teaching] = await Promise.all([
        accounts.listChildren(parentId),
        store.listTeaching(database, parentId),
      ]);
      return children.map((child) => ({
        ...child,
        tutors: teaching
          .filter(({ studentId }) => studentId === child.userId)
          .map((row) => ({
            tutorId: row.tutorId,
            firstName: row.firstName,
            lastName: row.lastName,
            subject: getSubject(row.subjectId).key,
            classroom: row.classroom,
          })),
      }));
    },

    /** A tutor sees themselves, a parent the tutors of their children; anybody else is not there. */
    async details(reader: { readonly userId: number; readonly role: Role }, tutorId: number) {
      const isOwn = reader.userId === tutorId;
      const known = reader.role === 'parent' ? await consents.list(reader.userId) : [];
      if (!isOwn && !known.some(({ tutor, until }) => tutor.tutorId === tutorId && until === null))
        throw new Refusal('notFound');
      const tutor = await store.findTutor(database, tutorId, clock.now());
      if (tutor === undefined) throw new Refusal('notFound');
      const { classrooms, students, activePractices } = tutor;
      return {
        tutorId,
        firstName: tutor.firstName,
        lastName: tutor.lastName,
        subjects: tutor.subjectIds.map((subjectId) => getSubject(subjectId).key),
        tutorSince: tutor.createdAt.toISOString(),
        numbers: isOwn ? { classrooms, students, activePractices } : null,
      };
    },

    /** The team gives a student a tutor in a subject; the parent finds it among their requests. */
    async match(db: Queryable, tutorId: number, studentId: number, subjectId: number): Promise<TutorRequest> {
      const wasAsked = await store.hasRequest(db, studentId, subjectId);
      await tutorStudents.match(db, { tutorId, studentId, subjectId }, wasAsked ? 'parent' : 'team');
      consents.announce(studentId);
      return requestOf(await store.insertRequest(db, studentId, subjectId, clock.now()));
    },

    /** The ids of a tutor and a student by what they log in with; a sentence when one is not what it should be. */
    async findPair(tutorLogin: string, studentLogin: string): Promise<{ tutorId: number; studentId: number }> {
      const [tutor, student] = await Promise.all([
        accounts.findByLogin(tutorLogin),
        accounts.findByLogin(studentLogin),
      ]);
      if (tutor?.role !== 'tutor') throw new Error(`${tutorLogin} is no tutor`);
      if (student?.role !== 'student') throw new Error(`${studentLogin} is no student`);
      return { tutorId: tutor.userId, studentId: student.userId };
    },
  };
}

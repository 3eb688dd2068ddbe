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
  const { tutor_id: tutorId, tutor_first_name: firstName, tutor_last_name: lastName } = row;
  return {
    id: row.request_id,
    code: requestCode(row.request_id),
    studentId: row.student_id,
    studentName: row.first_name,
    subjectId: row.subject_id,
    subject: getSubject(row.subject_id).key,
    tutor: tutorId === null || firstName === null || lastName === null ? null : { tutorId, firstName, lastName },
    isAccountConnected: tutorId !== null,
    requestedAt: row.requested_at.toISOString(),
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
      return (await store.findRequest(database, requestId))?.student_id;
    },

    /** Withdraws a request, and with it tutoring in this subject. */
    async delete(requestId: number): Promise<void> {
      const studentId = await database.transaction(async (tx) => {
        const request = await store.findRequest(tx, requestId);
        if (request === undefined) throw new Refusal('notFound');
        await store.deleteRequest(tx, requestId);
        await tutorStudents.endMatches(tx, request.student_id, request.subject_id);
        return request.student_id;
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
          .filter(({ student_id }) => student_id === child.userId)
          .map((row) => ({
            tutorId: row.tutor_id,
            firstName: row.first_name,
            lastName: row.last_name,
            subject: getSubject(row.subject_id).key,
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
      const { classrooms, students, active_practices: activePractices } = tutor;
      return {
        tutorId,
        firstName: tutor.first_name,
        lastName: tutor.last_name,
        subjects: tutor.subject_ids.map((subjectId) => getSubject(subjectId).key),
        tutorSince: tutor.created_at.toISOString(),
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
      return { tutorId: tutor.user_id, studentId: student.user_id };
    },
  };
}

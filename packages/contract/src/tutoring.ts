/** How a family comes by a tutor: requests, the tutors that children have, and who a tutor is. */
import { z } from 'zod';
import { childSchema } from './accounts.ts';
import { defineCall, type Policy } from './call.ts';
import {
  idSchema,
  idTextSchema,
  isoTimeSchema,
  longIdSchema,
  longIdTextSchema,
  nothingSchema,
  subjectIdSchema,
  subjectKeySchema,
} from './fields.ts';

const parentReads = {
  callers: ['parent'],
  reach: 'own',
  whilePending: false,
  limit: 'general',
  repeated: 'reads',
  audit: 'nothing',
} as const satisfies Policy;

/** A parent's request for a tutor, and the tutor once the team has matched one. */
export const tutorRequestSchema = z.object({
  id: longIdSchema,
  /** What the parent says on the telephone to name the request. */
  code: z.string(),
  studentId: idSchema,
  studentName: z.string(),
  subjectId: idSchema,
  subject: subjectKeySchema,
  tutor: z.object({ tutorId: idSchema, firstName: z.string(), lastName: z.string() }).nullable(),
  isAccountConnected: z.boolean(),
  requestedAt: isoTimeSchema,
});
export type TutorRequest = z.infer<typeof tutorRequestSchema>;

export const createTutorRequest = defineCall({
  method: 'POST',
  path: '/user/tutors/requests',
  feature: 'tutoring',
  summary: 'Asks the team for a tutor of a child in a subject; asked again, it is the same request',
  policy: { ...parentReads, reach: ['parent'], repeated: 'same', audit: 'account' },
  body: z.strictObject({ subjectId: subjectIdSchema, studentId: idSchema }),
  answer: tutorRequestSchema,
  changes: ['tutoring'],
  errors: [],
  example: ({ studentId }) => ({ body: { subjectId: 2, studentId } }),
});

export const listTutorRequests = defineCall({
  method: 'GET',
  path: '/user/tutors/requests',
  feature: 'tutoring',
  summary: "The parent's requests for tutors",
  policy: parentReads,
  answer: z.array(tutorRequestSchema),
  errors: [],
  example: () => ({}),
});

export const deleteTutorRequest = defineCall({
  method: 'DELETE',
  path: '/user/tutors/requests/{id}',
  feature: 'tutoring',
  summary:
    'Withdraws a request; a matched tutor stops teaching the child in this subject, and loses consent if it was their only one',
  policy: { ...parentReads, reach: ['parent'], repeated: 'same', audit: 'account' },
  params: z.strictObject({ id: longIdTextSchema }),
  answer: nothingSchema,
  changes: ['classrooms', 'consent', 'flashcards', 'live-lessons', 'practice', 'reports', 'tutoring'],
  errors: [],
  example: ({ tutorRequestId }) => ({ params: { id: tutorRequestId } }),
});

export const listChildrenWithTutor = defineCall({
  method: 'GET',
  path: '/user/parent/children/with-tutor',
  feature: 'tutoring',
  summary: "The parent's children with the tutors who teach them one to one or in a class",
  policy: { ...parentReads, audit: 'childData' },
  answer: z.array(
    childSchema.extend({
      tutors: z.array(
        z.object({
          tutorId: idSchema,
          firstName: z.string(),
          lastName: z.string(),
          subject: subjectKeySchema,
          /** The class, or null where the tutor teaches the child one to one. */
          classroom: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: [],
  example: () => ({}),
});

export const getTutoringContact = defineCall({
  method: 'GET',
  path: '/user/tutors/contact',
  feature: 'tutoring',
  summary: 'The telephone number at which the team matches tutors',
  policy: { ...parentReads, reach: 'nobody' },
  answer: z.object({ phone: z.string() }),
  errors: [],
  example: () => ({}),
});

export const getTutorDetails = defineCall({
  method: 'GET',
  path: '/user/tutors/details/{id}',
  feature: 'tutoring',
  summary: 'Who a tutor is, for themselves and for the parents of the children in their care',
  policy: { ...parentReads, callers: ['tutor', 'parent'], reach: ['tutor', 'parent'] },
  params: z.strictObject({ id: idTextSchema }),
  answer: z.object({
    tutorId: idSchema,
    firstName: z.string(),
    lastName: z.string(),
    /** Subjects of the tutor's classes and matches. */
    subjects: z.array(subjectKeySchema),
    tutorSince: isoTimeSchema,
    /** For the tutor alone; to a parent it is null. */
    numbers: z.object({ classrooms: z.int(), students: z.int(), activePractices: z.int() }).nullable(),
  }),
  errors: [],
  example: ({ tutorId }) => ({ params: { id: tutorId } }),
});

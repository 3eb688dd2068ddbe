/** Which tutors may see a family's children, and how a parent ends it. */
import { consentParties } from '@comet/domain/consent/consent';
import { z } from 'zod';
import { defineCall, type Policy } from './call.ts';
import { idSchema, isoTimeSchema, longIdSchema, longIdTextSchema, nothingSchema, subjectKeySchema } from './fields.ts';

const parentReads = {
  callers: ['parent'],
  reach: 'own',
  whilePending: true,
  limit: 'general',
  repeated: 'reads',
  audit: 'nothing',
} as const satisfies Policy;

/** Consent for one tutor to see one child. Without one in force the tutor sees nothing of the child. */
export const consentSchema = z.object({
  consentId: longIdSchema,
  studentId: idSchema,
  studentName: z.string(),
  tutor: z.object({ tutorId: idSchema, firstName: z.string(), lastName: z.string() }),
  givenBy: z.enum(consentParties),
  from: isoTimeSchema,
  /** When it ended; null while it is in force. */
  until: isoTimeSchema.nullable(),
  /** How the tutor teaches the child now: a class, or null for one to one. Empty when they don't, or when consent has ended. */
  arrangements: z.array(z.object({ subject: subjectKeySchema, classroom: z.string().nullable() })),
});
export type Consent = z.infer<typeof consentSchema>;

export const listConsents = defineCall({
  method: 'GET',
  path: '/user/tutors/consents',
  feature: 'consent',
  summary: "The tutors who may see the parent's children, and those who could before",
  policy: parentReads,
  answer: z.array(consentSchema),
  errors: [],
  example: () => ({}),
});

export const endConsent = defineCall({
  method: 'DELETE',
  path: '/user/tutors/consents/{id}',
  feature: 'consent',
  summary: "Ends a tutor's access to a child at once, with every class and match of the two",
  policy: { ...parentReads, reach: ['parent'], repeated: 'same', audit: 'account' },
  params: z.strictObject({ id: longIdTextSchema }),
  answer: nothingSchema,
  changes: ['classrooms', 'consent', 'flashcards', 'live-lessons', 'practice', 'reports', 'tutoring'],
  errors: [],
  example: ({ consentId }) => ({ params: { id: consentId } }),
});

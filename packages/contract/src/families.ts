/** A family: the parent makes children's accounts, sees who belongs to it and decides about recordings. */
import { roles } from '@comet/domain/accounts/roles';
import { z } from 'zod';
import { childSchema } from './accounts.ts';
import { wornPresetsSchema } from './avatar-fields.ts';
import { defineCall } from './call.ts';
import { idSchema, idTextSchema, isoTimeSchema, studentAccountShape } from './fields.ts';
import { parentAddsOnce } from './policies.ts';

export const createChild = defineCall({
  method: 'POST',
  path: '/user/parent/children',
  feature: 'accounts',
  summary: "Makes a child's account; it opens once there is a subscription for it",
  policy: parentAddsOnce,
  body: z.strictObject({
    ...studentAccountShape,
    /** The parent's consent to recordings of what the child does on screen; off unless asked for. */
    isReplayAllowed: z.boolean().default(false),
  }),
  answer: childSchema,
  changes: ['accounts', 'billing', 'reports', 'tutoring'],
  errors: ['userNameTaken', 'userNameIsAddress', 'emailTaken', 'badDateOfBirth', 'tooManyChildren'],
  example: ({ unused }) => ({
    body: {
      firstName: 'Zoe',
      lastName: 'Patel',
      userName: `${unused}-child`,
      password: 'abc',
      dateOfBirth: '2017-03-14',
      isStudentFourYear: 'yes',
    },
  }),
});

/** A member of the family as the other members see them: no packages, no mail address. */
export const relativeSchema = z.object({
  userId: idSchema,
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
  yearOfStudy: z.int().nullable(),
  /** Null for the parent, who has no avatar. */
  usersAvatarPresets: wornPresetsSchema.nullable(),
});
export type Relative = z.infer<typeof relativeSchema>;

export const getRelatives = defineCall({
  method: 'GET',
  path: '/user/relatives',
  feature: 'accounts',
  summary: "The caller's family: the parent and all children, the caller among them",
  policy: {
    callers: ['student', 'parent'],
    reach: 'own',
    whilePending: true,
    limit: 'general',
    repeated: 'reads',
    audit: 'nothing',
  },
  answer: z.object({ parent: relativeSchema.nullable(), children: z.array(relativeSchema) }),
  errors: [],
  example: () => ({}),
});

const consentSchema = z.object({
  isReplayAllowed: z.boolean(),
  /** When it was last decided; null where it never was. */
  decidedAt: isoTimeSchema.nullable(),
});

export const getReplayConsent = defineCall({
  method: 'GET',
  path: '/user/parent/children/{studentId}/replay-consent',
  feature: 'accounts',
  summary: 'Whether what the child does on screen may be recorded',
  policy: {
    callers: ['parent'],
    reach: ['parent'],
    whilePending: true,
    limit: 'general',
    repeated: 'reads',
    audit: 'nothing',
  },
  params: z.strictObject({ studentId: idTextSchema }),
  answer: consentSchema,
  errors: [],
  example: ({ studentId }) => ({ params: { studentId } }),
});

export const setReplayConsent = defineCall({
  method: 'PUT',
  path: '/user/parent/children/{studentId}/replay-consent',
  feature: 'accounts',
  summary:
    'Gives or withdraws the consent to recordings; withdrawn, the recordings are deleted. Each decision is kept with its time',
  policy: { ...getReplayConsent.policy, repeated: 'same', audit: 'account' },
  params: z.strictObject({ studentId: idTextSchema }),
  body: z.strictObject({ isReplayAllowed: z.boolean() }),
  answer: consentSchema,
  changes: ['accounts', 'replay'],
  errors: [],
  example: ({ studentId }) => ({ params: { studentId }, body: { isReplayAllowed: true } }),
});

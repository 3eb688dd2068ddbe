/** Who a person is: reading and changing one's account. */
import { roles } from '@comet/domain/accounts/roles';
import { subscriptionStatuses } from '@comet/domain/billing/subscription';
import { rankNames } from '@comet/domain/rewards/rank';
import { z } from 'zod';
import { wornPresetsSchema } from './avatar-fields.ts';
import { defineCall } from './call.ts';
import {
  emailSchema,
  firstNameSchema,
  idSchema,
  idTextSchema,
  isoTimeSchema,
  lastNameSchema,
  newPasswordSchema,
  typedPasswordSchema,
  userNameSchema,
  yearTextSchema,
} from './fields.ts';
import { personReads, studentReads } from './policies.ts';

/** A child as its parent sees it. */
export const childSchema = z.object({
  userId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  userName: z.string(),
  email: z.string().nullable(),
  yearOfStudy: z.int(),
  subscriptionStatus: z.enum(subscriptionStatuses).nullable(),
  hasAccess: z.boolean(),
  usersAvatarPresets: wornPresetsSchema,
});
export type Child = z.infer<typeof childSchema>;

/** The person who is logged in (specification, section 3: User). */
export const userSchema = z.object({
  userId: idSchema,
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
  userName: z.string(),
  email: z.string().nullable(),
  /** Whether the person has shown that they read mail at this address. */
  isEmailConfirmed: z.boolean(),
  phone: z.string().nullable(),
  age: z.int().nullable(),
  /** 2017-03, or 2017-03-14 if the family gave the day. */
  dayOfBirthday: z
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?$/)
    .nullable(),
  status: z.enum(['active', 'disabled']),
  subscriptionType: z.enum(subscriptionStatuses).nullable(),
  yearOfStudy: z.int().nullable(),
  initialYearOfStudy: z.int().nullable(),
  /** Whose clocks their days and lessons go by: Europe/London. */
  timeZone: z.string(),
  parentId: idSchema.nullable(),
  children: z.array(childSchema),
  /** Whether the parent lets us record what this student does on screen. */
  isReplayAllowed: z.boolean(),
  isPendingAccess: z.boolean(),
  /** Whom we have asked to allow a child's account, and when it is erased if they don't; null for everybody else. */
  awaitedParent: z.object({ email: z.string().nullable(), until: isoTimeSchema.nullable() }).nullable(),
  createdAt: isoTimeSchema,
  updatedAt: isoTimeSchema,
  deletedAt: isoTimeSchema.nullable(),
});
export type User = z.infer<typeof userSchema>;

export const getUser = defineCall({
  method: 'GET',
  path: '/user',
  feature: 'accounts',
  summary: 'The person who is logged in, with their children',
  policy: { ...personReads, whilePending: true },
  answer: userSchema,
  errors: [],
  example: () => ({}),
});

export const updateUser = defineCall({
  method: 'PUT',
  path: '/user/update/{userId}',
  feature: 'accounts',
  summary:
    "Changes one's own account, or a parent their child's; a new password, user name or address takes the caller's password",
  policy: {
    callers: ['student', 'parent', 'tutor'],
    reach: ['self', 'parent'],
    whilePending: true,
    limit: 'general',
    repeated: 'same',
    audit: 'account',
  },
  params: z.strictObject({ userId: idTextSchema }),
  body: z
    .strictObject({
      firstName: firstNameSchema.optional(),
      lastName: lastNameSchema.optional(),
      email: z.union([emailSchema, z.literal('')]).optional(),
      userName: userNameSchema.optional(),
      password: newPasswordSchema.optional(),
      oldPassword: typedPasswordSchema.optional(),
    })
    .refine((body) => body.password === undefined || body.oldPassword !== undefined, {
      path: ['oldPassword'],
      message: 'Password is a required field',
    }),
  answer: userSchema,
  changes: [
    'accounts',
    'billing',
    'classrooms',
    'reports',
    'rewards',
    'tutoring',
    'lessons',
    'live-lessons',
    'practice',
    'consent',
  ],
  errors: ['userNameTaken', 'userNameIsAddress', 'emailTaken', 'incorrectOldPassword', 'commonPassword'],
  example: ({ studentId }) => ({ params: { userId: studentId }, body: { firstName: 'Robin' } }),
});

/** A student's progress: what the header of every student page shows. */
export const getStudentProfile = defineCall({
  method: 'GET',
  path: '/user/students/profile',
  feature: 'rewards',
  summary: "The student's coins, stars, experience and rank, with a year's progress",
  policy: studentReads,
  query: z.strictObject({ year: yearTextSchema.optional() }),
  answer: z.object({
    userId: idSchema,
    firstName: z.string(),
    coins: z.int().min(0),
    stars: z.int().min(0),
    experience: z.int().min(0),
    rank: z.object({ name: z.enum(rankNames), step: z.int(), from: z.int(), to: z.int() }),
    answeredToday: z.int().min(0),
    /** Coins that learning can still bring today. */
    coinsLeftToday: z.int().min(0),
    usersAvatarPresets: wornPresetsSchema,
  }),
  errors: [],
  example: () => ({}),
});

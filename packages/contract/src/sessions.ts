/** Logging in and out, passwords, switching between the members of a family. */
import { asLogin } from '@comet/domain/accounts/typed-text';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall } from './call.ts';
import {
  emailSchema,
  firstNameSchema,
  idTextSchema,
  lastNameSchema,
  newPasswordSchema,
  nothingSchema,
  studentAccountShape,
  trimmed,
  typedPasswordSchema,
  userNameSchema,
  yearSchema,
} from './fields.ts';
import { publicReads } from './policies.ts';
import { codeSchema, secondStepShape } from './second-step.ts';

/** A pair of tokens; the refresh token is good for one use. */
export const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokensSchema>;

const rememberSchema = z.boolean().default(false);

export const logIn = defineCall({
  method: 'POST',
  path: '/auth/login',
  feature: 'sessions',
  summary: 'Opens a session by user name or e-mail and password',
  policy: {
    callers: ['public'],
    reach: 'nobody',
    whilePending: true,
    limit: 'logIn',
    repeated: 'again',
    audit: 'logIn',
  },
  body: z.strictObject({
    login: boundedText({ max: 254, required: 'Username  is a required field', clean: asLogin }),
    password: typedPasswordSchema,
    remember: rememberSchema,
    ...secondStepShape,
  }),
  answer: tokensSchema,
  changes: ['sessions'],
  errors: [
    'incorrectLogin',
    'wrongPassword',
    'secondStepNeeded',
    'wrongCode',
    'passkeyRefused',
    'noSubscription',
    'subscriptionCanceled',
    'trialEnded',
    'unpaidSubscription',
    'subscriptionNotActive',
  ],
  example: ({ studentUserName, studentPassword }) => ({ body: { login: studentUserName, password: studentPassword } }),
});

export const logOut = defineCall({
  method: 'DELETE',
  path: '/auth/logout',
  feature: 'sessions',
  summary: 'Ends the session on the server; its tokens are worth nothing from then on',
  policy: {
    callers: ['student', 'parent', 'tutor'],
    reach: 'own',
    whilePending: true,
    limit: 'general',
    repeated: 'same',
    audit: 'logIn',
  },
  answer: nothingSchema,
  changes: ['sessions'],
  errors: [],
  example: () => ({}),
});

export const refreshToken = defineCall({
  method: 'POST',
  path: '/auth/refresh-token',
  feature: 'sessions',
  summary: 'Gives the next pair of tokens; a used refresh token ends the whole session, but for 10 s of grace',
  policy: {
    callers: ['public'],
    reach: 'nobody',
    whilePending: true,
    limit: 'general',
    repeated: 'once',
    audit: 'nothing',
  },
  body: z.strictObject({ refreshToken: boundedText({ max: 200 }).min(1) }),
  answer: tokensSchema,
  changes: ['sessions'],
  errors: ['sessionOver'],
  example: (world) => ({ body: { refreshToken: world.refreshToken } }),
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/auth/forgot-password',
  feature: 'sessions',
  summary: 'Mails a reset link, if the address is known; the answer is the same either way',
  policy: {
    callers: ['public'],
    reach: 'nobody',
    whilePending: true,
    limit: 'forgotPassword',
    repeated: 'again',
    audit: 'nothing',
  },
  body: z.strictObject({ email: emailSchema }),
  answer: nothingSchema,
  changes: [],
  errors: [],
  example: ({ unused }) => ({ body: { email: `${unused}@example.org` } }),
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/reset-password',
  feature: 'sessions',
  summary: 'Sets a new password by the mailed token, once, and ends all sessions',
  policy: {
    callers: ['public'],
    reach: 'nobody',
    whilePending: true,
    limit: 'forgotPassword',
    repeated: 'once',
    audit: 'account',
  },
  body: z.strictObject({ password: newPasswordSchema, token: boundedText({ max: 200 }).min(1) }),
  answer: nothingSchema,
  changes: ['sessions'],
  errors: ['resetLinkOver', 'commonPassword'],
  example: ({ resetToken }) => ({ body: { password: 'a-fine-new-password', token: resetToken } }),
});

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/auth/confirm-email',
  feature: 'sessions',
  summary: 'Confirms an e-mail address by the mailed token, once',
  policy: {
    callers: ['public'],
    reach: 'nobody',
    whilePending: true,
    limit: 'confirmEmail',
    repeated: 'once',
    audit: 'account',
  },
  body: z.strictObject({ token: boundedText({ max: 200 }).min(1) }),
  answer: nothingSchema,
  changes: ['accounts'],
  errors: ['resetLinkOver'],
  example: ({ resetToken }) => ({ body: { token: resetToken } }),
});

export const sendConfirmation = defineCall({
  method: 'POST',
  path: '/user/confirm-email',
  feature: 'sessions',
  summary: "Mails the link that confirms one's e-mail address once more, unless it is confirmed",
  policy: {
    callers: ['student', 'parent', 'tutor'],
    reach: 'own',
    whilePending: true,
    limit: 'general',
    repeated: 'again',
    audit: 'nothing',
  },
  answer: nothingSchema,
  changes: [],
  errors: [],
  example: () => ({}),
});

export const register = defineCall({
  method: 'POST',
  path: '/auth/registration',
  feature: 'sessions',
  summary: 'Signs a parent up and logs them in',
  policy: {
    callers: ['public'],
    reach: 'nobody',
    whilePending: true,
    limit: 'signUpCheck',
    repeated: 'once',
    audit: 'account',
  },
  body: z.strictObject({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    userName: userNameSchema,
    email: emailSchema,
    phone: boundedText({
      max: 30,
      required: 'Incorrect phone number',
      tooLong: 'Incorrect phone number',
      clean: trimmed,
    }),
    password: newPasswordSchema,
  }),
  answer: tokensSchema,
  changes: ['sessions'],
  errors: ['userNameTaken', 'userNameIsAddress', 'emailTaken', 'incorrectPhone', 'commonPassword'],
  example: ({ unused }) => ({
    body: {
      firstName: 'Asha',
      lastName: 'Patel',
      userName: unused,
      email: `${unused}@example.org`,
      phone: '+44 20 7946 0958',
      password: 'quiet-otter-42',
    },
  }),
});

export const registerStudent = defineCall({
  method: 'POST',
  path: '/auth/registration/student',
  feature: 'sessions',
  summary:
    'Signs a student up who pays for themselves, and logs them in; until they have paid, and under 13 a parent has allowed it, they can do nothing else',
  policy: register.policy,
  body: z.strictObject({
    ...studentAccountShape,
    /** Who is asked to allow the account of a child under 13; an older student's is not kept. */
    parentEmail: z.union([z.literal(''), emailSchema]).optional(),
  }),
  answer: tokensSchema,
  changes: ['sessions'],
  errors: ['userNameTaken', 'userNameIsAddress', 'emailTaken', 'badDateOfBirth'],
  example: ({ unused }) => ({
    body: {
      firstName: 'Zoe',
      lastName: 'Patel',
      userName: `${unused}-student`,
      password: 'quiet-otter-42',
      dateOfBirth: '2017-03-14',
      isStudentFourYear: 'yes',
      parentEmail: `${unused}-parent@example.org`,
    },
  }),
});

export const logInToPay = defineCall({
  method: 'POST',
  path: '/auth/login/to-pay',
  feature: 'sessions',
  summary: 'Opens a session in which a student without access who pays for themselves can pay, and nothing else',
  policy: logIn.policy,
  body: logIn.body,
  answer: tokensSchema,
  changes: ['sessions'],
  errors: ['incorrectLogin', 'wrongPassword', 'askYourParent'],
  example: logIn.example,
});

export const switchUser = defineCall({
  method: 'POST',
  path: '/auth/login/switch-user/{userId}',
  feature: 'sessions',
  summary: "Opens a session of another member of the family by that member's password",
  policy: {
    callers: ['student', 'parent'],
    reach: ['self', 'parent', 'sibling'],
    whilePending: true,
    limit: 'logIn',
    repeated: 'again',
    audit: 'logIn',
  },
  params: z.strictObject({ userId: idTextSchema }),
  body: z.strictObject({ password: typedPasswordSchema, code: codeSchema.optional() }),
  answer: tokensSchema,
  changes: ['sessions'],
  errors: [
    'wrongPassword',
    'secondStepNeeded',
    'wrongCode',
    'noSubscription',
    'subscriptionCanceled',
    'trialEnded',
    'unpaidSubscription',
    'subscriptionNotActive',
  ],
  example: ({ studentId, studentPassword }) => ({ params: { userId: studentId }, body: { password: studentPassword } }),
});

export const checkFreeLogin = defineCall({
  method: 'GET',
  path: '/auth/free-login-check',
  feature: 'sessions',
  summary: 'Whether a user name or an e-mail address is free: 200 when it is, 409 when not',
  policy: {
    callers: ['public'],
    reach: 'nobody',
    whilePending: true,
    limit: 'signUpCheck',
    repeated: 'reads',
    audit: 'nothing',
  },
  query: z
    .strictObject({ userName: userNameSchema.optional(), email: emailSchema.optional() })
    .refine(({ userName, email }) => (userName === undefined) !== (email === undefined), 'Send userName or email'),
  answer: z.object({ isFree: z.literal(true) }),
  errors: ['userNameTaken', 'emailTaken'],
  example: ({ unused }) => ({ query: { userName: unused } }),
});

export const suggestYear = defineCall({
  method: 'POST',
  path: '/auth/suggest-year',
  feature: 'sessions',
  summary: 'The English school year of a date of birth (day.month.year or month.year), clamped to 3 to 7',
  policy: publicReads,
  body: z.strictObject({ date: boundedText({ max: 20 }) }),
  answer: z.object({ year: yearSchema }),
  changes: [],
  errors: ['invalidDate'],
  example: () => ({ body: { date: '14.03.2017' } }),
});

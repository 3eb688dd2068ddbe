/** Children under 13 who sign up by themselves: a parent allows it by a mailed link, or refuses. */
import { z } from 'zod';
import { getUser } from './accounts.ts';
import { boundedText } from './bounded-text.ts';
import { type Call, defineCall } from './call.ts';
import { emailSchema, isoTimeSchema, nothingSchema } from './fields.ts';
import { parentAddsOnce, publicReads, studentReads } from './policies.ts';
import { logOut } from './sessions.ts';

const byLink = z.strictObject({ token: boundedText({ max: 200 }).min(1) });

export const seeApprovalRequest = defineCall({
  method: 'POST',
  path: '/auth/parent-approval/request',
  feature: 'accounts',
  summary:
    'What a parent is asked by the mailed link: which child, until when, and whether the address is a parent’s here',
  policy: publicReads,
  body: byLink,
  answer: z.object({
    firstName: z.string(),
    userName: z.string(),
    /** When the account is erased unless somebody allows it before; nothing where it stays until somebody answers. */
    until: isoTimeSchema.nullable(),
    /** Whether a parent here logs in with the confirmed address that the link was mailed to. */
    hasParentAccount: z.boolean(),
  }),
  changes: [],
  errors: ['resetLinkOver'],
  example: ({ resetToken }) => ({ body: { token: resetToken } }),
});

export const answerApprovalRequest = defineCall({
  method: 'POST',
  path: '/auth/parent-approval',
  feature: 'accounts',
  summary: "Allows a child's account by the mailed link, once, or refuses and so erases it",
  policy: { ...publicReads, limit: 'confirmEmail', repeated: 'once', audit: 'account' },
  body: byLink.extend({ isAllowed: z.boolean() }),
  answer: nothingSchema,
  changes: ['accounts'],
  errors: ['resetLinkOver'],
  example: ({ resetToken }) => ({ body: { token: resetToken, isAllowed: true } }),
});

export const takeApprovedChild = defineCall({
  method: 'POST',
  path: '/user/parent/children/approve',
  feature: 'accounts',
  summary:
    "Allows a child's account by the mailed link and takes the child into the family of the parent it was mailed to",
  policy: parentAddsOnce,
  body: byLink,
  answer: nothingSchema,
  changes: ['accounts', 'billing', 'reports', 'tutoring'],
  errors: ['resetLinkOver', 'approvalOfOther', 'tooManyChildren'],
  example: ({ resetToken }) => ({ body: { token: resetToken } }),
});

export const askParentAgain = defineCall({
  method: 'POST',
  path: '/user/parent-approval',
  feature: 'accounts',
  summary: 'Mails the link to the parent once more, to another address where the first was wrong; older links end',
  policy: { ...studentReads, whilePending: true, repeated: 'again' },
  body: z.strictObject({ parentEmail: emailSchema }),
  answer: nothingSchema,
  changes: ['accounts'],
  errors: ['approvalNotNeeded'],
  example: ({ unused }) => ({ body: { parentEmail: `${unused}@example.org` } }),
});

/** All that a child can do before a parent has allowed the account. */
export const callsBeforeApproval: readonly Call[] = [getUser, logOut, askParentAgain];

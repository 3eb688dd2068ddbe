/** The tracker of active time: a page that is seen and used beats now and then. */
import { trackedKinds } from '@comet/domain/tracker/active-time';
import { z } from 'zod';
import { defineCall, type Policy } from './call.ts';
import { longIdSchema } from './fields.ts';
import { studentActs } from './policies.ts';

const ownTime = { ...studentActs, repeated: 'same' } as const satisfies Policy;

export const initTracker = defineCall({
  method: 'POST',
  path: '/tracker/init',
  feature: 'tracker',
  summary: 'Begins to track the time at a learning item; begun again it is the same tracker, beginning anew',
  policy: ownTime,
  body: z.strictObject({
    /** The attempt of a mission or practice; the lesson or live lesson. */
    id: longIdSchema,
    type: z.enum(trackedKinds),
  }),
  answer: z.object({
    trackerId: longIdSchema,
    /** How often to beat; sooner does not count. */
    beatMs: z.int(),
  }),
  changes: ['tracker'],
  errors: [],
  example: ({ attemptId }) => ({ body: { id: attemptId, type: 'mission' } }),
});

export const trackTime = defineCall({
  method: 'POST',
  path: '/tracker/track-time',
  feature: 'tracker',
  summary: 'A beat: the page was seen and used for so long. At most one counts in 30 s, over all pages of a child',
  policy: { ...ownTime, repeated: 'once' },
  body: z.strictObject({ trackerId: longIdSchema }),
  answer: z.object({ isCounted: z.boolean() }),
  changes: ['tracker'],
  errors: [],
  example: ({ trackerId }) => ({ body: { trackerId } }),
});

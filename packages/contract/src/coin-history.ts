/** Where a child's coins came from and went to, with the balance after each. */
import { coinDirections, coinSources } from '@comet/domain/rewards/rewards';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { isoTimeSchema, longIdSchema, longIdTextSchema } from './fields.ts';
import { studentReads } from './policies.ts';

export const listCoinHistory = defineCall({
  method: 'GET',
  path: '/user/students/coin-history',
  feature: 'rewards',
  summary: "The student's coins, newest first, 50 entries at a time",
  policy: studentReads,
  /** `before` is the last id of the page before. */
  query: z.strictObject({ before: longIdTextSchema.optional() }),
  answer: z.object({
    entries: z.array(
      z.object({
        id: longIdSchema,
        source: z.enum(coinSources),
        direction: z.enum(coinDirections),
        amount: z.int().min(1),
        /** Coins there were afterwards. */
        balance: z.int().min(0),
        at: isoTimeSchema,
        /** The lesson's name, what a tutor wrote, or what was bought; null where there is nothing to say. */
        detail: z.string().nullable(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: [],
  example: () => ({ query: {} }),
});

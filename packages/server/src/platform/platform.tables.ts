/** Tables that belong to no feature: the strict rate limits, counted across all processes. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './shared-columns.ts';

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is limited and whom, hashed: no address or name stands here. */
    bucket: text('bucket').primaryKey(),
    used: integer('used').notNull(),
    resetsAt: time('resets_at').notNull(),
  },
  (table) => [index('rate_limits_by_reset').on(table.resetsAt)],
);

/** Tables that belong to no room: the strict rate limits, counted for all processes together. */
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is limited and whom, hashed: no address or name stands here. */
    bucket: text('bucket').primaryKey(),
    used: integer('used').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_by_reset').on(table.resetsAt)],
);

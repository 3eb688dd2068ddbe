/** One subscription a child; its state moves only by events of the payment provider. */
import { subscriptionStatuses } from '@comet/domain/billing/subscription';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const subscriptions = pgTable('subscriptions', {
  studentId: integer('student_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  status: text('status', { enum: subscriptionStatuses }).notNull(),
  currentPeriodEndsAt: time('current_period_ends_at').notNull(),
  trialEndsAt: time('trial_ends_at'),
  pastDueSince: time('past_due_since'),
  updatedAt: time('updated_at').notNull(),
});

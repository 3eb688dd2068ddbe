/** What people were notified of: a kind and the child it is about. The words are put together when it is read. */
import { leagueOutcomes } from '@comet/domain/leagues/settle-week';
import { notificationKinds } from '@comet/domain/notifications/kinds';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

export const notifications = pgTable(
  'notifications',
  {
    notificationId: longId('notification_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: person('user_id'),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    studentId: person('student_id'),
    amount: integer('amount'),
    /** How a week in a league ended; nothing for other kinds. */
    outcome: text('outcome', { enum: leagueOutcomes }),
    createdAt: time('created_at').notNull(),
    openedAt: time('opened_at'),
  },
  (table) => [
    index('notifications_by_user').on(table.userId, table.notificationId.desc()),
    index('notifications_by_student').on(table.studentId),
  ],
);

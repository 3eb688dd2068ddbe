/** The parent's controls; a child without a row has the defaults. */
import { childNotificationKinds } from '@comet/domain/notifications/kinds';
import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { time } from '../platform/shared-columns.ts';

export const studentControls = pgTable('student_controls', {
  studentId: integer('student_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  hasLeagues: boolean('has_leagues').notNull(),
  hasStreaks: boolean('has_streaks').notNull(),
  hasGames: boolean('has_games').notNull(),
  /** No limit where it is null. */
  gameMinutesPerDay: smallint('game_minutes_per_day'),
  hasSounds: boolean('has_sounds').notNull(),
  mayRecordVoice: boolean('may_record_voice').notNull().default(false),
  /** Muted kinds rather than wanted ones, so that a new kind is on for everybody. */
  mutedNotifications: text('muted_notifications', { enum: childNotificationKinds }).array().notNull(),
  setAt: time('set_at').notNull(),
});

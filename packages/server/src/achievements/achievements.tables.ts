/** Achievements earned, each once; those that are earned again every school year have its number. */
import { achievementKeys } from '@comet/domain/achievements/achievements';
import { integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

export const achievements = pgTable(
  'achievements',
  {
    achievementId: longId('achievement_id').primaryKey().generatedAlwaysAsIdentity(),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    key: text('key', { enum: achievementKeys }).notNull(),
    /** 0 where the school year makes no difference, so that the rule below holds. */
    year: smallint('year').notNull(),
    earnedAt: time('earned_at').notNull(),
    seenAt: time('seen_at'),
  },
  (table) => [unique('achievements_once').on(table.studentId, table.key, table.year)],
);

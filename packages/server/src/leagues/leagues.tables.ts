/** Leagues: who is in which tier, the groups of each week, and the points in them. */
import { leagueTiers } from '@comet/domain/leagues/leagues';
import { leagueOutcomes } from '@comet/domain/leagues/settle-week';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

const studentId = () =>
  integer('student_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

/** A student from the first group on. */
export const leagueStudents = pgTable('league_students', {
  studentId: studentId().primaryKey(),
  tier: text('tier', { enum: leagueTiers }).notNull(),
  hasLeft: boolean('has_left').notNull().default(false),
  /** The number of a nickname in the domain's list. */
  nickname: smallint('nickname').notNull(),
});

export const leagueGroups = pgTable(
  'league_groups',
  {
    groupId: longId('group_id').primaryKey().generatedAlwaysAsIdentity(),
    /** Its Monday. */
    week: date('week').notNull(),
    grade: smallint('grade').notNull(),
    tier: text('tier', { enum: leagueTiers }).notNull(),
    memberCount: smallint('member_count').notNull(),
    /** The members' paces added up. */
    paceSum: integer('pace_sum').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [
    index('league_groups_open')
      .on(table.week, table.grade, table.tier)
      .where(sql`settled_at is null and member_count < 20`),
    index('league_groups_unsettled').on(table.week, table.groupId).where(sql`settled_at is null`),
    check('league_groups_size', sql`member_count between 0 and 20`),
  ],
);

/** A student's week. Without a group until one is chosen, which happens right after the first points. */
export const leagueScores = pgTable(
  'league_scores',
  {
    studentId: studentId(),
    week: date('week').notNull(),
    groupId: longId('group_id').references(() => leagueGroups.groupId),
    pace: integer('pace').notNull().default(0),
    points: integer('points').notNull(),
    /** The day in the UK on which points were last added, and how many of them. */
    day: date('day').notNull(),
    dayPoints: smallint('day_points').notNull(),
    answered: integer('answered').notNull(),
    rightCount: integer('right_count').notNull(),
    subTopicIds: integer('sub_topic_ids').array().notNull(),
    /** When the points last rose. */
    scoredAt: time('scored_at').notNull(),
    /** How the week ended. */
    rank: smallint('rank'),
    outcome: text('outcome', { enum: leagueOutcomes }),
    coins: smallint('coins'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.week] }),
    index('league_scores_by_group').on(table.groupId),
    index('league_scores_waiting').on(table.week, table.studentId).where(sql`group_id is null and rank is null`),
  ],
);

/** Streaks: the days that counted, the rewards for them, and what a parent arranges. */
import { weekdays } from '@comet/domain/streaks/streak';
import { z } from 'zod';
import { defineCall, type Policy } from './call.ts';
import { idSchema, idTextSchema, isoDaySchema, longIdSchema, longIdTextSchema } from './fields.ts';
import { parentSets, studentReads } from './policies.ts';

const byStudent = { ...studentReads, repeated: 'once', audit: 'coins' } as const satisfies Policy;

/** What became of a day; `upcoming` for the days of this week that are still to come. */
const dayStateSchema = z.enum([
  'counted',
  'rest',
  'holiday',
  'saved',
  'mended',
  'mendable',
  'missed',
  'open',
  'upcoming',
]);

/** The coins of a day that counted. */
const rewardSchema = z.object({
  /** The day as a number, 20261122. */
  id: idSchema,
  day: z.iso.date(),
  streak: z.int(),
  coins: z.int(),
  /** Days on which it can be claimed, today included. */
  daysLeft: z.int(),
});

const streakSchema = z.object({
  /** Whether the parent left streaks switched on; without them there are no rewards either. */
  isOn: z.boolean(),
  current: z.int(),
  longest: z.int(),
  today: z.object({ day: z.iso.date(), answered: z.int(), answersForDay: z.int(), isCounted: z.boolean() }),
  /** Monday to Sunday of this week. */
  week: z.array(z.object({ day: z.iso.date(), state: dayStateSchema, answered: z.int() })),
  /** What can be claimed now, oldest first. */
  rewards: z.array(rewardSchema),
  /** Coins of the next seven days of the streak, beginning with today where it hasn't counted yet. */
  nextCoins: z.array(z.object({ streak: z.int(), coins: z.int() })),
  /** The missed day that finished tasks today would mend. */
  mend: z.object({ day: z.iso.date(), finished: z.int(), needed: z.int() }).nullable(),
  saver: z.object({
    isWaiting: z.boolean(),
    price: z.int(),
    /** From when another can be bought; null where that's now. */
    availableFrom: z.iso.date().nullable(),
  }),
});
export type Streak = z.infer<typeof streakSchema>;

export const getStreak = defineCall({
  method: 'GET',
  path: '/user/students/streak',
  feature: 'streaks',
  summary: "The student's streak, this week's days and the rewards that can be claimed",
  policy: { ...byStudent, repeated: 'reads', audit: 'nothing' },
  answer: streakSchema,
  errors: [],
  example: () => ({}),
});

export const claimDailyReward = defineCall({
  method: 'PATCH',
  path: '/user/claim-daily-reward/{id}',
  feature: 'streaks',
  summary: 'Claims the coins of a day of the streak, once; again gives the same answer',
  policy: byStudent,
  params: z.strictObject({ id: idTextSchema }),
  answer: z.object({ id: idSchema, coins: z.int() }),
  changes: ['achievements', 'avatars', 'challenges', 'streaks', 'rewards'],
  errors: ['noReward', 'switchedOff'],
  example: () => ({ params: { id: 20_261_120 } }),
});

export const buyStreakSaver = defineCall({
  method: 'POST',
  path: '/user/students/streak-saver',
  feature: 'streaks',
  summary: 'Buys a streak saver, which covers up to seven missed days by itself',
  policy: byStudent,
  answer: z.object({ coins: z.int() }),
  changes: ['achievements', 'avatars', 'challenges', 'streaks', 'rewards'],
  errors: ['notEnoughCoins', 'saverWaiting', 'saverTooSoon', 'switchedOff'],
  example: () => ({}),
});

const restWeekdaysSchema = z
  .array(z.union(weekdays.map((weekday) => z.literal(weekday))))
  .max(6, 'Please leave at least one day for learning')
  .refine((days) => new Set(days).size === days.length, 'One is named twice');

const streakPlanSchema = z.object({
  /** Weekdays from 1, Monday, to 7, Sunday. */
  restWeekdays: z.array(z.int()),
  /** Holidays that aren't over, soonest first. */
  holidays: z.array(z.object({ holidayId: longIdSchema, from: z.iso.date(), to: z.iso.date() })),
});

export const getStreakPlan = defineCall({
  method: 'GET',
  path: '/user/parent/children/{id}/streak-plan',
  feature: 'streaks',
  summary: "A child's rest days and holidays",
  policy: { ...parentSets, repeated: 'reads', audit: 'nothing' },
  params: z.strictObject({ id: idTextSchema }),
  answer: streakPlanSchema,
  errors: [],
  example: ({ studentId }) => ({ params: { id: studentId } }),
});

export const setRestDays = defineCall({
  method: 'PUT',
  path: '/user/parent/children/{id}/rest-days',
  feature: 'streaks',
  summary: "Sets a child's weekly rest days, from today on",
  policy: parentSets,
  params: z.strictObject({ id: idTextSchema }),
  body: z.strictObject({ restWeekdays: restWeekdaysSchema }),
  answer: streakPlanSchema,
  changes: ['streaks'],
  errors: [],
  example: ({ studentId }) => ({ params: { id: studentId }, body: { restWeekdays: [6, 7] } }),
});

export const addHoliday = defineCall({
  method: 'POST',
  path: '/user/parent/children/{id}/holidays',
  feature: 'streaks',
  summary: 'Sets a holiday of up to seven days, on which a streak waits',
  policy: parentSets,
  params: z.strictObject({ id: idTextSchema }),
  body: z.strictObject({
    from: isoDaySchema('Please choose the first day'),
    to: isoDaySchema('Please choose the last day'),
  }),
  answer: streakPlanSchema,
  changes: ['leagues', 'streaks'],
  errors: ['badHoliday', 'holidayTooSoon'],
  example: ({ studentId }) => ({ params: { id: studentId }, body: { from: '2026-11-24', to: '2026-11-27' } }),
});

export const removeHoliday = defineCall({
  method: 'DELETE',
  path: '/user/parent/children/{id}/holidays/{holidayId}',
  feature: 'streaks',
  summary: 'Removes a holiday that has not begun, or ends one that has',
  policy: parentSets,
  params: z.strictObject({ id: idTextSchema, holidayId: longIdTextSchema }),
  answer: streakPlanSchema,
  changes: ['leagues', 'streaks'],
  errors: [],
  example: ({ studentId }) => ({ params: { id: studentId, holidayId: 1 } }),
});

/** Leagues: the week's group, its leaderboard, and past weeks. Children appear by nickname and avatar only. */
import { grades } from '@comet/domain/accounts/student-account';
import { leagueTiers } from '@comet/domain/leagues/leagues';
import { leagueOutcomes } from '@comet/domain/leagues/settle-week';
import { z } from 'zod';
import { wornPresetsSchema } from './avatar-fields.ts';
import { defineCall, type Policy } from './call.ts';
import { isoTimeSchema, longIdSchema, longIdTextSchema } from './fields.ts';

const byStudent = {
  callers: ['student'],
  reach: 'own',
  whilePending: false,
  limit: 'general',
  repeated: 'reads',
  audit: 'nothing',
} as const satisfies Policy;

const tierSchema = z.enum(leagueTiers);
const gradeSchema = z.union(grades.map((grade) => z.literal(grade)));

const leaguesSchema = z.object({
  /** `off`: not switched on by the parent; `left`: by the child; `waiting`: joins with the week's first points; `in` a group. */
  state: z.enum(['off', 'left', 'waiting', 'in']),
  week: z.object({ from: z.iso.date(), to: z.iso.date(), endsAt: isoTimeSchema }),
  grade: gradeSchema,
  /** The tiers of the grade, lowest first. */
  leagues: z.array(z.object({ tier: tierSchema, isCurrent: z.boolean() })),
  /** This week's group, whose leaderboard can be asked for. */
  leagueId: longIdSchema.nullable(),
  /** What others call the student; null before the first group. */
  nickname: z.string().nullable(),
  /** The student against themselves, in a league or not: experience of each day of this week, and of the best week before. */
  ownWeek: z.object({
    days: z.array(z.object({ day: z.iso.date(), experience: z.int() })),
    experience: z.int(),
    best: z.object({ from: z.iso.date(), experience: z.int() }).nullable(),
  }),
});
export type Leagues = z.infer<typeof leaguesSchema>;

export const getLeagues = defineCall({
  method: 'GET',
  path: '/league',
  feature: 'leagues',
  summary: "The student's league, its week, and the student's own week",
  policy: byStudent,
  answer: leaguesSchema,
  errors: [],
  example: () => ({}),
});

const leaderboardSchema = z.object({
  leagueId: longIdSchema,
  week: z.iso.date(),
  grade: gradeSchema,
  tier: tierSchema,
  /** Whether the week is over and nothing changes any more. */
  isOver: z.boolean(),
  /** How many move up and down at the end of the week, as the group stands. */
  upCount: z.int(),
  downCount: z.int(),
  students: z.array(
    z.object({
      nickname: z.string(),
      usersAvatarPresets: wornPresetsSchema,
      rank: z.int(),
      points: z.int(),
      /** Where this rank leads at the end of the week; for a past week, where it led. */
      outcome: z.enum(leagueOutcomes),
      coins: z.int().nullable(),
      isOwn: z.boolean(),
    }),
  ),
});
export type Leaderboard = z.infer<typeof leaderboardSchema>;

export const getLeaderboard = defineCall({
  method: 'GET',
  path: '/league/{id}/leaderboard',
  feature: 'leagues',
  summary: 'The leaderboard of a group the student is or was in, best first',
  policy: byStudent,
  params: z.strictObject({ id: longIdTextSchema }),
  /** Null for a group that isn't the student's, or no longer, and where leagues are switched off. */
  answer: z.object({ leaderboard: leaderboardSchema.nullable() }),
  errors: [],
  example: () => ({ params: { id: 1 } }),
});

export const listLeaguePeriods = defineCall({
  method: 'GET',
  path: '/league/history-periods',
  feature: 'leagues',
  summary: "The student's past weeks in leagues, newest first, as they ended",
  policy: byStudent,
  answer: z.array(
    z.object({
      leagueId: longIdSchema,
      from: z.iso.date(),
      to: z.iso.date(),
      tier: tierSchema,
      rank: z.int(),
      groupSize: z.int(),
      points: z.int(),
      outcome: z.enum(leagueOutcomes),
      coins: z.int(),
    }),
  ),
  errors: [],
  example: () => ({}),
});

export const assignStudent = defineCall({
  method: 'POST',
  path: '/league/assign-student',
  feature: 'leagues',
  summary: 'Puts the student into a group of this week; one who is in one stays there',
  policy: { ...byStudent, repeated: 'same' },
  answer: leaguesSchema,
  changes: ['leagues'],
  errors: ['switchedOff'],
  example: () => ({}),
});

export const leaveLeague = defineCall({
  method: 'POST',
  path: '/league/leave',
  feature: 'leagues',
  summary: 'Takes the student out of their group and out of leagues until they join again',
  policy: { ...byStudent, repeated: 'same' },
  answer: leaguesSchema,
  changes: ['leagues'],
  errors: [],
  example: () => ({}),
});

export const changeNickname = defineCall({
  method: 'POST',
  path: '/league/nickname',
  feature: 'leagues',
  summary: 'Gives the student another nickname out of our list',
  policy: { ...byStudent, repeated: 'again' },
  answer: leaguesSchema,
  changes: ['leagues'],
  errors: ['switchedOff'],
  example: () => ({}),
});

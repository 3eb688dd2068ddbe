/** How children spend their time: 2,000 honest ones of different habits, and 20 ways to try and get more coins out of it. */
import type { Random } from './random.ts';

export interface Habit {
  readonly name: string;
  /** Days a week, and minutes on such a day. */
  readonly daysAWeek: number;
  readonly minutesADay: number;
  /** Share of the minutes in games. */
  readonly gameShare: number;
  /** Chance of a right answer to a question chosen for the child. */
  readonly success: number;
  /** Share of easy, medium and hard questions. */
  readonly mix: readonly [easy: number, medium: number, hard: number];
  readonly secondsAnAnswer: number;
  /** Whether a test that was begun is finished. */
  readonly finishes: boolean;
  /** Whether rewards that wait are opened. */
  readonly opensRewards: boolean;
  /** Whether answers in games come faster than a person reads. */
  readonly isTooFast?: boolean;
  /** Share of tests that were passed in the week before. */
  readonly repeatedShare?: number;
  /** Every so many days only; the days between are mended by two tasks. */
  readonly everyOtherDay?: boolean;
  /** Weeks with hardly any points, to be moved down and win among slower children. */
  readonly idlesEverySecondWeek?: boolean;
  /** A second device answers as well, at the same time: the same child, the same questions. */
  readonly hasSecondDevice?: boolean;
  /** The device's clock says that answers in games took no time. */
  readonly hasChangedClock?: boolean;
}

const honest = {
  name: 'honest work',
  daysAWeek: 5,
  minutesADay: 20,
  gameShare: 0.2,
  success: 0.78,
  mix: [0.35, 0.45, 0.2],
  secondsAnAnswer: 22,
  finishes: true,
  opensRewards: true,
} as const satisfies Habit;

const change = (name: string, changes: Partial<Habit>): Habit => ({ ...honest, ...changes, name });

/** Each with the same days and minutes as honest work. */
export const strategies: readonly Habit[] = [
  change('random answers', { success: 0.24, secondsAnAnswer: 5 }),
  change('random answers, read slowly', { success: 0.24 }),
  change('skipping hard questions', { success: 0.85, mix: [0.8, 0.2, 0], finishes: false }),
  change('farming easy questions', { success: 0.96, mix: [1, 0, 0], secondsAnAnswer: 12 }),
  change('farming a year below', { success: 0.99, mix: [1, 0, 0], secondsAnAnswer: 8 }),
  change('restarting tests before they end', { finishes: false }),
  change('the same questions again', { repeatedShare: 0.9, success: 0.95, secondsAnAnswer: 10 }),
  change('two devices at once', { hasSecondDevice: true }),
  change('a changed clock', { gameShare: 0.5, hasChangedClock: true }),
  change('games only', { gameShare: 1 }),
  change('games first, learning after', { gameShare: 0.5 }),
  change('tapping fast in games', { gameShare: 0.5, isTooFast: true }),
  change('guessing in games', { gameShare: 1, isTooFast: true, success: 0.25 }),
  change('only what keeps the streak', { success: 0.24, secondsAnAnswer: 5, minutesADay: 20, gameShare: 0.9 }),
  change('every other day, mended', { everyOtherDay: true }),
  change('idling to be moved down', { idlesEverySecondWeek: true }),
  change('hard questions only, guessed', { success: 0.3, mix: [0, 0, 1], secondsAnAnswer: 6 }),
  change('opening rewards and nothing else', { success: 0.24, secondsAnAnswer: 5, gameShare: 0.7 }),
  change('never opening rewards', { opensRewards: false }),
  change('all the minutes on learning, none in games', { gameShare: 0 }),
];

export const honestWork: Habit = honest;

const between = (random: Random, from: number, to: number): number => from + (to - from) * random();

/** A child of a habit by chance: keen and slow, strong and weak, with more or less play. */
export function anyHabit(random: Random): Habit {
  const success = between(random, 0.6, 0.92);
  const keenness = random();
  return {
    ...honest,
    name: keenness < 0.33 ? 'now and then' : keenness < 0.75 ? 'steady' : 'keen',
    daysAWeek:
      keenness < 0.33
        ? 2 + Math.floor(2 * random())
        : keenness < 0.75
          ? 4 + Math.floor(2 * random())
          : 6 + Math.floor(2 * random()),
    minutesADay: Math.round(between(random, 10, 15 + 25 * keenness)),
    gameShare: between(random, 0, 0.5),
    success,
    mix: success > 0.8 ? [0.2, 0.45, 0.35] : success > 0.7 ? [0.35, 0.45, 0.2] : [0.6, 0.3, 0.1],
    secondsAnAnswer: between(random, 15, 32),
    finishes: random() < 0.95,
    opensRewards: random() < 0.9,
  };
}

/** How well a child knows a sub-topic: FSRS over days. All answers of one day are one review, so that a long test weighs as much as a short one. */
import { fsrs, Rating } from 'ts-fsrs';
import { addDays, daysBetween } from '../attempts/local-day.ts';
import { type MasteryLabel, masteryLabels } from './mastery-labels.ts';

/** Answers before anything is said. */
const minAnswers = 8;
/** Answers of one day that say something by themselves. */
const minDayAnswers = 4;
/** Days after which a child still knows nine of ten, from which each label holds. */
const labelStability = { good: 1, strong: 10, master: 35 } as const;
/** Share of the day's points from which the day was good, or hard; below it is 'again'. */
const dayShare = { good: 0.8, hard: 0.5 } as const;
/** A right answer after a hint is worth so much of an unaided one. */
const hintedPoints = 0.6;

const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 180,
  enable_fuzz: false,
  enable_short_term: false,
});

/** What FSRS knows: days until nine of ten are left, and how hard the matter is for this child (1 to 10). */
interface Memory {
  readonly stabilityDays: number;
  readonly difficulty: number;
}

/** Mastery of a sub-topic as it is kept. Days are the child's own calendar's, YYYY-MM-DD. */
export interface Mastery extends Memory {
  /** Answers that counted. */
  readonly answers: number;
  /** The last day of answers, with what it brought so far. */
  readonly day: string;
  readonly dayAnswers: number;
  readonly dayPoints: number;
  /** How it stood before that day; nothing for the first one. */
  readonly before: (Memory & { readonly day: string }) | undefined;
  /** The day on which one question in ten will be forgotten: it is due then. */
  readonly dueDay: string;
  /** The best label there ever was: what the child sees. */
  readonly bestLabel: MasteryLabel;
}

/** An answer as mastery sees it. */
export interface Evidence {
  readonly isRight: boolean;
  readonly hintUsed: boolean;
  /** A right answer that the child was not sure of says nothing about mastery. */
  readonly notSure: boolean;
  readonly day: string;
}

function pointsOf({ isRight, hintUsed }: Evidence): number {
  if (!isRight) return 0;
  return hintUsed ? hintedPoints : 1;
}

/** Right is good, with a hint hard, wrong again; a day of several answers is what they come to together. */
function gradeOf(points: number, answers: number): Rating.Again | Rating.Hard | Rating.Good {
  const share = points / answers;
  if (share >= dayShare.good) return Rating.Good;
  return share >= dayShare.hard ? Rating.Hard : Rating.Again;
}

/** The label as it is now, for adults: it may fall. A day that went badly outweighs what was known before it. */
export function currentLabel(
  mastery: Pick<Mastery, 'answers' | 'stabilityDays' | 'dayAnswers' | 'dayPoints'>,
): MasteryLabel {
  const { answers, stabilityDays, dayAnswers, dayPoints } = mastery;
  if (answers < minAnswers) return 'notEnoughData';
  if (dayAnswers >= minDayAnswers && gradeOf(dayPoints, dayAnswers) === Rating.Again) return 'needsPractice';
  if (stabilityDays >= labelStability.master) return 'master';
  if (stabilityDays >= labelStability.strong) return 'strong';
  return stabilityDays >= labelStability.good ? 'good' : 'needsPractice';
}

/** The better of two labels. */
export function betterLabel(one: MasteryLabel, other: MasteryLabel): MasteryLabel {
  return masteryLabels.indexOf(one) >= masteryLabels.indexOf(other) ? one : other;
}

/** Mastery after an answer; the same as before when the answer says nothing. */
export function afterAnswer(mastery: Mastery | undefined, evidence: Evidence): Mastery | undefined {
  if (evidence.isRight && evidence.notSure) return mastery;
  // A clock that goes back, or a flight westwards, does not make a second day of one.
  const isSameDay = mastery !== undefined && evidence.day <= mastery.day;
  const day = isSameDay ? mastery.day : evidence.day;
  const before = isSameDay ? mastery.before : mastery;
  const dayAnswers = (isSameDay ? mastery.dayAnswers : 0) + 1;
  const dayPoints = (isSameDay ? mastery.dayPoints : 0) + pointsOf(evidence);
  const memory = before === undefined ? null : { stability: before.stabilityDays, difficulty: before.difficulty };
  const elapsed = before === undefined ? 0 : daysBetween(before.day, day);
  const next = scheduler.next_state(memory, elapsed, gradeOf(dayPoints, dayAnswers));
  const now = {
    answers: (mastery?.answers ?? 0) + 1,
    stabilityDays: next.stability,
    difficulty: next.difficulty,
    day,
    dayAnswers,
    dayPoints,
  };
  return {
    ...now,
    before: before && { stabilityDays: before.stabilityDays, difficulty: before.difficulty, day: before.day },
    dueDay: addDays(day, scheduler.next_interval(next.stability, elapsed)),
    bestLabel: betterLabel(mastery?.bestLabel ?? 'notEnoughData', currentLabel(now)),
  };
}

/** Whether a question of it is due on that day; what was never answered is not due. */
export function isDue(mastery: Mastery | undefined, day: string): boolean {
  return mastery !== undefined && mastery.dueDay <= day;
}

/** When a card comes back: FSRS over days, one review a day. */
import { type Card, computeDecayFactor, createEmptyCard, type FSRS, fsrs, Rating, State } from 'ts-fsrs';
import { addDays, daysBetween } from '../attempts/local-day.ts';
import type { CardVerdict } from './deck.ts';

export const targetRetention = 0.9;
const maxIntervalDays = 365;

/** What may be asked of the scheduler; a child's own aim stays within it. */
const aimBounds = { min: 0.85, max: 0.97 } as const;

const createScheduler = (aim: number): FSRS =>
  fsrs({
    request_retention: aim,
    maximum_interval: maxIntervalDays,
    enable_fuzz: false,
    enable_short_term: false,
  });

const scheduler = createScheduler(targetRetention);
/** At most one for each hundredth. */
const schedulers = new Map<number, FSRS>([[targetRetention, scheduler]]);

const hundredths = (share: number): number => Math.round(share * 100) / 100;

/** The scheduler for an aim, brought into its bounds. */
function schedulerFor(aim: number): FSRS {
  const bounded = hundredths(within(aim, aimBounds));
  const known = schedulers.get(bounded) ?? createScheduler(bounded);
  schedulers.set(bounded, known);
  return known;
}

/** FSRS accepts any number; what comes from a table or from another program's file must stay in its range. */
const stabilityBounds = { min: 0.001, max: 36_500 } as const;
const difficultyBounds = { min: 1, max: 10 } as const;
const maxElapsedDays = 36_500;

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, min), max) : min;

/** What is known of a child's memory of a card. Days are the child's own calendar's. */
export interface CardMemory {
  /** Days until the chance to remember has fallen to nine in ten. */
  readonly stabilityDays: number;
  /** From 1, easy, to 10. */
  readonly difficulty: number;
  readonly lastDay: string;
  readonly dueDay: string;
  /** The last day on which the child is expected to know it; nothing while it is still being learned. */
  readonly knownUntil: string | null;
  readonly reviews: number;
  readonly lapses: number;
}

const grades = { right: Rating.Good, nearly: Rating.Hard, wrong: Rating.Again } as const satisfies Record<
  CardVerdict,
  Rating
>;

/** A card is known when it was remembered over at least this many days, and would be remembered today by four in five. */
const knownFromDays = 7;
const knownChance = 0.8;
/** From so many reviews on, what a child remembered says something about them. */
const reviewsToAimBy = 40;
/** How much the aim answers to what was missed; found by `npm run memory`. */
const aimGain = 3;
/** What was remembered in this many days sets the aim. */
export const aimDays = 56;

/**
 * The chance to aim at for one child, so that nine in ten are remembered in the end: days off and a hard deck take something
 * away, so the cards of a child who remembers less come back sooner, and those of one who remembers more come back later.
 */
export function aimFor({ reviewed, remembered }: { readonly reviewed: number; readonly remembered: number }): number {
  if (reviewed < reviewsToAimBy) return targetRetention;
  return hundredths(within(targetRetention + aimGain * (targetRetention - remembered / reviewed), aimBounds));
}

const { decay, factor } = computeDecayFactor(scheduler.parameters.w);
/** How many times its stability a memory lasts until the chance has fallen to `knownChance`. */
const knownSpan = (knownChance ** (1 / decay) - 1) / factor;

const knownUntilOf = (stabilityDays: number, lastDay: string): string | null =>
  stabilityDays >= knownFromDays ? addDays(lastDay, Math.floor(stabilityDays * knownSpan)) : null;

/**
 * How hard a card is, by the ease that Anki's older scheduler gave it (2.5 for most): FSRS's own way to begin with such cards.
 * The weights say how stability grows with difficulty, and are solved for the difficulty here.
 */
export function difficultyOfEase(ease: number, stabilityDays: number): number {
  const [growth = 0, slowing = 0, surprise = 0] = scheduler.parameters.w.slice(8, 11);
  const stability = within(stabilityDays, stabilityBounds);
  const step = Math.exp(growth) * stability ** -slowing * (Math.exp((1 - targetRetention) * surprise) - 1);
  return within(11 - (ease - 1) / step, difficultyBounds);
}

/** A memory that another program wrote down, from the day of its last review. */
export function toMemory(
  state: { readonly stabilityDays: number; readonly difficulty: number; readonly lastDay: string },
  counts: { readonly reviews: number; readonly lapses: number },
): CardMemory {
  const stabilityDays = within(state.stabilityDays, stabilityBounds);
  const { lastDay } = state;
  return {
    stabilityDays,
    difficulty: within(state.difficulty, difficultyBounds),
    lastDay,
    dueDay: addDays(lastDay, scheduler.next_interval(stabilityDays, 0)),
    knownUntil: knownUntilOf(stabilityDays, lastDay),
    ...counts,
  };
}

/** FSRS counts in calendar days, so midnight will do for each. */
const midnightOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The card as the library has it; it looks at the memory and the last day only. */
function toCard(memory: CardMemory | undefined, day: string): Card {
  if (memory === undefined) return createEmptyCard(midnightOf(day));
  const elapsed = Math.min(daysBetween(memory.lastDay, day), maxElapsedDays);
  return {
    ...createEmptyCard(midnightOf(day)),
    stability: within(memory.stabilityDays, stabilityBounds),
    difficulty: within(memory.difficulty, difficultyBounds),
    state: State.Review,
    reps: memory.reviews,
    lapses: memory.lapses,
    last_review: midnightOf(addDays(day, -elapsed)),
  };
}

/**
 * The memory after an answer. The first answer of a day is the review: what comes after it on the same day, from another
 * device or another round, changes nothing, so that no card is credited twice. A clock that goes back makes no second review.
 */
export function afterReview(
  memory: CardMemory | undefined,
  verdict: CardVerdict,
  day: string,
  aim: number = targetRetention,
): CardMemory {
  if (memory !== undefined && day <= memory.lastDay) return memory;
  const next = schedulerFor(aim).next(toCard(memory, day), midnightOf(day), grades[verdict]).card;
  const stabilityDays = within(next.stability, stabilityBounds);
  return {
    stabilityDays,
    difficulty: within(next.difficulty, difficultyBounds),
    lastDay: day,
    dueDay: addDays(day, next.scheduled_days),
    knownUntil: knownUntilOf(stabilityDays, day),
    reviews: (memory?.reviews ?? 0) + 1,
    lapses: (memory?.lapses ?? 0) + (memory !== undefined && verdict === 'wrong' ? 1 : 0),
  };
}

/** The chance that the card would be remembered on that day. */
export function chanceOn(memory: Pick<CardMemory, 'stabilityDays' | 'lastDay'>, day: string): number {
  const elapsed = within(daysBetween(memory.lastDay, day), { min: 0, max: maxElapsedDays });
  return scheduler.forgetting_curve(elapsed, within(memory.stabilityDays, stabilityBounds));
}

/** How series of numbers are built, each with its rule told in words. */
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';

/** What a series is built from. */
export interface TrackPlan {
  readonly gap: readonly [number, number];
  readonly start: readonly [number, number];
  readonly top: number;
}

/** A series with what to tell about it. */
export interface Track {
  readonly terms: readonly number[];
  readonly tells: readonly string[];
  readonly hint: string;
  readonly rules: number;
  /** Whether every other number makes a series of its own. */
  readonly isWoven?: boolean;
  /** Whether the number at this place comes of a multiplication, a division or a sum of two numbers, so that its step is no rule. */
  isScaled?(at: number): boolean;
}

const oneRule = 'Find the step from each number to the next one.';
const scalingHint = 'The steps change a lot. Could each number be multiplied or divided by something?';
const changing = 'Write the step under each pair of numbers. How do the steps change?';
const twoRules = 'Look at every other number: there may be two series in one.';
const turnsHint = 'Write the step under each pair of numbers. Do two kinds of step take turns?';

const count = (length: number): number[] => Array.from({ length }, (_, at) => at);
/** A step with its sign: '+ 3', '− 3'. */
export const signed = (step: number): string => (step >= 0 ? `+ ${step}` : `− ${-step}`);
/** A size of step; steps of whole tens show the next number at a glance. */
function gapOf(random: Random, { gap }: TrackPlan): number {
  const sizes = Array.from({ length: gap[1] - gap[0] + 1 }, (_, at) => gap[0] + at);
  return random.pick(sizes.filter((size) => size % 10 !== 0));
}
const startOf = (random: Random, { start }: TrackPlan): number => random.int(start[0], start[1]);

/** Walks on from a start by what each place does. */
function walk(start: number, length: number, next: (before: number, at: number) => number): number[] {
  const terms = [start];
  for (let at = 1; at < length; at++) terms.push(next(terms[at - 1] ?? 0, at));
  return terms;
}

function steady(random: Random, plan: TrackPlan, length: number, way: 1 | -1): Track {
  const step = gapOf(random, plan) * way;
  const start = way === 1 ? startOf(random, plan) : random.int(-step * length, plan.top);
  return {
    terms: walk(start, length, (before) => before + step),
    tells: [`Each number is ${Math.abs(step)} ${way === 1 ? 'more' : 'less'} than the one before it.`],
    hint: oneRule,
    rules: 1,
  };
}

function changingSteps(random: Random, plan: TrackPlan, length: number, way: 1 | -1): Track {
  const more = plan.gap[0] > 5 ? random.int(3, 6) : random.int(1, 4);
  const first = gapOf(random, plan);
  const steps = count(length - 1).map((at) => (first + at * more) * way);
  const total = steps.reduce((sum, step) => sum + Math.abs(step), 0);
  const start = way === 1 ? startOf(random, plan) : total + random.int(0, 30);
  return {
    terms: walk(start, length, (before, at) => before + (steps[at - 1] ?? 0)),
    tells: [`The steps grow by ${more} each time: ${steps.map(signed).join(', ')}.`],
    hint: changing,
    rules: 2,
  };
}

function scaled(
  random: Random,
  plan: TrackPlan,
  length: number,
  down: boolean,
  factors: readonly number[] = [2, 2, 3, 4],
): Track {
  const factor = random.pick(factors);
  // From 1 to 4 on, doubling is known by heart.
  // Larger factors grow out of reach from a larger start.
  const start = random.int(5, factor > 2 ? 14 : 25);
  const terms = walk(start, length, (before) => before * factor);
  return {
    terms: down ? terms.reverse() : terms,
    tells: [
      down
        ? `Each number is the one before it divided by ${factor}.`
        : `Each number is ${factor} times the one before it.`,
    ],
    hint: scalingHint,
    rules: terms.some((term) => term > plan.top) ? 0 : 1,
    isScaled: () => true,
  };
}

/** Two steps in turn, and which of them leads to the last number: only that one is ever asked. */
function takingTurns(one: string, other: string, length: number): string {
  const [before, next] = length % 2 === 0 ? [other, one] : [one, other];
  return `Two steps take turns: ${one}, then ${other}. The step before the question mark is ${before}, so ${next} comes next.`;
}

function turns(random: Random, plan: TrackPlan, length: number): Track | undefined {
  const [one, other] = [gapOf(random, plan), gapOf(random, plan) * random.pick([1, -1])];
  // Steps that nearly undo each other make two rows that count on by 1 or 2, as 6, 18, 5, 17, 4 does, seen at a glance.
  if (one === other || Math.abs(one + other) < 3) return undefined;
  return {
    terms: walk(startOf(random, plan), length, (before, at) => before + (at % 2 === 1 ? one : other)),
    tells: [takingTurns(signed(one), signed(other), length)],
    hint: turnsHint,
    rules: 2,
  };
}

function timesTurns(random: Random, plan: TrackPlan, length: number): Track {
  const factor = random.pick([2, 2, 3]);
  const more = gapOf(random, plan) * random.pick([1, -1]);
  const timesFirst = random.chance(1, 2);
  return {
    terms: walk(random.int(2, 12), length, (before, at) =>
      (at % 2 === 1) === timesFirst ? before * factor : before + more,
    ),
    tells: [
      timesFirst ? takingTurns(`× ${factor}`, signed(more), length) : takingTurns(signed(more), `× ${factor}`, length),
    ],
    hint: turnsHint,
    rules: 3,
    isScaled: (at) => (at % 2 === 1) === timesFirst,
  };
}

function timesAndMore(random: Random, plan: TrackPlan, length: number): Track {
  const factor = random.pick([2, 2, 3]);
  const more = gapOf(random, plan) * random.pick([1, -1]);
  const terms = walk(random.int(2, 12), length, (before) => before * factor + more);
  const steps = terms.slice(1).map((term, at) => signed(term - (terms[at] ?? 0)));
  return {
    terms,
    tells: [
      `To get the next number, multiply by ${factor}, then ${more > 0 ? 'add' : 'subtract'} ${Math.abs(more)}.`,
      // Many see the steps first, and they are right.
      `The steps show it, too: ${steps.join(', ')}. Each is ${factor === 2 ? 'twice' : `${factor} times`} the one before.`,
    ],
    hint: 'One operation is not enough. Try to multiply first, then add or subtract a little.',
    isScaled: () => true,
    rules: 2,
  };
}

function sums(random: Random, _plan: TrackPlan, length: number): Track | undefined {
  const first = random.int(3, 12);
  const second = random.int(first + 1, 18);
  // 3, 5, 8, 13, 21 is known by heart.
  if ((first === 3 && second === 5) || (first === 5 && second === 8) || (first === 8 && second === 13))
    return undefined;
  const terms = [first, second];
  while (terms.length < length) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
  return {
    terms,
    tells: [
      'Each number is the sum of the two numbers before it.',
      `${terms.at(-3)} + ${terms.at(-2)} = ${terms.at(-1)}.`,
    ],
    hint: 'Write the step under each pair of numbers. Where have you seen these steps before?',
    isScaled: () => true,
    rules: 1,
  };
}

/** Numbers in a row: the commas of thousands would be mixed up with those between the numbers. */
export const listed = (values: readonly number[]): string =>
  values.map((value) => showNumber(value)).join(values.some((value) => value >= 1000) ? '; ' : ', ');

/** Two series in one: the places 1, 3, 5… follow one rule, the places 2, 4, 6… the other. */
function woven(length: number, odd: Track, even: Track): Track {
  const terms = count(length).map((at) => (at % 2 === 0 ? odd : even).terms[Math.floor(at / 2)] ?? 0);
  /** The numbers of one of them: “the one before it” would be one of the other series in the row. */
  const own = (from: 0 | 1): string => listed(terms.filter((_, at) => at % 2 === from));
  return {
    terms,
    tells: [
      'There are two series in one.',
      `One is the 1st, 3rd, 5th and so on: ${own(0)}. ${odd.tells[0]}`,
      `The other is the 2nd, 4th, 6th and so on: ${own(1)}. ${even.tells[0]}`,
    ],
    hint: twoRules,
    isWoven: true,
    isScaled: (at) => (at % 2 === 0 ? odd : even).isScaled?.(Math.floor(at / 2)) ?? false,
    rules: odd.rules + even.rules + 1,
  };
}

/**
 * A series woven into a steady one so that the last number is its own: the steady one would be asked too easily. The steady one starts
 * among the numbers shown of the other, as their sizes would tell them from each other.
 */
function wovenToEnd(random: Random, plan: TrackPlan, length: number, last: Track): Track {
  const shown = last.terms.slice(0, -1);
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const room = plan.gap[1] * length;
  const beside = steady(
    random,
    { ...plan, start: [least, most], top: Math.max(most, room) },
    half(length),
    wayOf(random),
  );
  return length % 2 === 1 ? woven(length, last, beside) : woven(length, beside, last);
}

function twoSteps(random: Random, plan: TrackPlan, length: number): Track | undefined {
  const [odd, even] = [
    steady(random, plan, half(length), wayOf(random)),
    steady(random, plan, half(length), wayOf(random)),
  ];
  // With the same step in both, two steps take turns from number to number, as in the years before.
  if (odd.tells[0] === even.tells[0]) return undefined;
  return woven(length, odd, even);
}

const wayOf = (random: Random): 1 | -1 => random.pick([1, -1] as const);
const half = (length: number): number => Math.ceil(length / 2);

/** A way of building a series. */
type Build = (random: Random, plan: TrackPlan, length: number) => Track | undefined;

/** The ways by name. */
export const numberTracks = {
  up: (random, plan, length) => steady(random, plan, length, 1),
  down: (random, plan, length) => steady(random, plan, length, -1),
  grow: (random, plan, length) => changingSteps(random, plan, length, 1),
  shrink: (random, plan, length) => changingSteps(random, plan, length, -1),
  times: (random, plan, length) => scaled(random, plan, length, false),
  divide: (random, plan, length) => scaled(random, plan, length, true),
  turns,
  timesTurns,
  timesAndMore,
  sums,
  twoSteps,
  /** The same with steps that must be worked out on paper. */
  wideSteps: (random, plan, length) => twoSteps(random, { ...plan, gap: [12, 39] }, length),
  stepAndTimes: (random, plan, length) =>
    // Doubling is seen at a glance, also between other numbers.
    wovenToEnd(random, plan, length, scaled(random, plan, half(length), random.chance(1, 3), [3, 3, 4])),
  stepAndGrow: (random, plan, length) =>
    wovenToEnd(random, plan, length, changingSteps(random, plan, half(length), wayOf(random))),
} as const satisfies Readonly<Record<string, Build>>;

export type TrackKind = keyof typeof numberTracks;

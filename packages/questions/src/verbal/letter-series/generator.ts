/** v.letterSeries: letters or pairs of letters that follow a rule; one is missing. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import type { WrongAnswer } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { alphabetStrip, letterAt, stepsBetween, stepWords } from '../alphabet.ts';
import { askChoice, askTyped, promptText } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { fillingsOf } from './letter-rules.ts';

type RuleKind = 'step' | 'grow' | 'alternate' | 'interleave';

interface Plan {
  /** The rule of each letter of a term. */
  readonly rules: readonly RuleKind[];
  /** Sizes of a step. */
  readonly gaps: readonly [number, number];
  readonly way: 'on' | 'back' | 'both';
  /** Whether the series may run past Z. */
  readonly wraps: boolean;
  readonly blank: 'next' | 'any';
  readonly shown: readonly [number, number];
}

const plan = (
  rules: readonly RuleKind[],
  gaps: readonly [number, number],
  way: Plan['way'],
  wraps: boolean,
  blank: Plan['blank'],
  shown: readonly [number, number],
): Plan => ({ rules, gaps, way, wraps, blank, shown });

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  330501: {
    easy: plan(['step'], [1, 1], 'on', false, 'any', [4, 6]),
    medium: plan(['step'], [1, 1], 'back', false, 'any', [4, 6]),
    hard: plan(['step'], [1, 1], 'back', true, 'any', [5, 6]),
  },
  330502: {
    easy: plan(['step'], [2, 2], 'on', false, 'any', [4, 6]),
    medium: plan(['step'], [2, 3], 'both', false, 'next', [4, 5]),
    hard: plan(['step'], [3, 4], 'both', true, 'any', [5, 6]),
  },
  340601: {
    easy: plan(['step'], [2, 3], 'both', false, 'next', [4, 5]),
    medium: plan(['step'], [3, 5], 'both', true, 'any', [4, 5]),
    hard: plan(['grow'], [1, 3], 'both', true, 'next', [4, 5]),
  },
  340602: {
    easy: plan(['step', 'step'], [1, 1], 'both', false, 'next', [4, 4]),
    medium: plan(['step', 'step'], [1, 3], 'both', false, 'next', [4, 4]),
    hard: plan(['step', 'step'], [2, 4], 'both', true, 'any', [5, 5]),
  },
  350701: {
    easy: plan(['step', 'step'], [1, 3], 'both', false, 'next', [4, 4]),
    medium: plan(['step', 'step'], [2, 5], 'both', true, 'any', [5, 5]),
    hard: plan(['step', 'grow'], [1, 4], 'both', true, 'next', [5, 5]),
  },
  360701: {
    easy: plan(['alternate'], [1, 4], 'on', false, 'next', [6, 6]),
    medium: plan(['interleave'], [1, 4], 'both', true, 'next', [6, 6]),
    hard: plan(['step', 'alternate'], [1, 5], 'both', true, 'next', [6, 6]),
  },
  360703: {
    easy: plan(['grow'], [1, 3], 'on', true, 'next', [5, 6]),
    medium: plan(['grow'], [1, 4], 'both', true, 'next', [5, 5]),
    hard: plan(['grow', 'step'], [1, 4], 'both', true, 'next', [5, 5]),
  },
  370501: {
    easy: plan(['interleave'], [1, 3], 'on', true, 'next', [6, 7]),
    medium: plan(['interleave'], [2, 5], 'both', true, 'any', [7, 7]),
    hard: plan(['interleave', 'step'], [1, 5], 'both', true, 'next', [6, 6]),
  },
};

/** The letters' places along one rule, with what to tell about it. */
interface Track {
  readonly places: readonly number[];
  readonly tells: string;
}

function signed(random: Random, { gaps, way }: Plan): number {
  const gap = random.int(gaps[0], gaps[1]);
  return way === 'on' || (way === 'both' && random.chance(1, 2)) ? gap : -gap;
}

function walk(start: number, steps: readonly number[]): number[] {
  const places = [start];
  for (const step of steps) places.push((places.at(-1) ?? start) + step);
  return places;
}

function trackOf(random: Random, kind: RuleKind, plan: Plan, length: number): Track | undefined {
  const start = random.int(0, 25);
  const gaps = Array.from({ length: length - 1 });
  if (kind === 'step') {
    const step = signed(random, plan);
    return {
      places: walk(
        start,
        gaps.map(() => step),
      ),
      tells: `go ${stepWords(step)} each time`,
    };
  }
  if (kind === 'grow') {
    const first = signed(random, plan);
    const steps = gaps.map((_, at) => first + at * Math.sign(first));
    return {
      places: walk(start, steps),
      tells: `make a bigger step each time: ${steps.map(stepWords).join(', then ')}`,
    };
  }
  const [one, other] = [signed(random, plan), signed(random, plan)];
  if (one === other) return undefined;
  if (kind === 'alternate')
    return {
      places: walk(
        start,
        gaps.map((_, at) => (at % 2 === 0 ? one : other)),
      ),
      tells: `take turns: ${stepWords(one)}, then ${stepWords(other)}`,
    };
  const second = random.int(0, 25);
  if (Math.abs(second - start) < 3) return undefined;
  return {
    places: Array.from({ length }, (_, at) =>
      at % 2 === 0 ? start + (at / 2) * one : second + ((at - 1) / 2) * other,
    ),
    tells: `are two series in one: every other letter goes ${stepWords(one)}, those between go ${stepWords(other)}`,
  };
}

const says = {
  far: 'That letter is one too far along. Count the steps again on the alphabet.',
  near: 'That letter comes one too soon. Count the steps again on the alphabet.',
  wrongWay: 'You went the other way. Check whether the letters go on or back.',
  repeat: 'You made the last step again, but this rule changes. Look at every step.',
  swapped: 'You have the right letters in the wrong order. Do the first letter, then the second.',
  one: 'One of your two letters is right. Follow each letter by itself.',
};

function mistakesFor(tracks: readonly Track[], at: number): WrongAnswer[] {
  const mistake = (offsets: readonly number[], id: string, words: string): WrongAnswer => ({
    text: tracks.map(({ places }, slot) => letterAt((places[at] ?? 0) + (offsets[slot] ?? 0))).join(''),
    because: { id: `v.letterSeries/${id}`, says: words },
  });
  const before = tracks.map(({ places }) => (places[at] ?? 0) - (places[at - 1] ?? places[at + 1] ?? 0));
  const right = tracks.map(({ places }) => letterAt(places[at] ?? 0)).join('');
  const wide = tracks.length === 2;
  return [
    mistake(
      before.map((step) => -2 * step),
      'wrong-way',
      says.wrongWay,
    ),
    mistake(wide ? [1, 0] : [1], 'one-too-far', says.far),
    mistake(wide ? [0, -1] : [-1], 'one-too-soon', says.near),
    ...(wide
      ? [{ text: [...right].reverse().join(''), because: { id: 'v.letterSeries/swapped', says: says.swapped } }]
      : []),
    mistake(wide ? [1, -1] : [2], wide ? 'both-slipped' : 'two-too-far', says.far),
    mistake(wide ? [-1, 1] : [-2], wide ? 'both-slipped' : 'two-too-soon', says.near),
    mistake(wide ? [0, 1] : [3], wide ? 'one-right' : 'far-off', wide ? says.one : says.far),
    mistake(wide ? [-1, 0] : [-3], wide ? 'one-right' : 'far-short', wide ? says.one : says.near),
    ...(wide ? [mistake([2, 0], 'one-right', says.one), mistake([0, 2], 'one-right', says.one)] : []),
  ];
}

const blankMark = '?';

function make(random: Random, ladder: Readonly<Record<Difficulty, Plan>>, difficulty: Difficulty): Made | undefined {
  const plan = ladder[difficulty];
  const length = random.int(plan.shown[0], plan.shown[1]) + 1;
  const tracks: Track[] = [];
  for (const kind of plan.rules) {
    const track = trackOf(random, kind, plan, length);
    if (track === undefined) return undefined;
    if (!plan.wraps && track.places.some((place) => place < 0 || place > 25)) return undefined;
    tracks.push(track);
  }
  const at = plan.blank === 'next' ? length - 1 : random.int(1, length - 1);
  const term = (place: number): string => tracks.map(({ places }) => letterAt(places[place] ?? 0)).join('');
  const terms = Array.from({ length }, (_, place) => (place === at ? blankMark : term(place)));
  if (fillingsOf(terms).size !== 1) return undefined;
  const right = term(at);
  const isPair = tracks.length === 2;
  const things = isPair ? 'pair of letters' : 'letter';
  const shown = terms.join('   ');
  const questionText = {
    prompt: [
      `Which ${things} ${at === length - 1 ? 'comes next' : 'goes where the question mark is'}?\n\n**${shown}**`,
      alphabetStrip(),
    ],
    spoken: `Which ${things} ${at === length - 1 ? 'comes next' : 'is missing'}? ${terms.map((each) => (each === blankMark ? 'what' : [...each].join(' '))).join(', ')}.`,
    hint: isPair
      ? 'Follow the first letters by themselves, then the second letters. Count the steps on the alphabet.'
      : 'Count the steps from each letter to the next one on the alphabet.',
    steps: [
      ...tracks.map(
        ({ tells }, slot) =>
          `${isPair ? (slot === 0 ? 'The first letters' : 'The second letters') : 'The letters'} ${tells}.`,
      ),
      ...tracks.map(({ places }, slot) => stepText(places, at, plan.rules[slot] ?? 'step')),
      `The missing ${things} is **${right}**.`,
    ],
    variant: terms.join(''),
    features: {
      letters: tracks.length,
      rules: plan.rules.filter((rule) => rule !== 'step').length,
      gap: plan.gaps[1],
      wraps: Number(plan.wraps),
    },
  };
  const mistakes = mistakesFor(tracks, at);
  return random.chance(1, 2)
    ? askTyped(questionText, 'text', [right], mistakes)
    : askChoice(random, questionText, right, mistakes);
}

function stepText(places: readonly number[], at: number, rule: RuleKind): string {
  const back = rule === 'interleave' ? 2 : 1;
  const from = at >= back ? at - back : at + back;
  const [start, end] = [letterAt(places[from] ?? 0), letterAt(places[at] ?? 0)];
  return from < at
    ? `From ${start}, ${stepWords(stepsBetween(start, end))} gives ${end}.`
    : `${end} comes before ${start}: from ${end}, ${stepWords(stepsBetween(end, start))} gives ${start}.`;
}

function solve(question: Question) {
  const [, shown = ''] = /\*\*(.+)\*\*/.exec(promptText(question)) ?? [];
  return answersAmong(question, fillingsOf(shown.split(/\s+/)));
}

export const letterSeriesGenerator = defineGenerator({
  generatorId: 'v.letterSeries',
  version: 3,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params, difficulty),
  solve,
});

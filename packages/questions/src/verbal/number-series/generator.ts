/** v.numberSeries: numbers that follow a rule; one is missing. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { plainNumber, showNumber } from '../../kernel/number-text.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { askChoice, askTyped, boldParts } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { listed, numberTracks, signed, type Track, type TrackKind } from './series-rules.ts';
import { numbersFor } from './solver.ts';

interface Plan {
  readonly kinds: readonly TrackKind[];
  /** Sizes of a step. */
  readonly gap: readonly [number, number];
  readonly start: readonly [number, number];
  readonly top: number;
  /** Numbers shown beside the missing one. */
  readonly shown: number;
  readonly blank: 'next' | 'any';
}

const plan = (
  kinds: readonly TrackKind[],
  gap: readonly [number, number],
  top: number,
  shown: number,
  blank: Plan['blank'] = 'next',
): Plan => ({ kinds, gap, start: [1, Math.max(20, Math.floor(top / 3))], top, shown, blank });

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  330601: {
    easy: plan(['up'], [3, 6], 150, 5),
    medium: plan(['up', 'down'], [4, 9], 120, 5, 'any'),
    hard: plan(['up', 'down'], [12, 34], 500, 5, 'any'),
  },
  340701: {
    easy: plan(['up', 'down'], [11, 29], 600, 5),
    medium: plan(['grow', 'shrink', 'times'], [2, 6], 200, 5),
    hard: plan(['turns'], [3, 9], 150, 6),
  },
  350801: {
    easy: plan(['grow', 'shrink'], [6, 14], 300, 5),
    medium: plan(['divide', 'turns', 'sums'], [8, 19], 700, 6),
    hard: plan(['twoSteps'], [4, 11], 150, 7),
  },
  360801: {
    easy: plan(['twoSteps'], [7, 16], 250, 7),
    medium: plan(['timesAndMore'], [1, 5], 800, 5),
    // Of × and + in turn, seven numbers have a second reading.
    hard: plan(['timesTurns', 'wideSteps'], [4, 9], 500, 8),
  },
  370601: {
    easy: plan(['wideSteps'], [12, 39], 500, 7, 'any'),
    medium: plan(['stepAndTimes'], [3, 9], 1_200, 8),
    hard: plan(['stepAndGrow'], [3, 9], 300, 8),
  },
};

const mistake = mistakesIn('v.numberSeries');

function mistakesFor(terms: readonly number[], at: number, track: Track): WrongAnswer[] {
  const { isWoven = false } = track;
  const isScaled = track.isScaled?.(at) ?? false;
  const right = terms[at] ?? 0;
  const back = isWoven ? 2 : 1;
  const from = terms[at - back] ?? 0;
  const step = right - from;
  const oneMistake = (value: number, name: string, says: string): WrongAnswer[] =>
    value === right || value < 0 || !Number.isInteger(value)
      ? []
      : [{ text: showNumber(value), because: mistake(name, says) }];
  const before = terms[at - 1] ?? 0;
  const last = terms[at - 2];
  const first = (terms[1] ?? 0) - (terms[0] ?? 0);
  const otherBefore = terms[at - 3] ?? 0;
  const otherNext = track.isScaled?.(at - 1) === true ? before ** 2 / otherBefore : 2 * before - otherBefore;
  // Where two series in one are far apart, the step from one to the other leads to a number that nobody believes.
  const again = isWoven && 2 * before - (last ?? 0) > Math.max(...terms) ? right : 2 * before - (last ?? 0);
  const needed = step > 0 ? `add ${step}` : `subtract ${-step}`;
  const look = isScaled ? 'Look at how each number is made.' : 'Look at how the steps change.';
  return [
    ...(isWoven && at > 2 && at === terms.length - 1
      ? oneMistake(otherNext, 'other-series', 'That carries on the other series. Which numbers belong to this one?')
      : []),
    ...(last === undefined
      ? []
      : oneMistake(
          again,
          'same-step-again',
          isWoven
            ? 'That repeats the step between the two numbers before it. Look at every other number instead.'
            : `You used the last step, ${signed(again - before)}, again. ${look}`,
        )),
    ...(isWoven || at < 2 || (track.isScaled?.(1) === true && track.isScaled(2) === false)
      ? []
      : oneMistake(before + first, 'first-step', `You used the first step, ${signed(first)}, again. ${look}`)),
    ...(isScaled
      ? []
      : oneMistake(
          from - step,
          'wrong-way',
          `You ${step > 0 ? 'subtracted' : 'added'} ${Math.abs(step)}. Here you need to ${needed}.`,
        )),
    ...[1, -1, 2, -2, 10, -10, 3, -3, 5, -5]
      // Nobody who counts on lands before the number counted from.
      .filter((off) => isScaled || (step + off) * step > 0)
      .flatMap((off) =>
        oneMistake(
          right + off,
          Math.abs(off) === 1 ? 'one-off' : 'miscounted',
          isScaled
            ? `Work it out again: that is ${Math.abs(off)} too ${off > 0 ? 'many' : 'few'}. ${look}`
            : `From ${showNumber(from)} to ${showNumber(right + off)} the step is ${signed(step + off)}, but here it must be ${signed(step)}.`,
        ),
      ),
  ];
}

/** Whether a mistake leads only near the answer. */
const isNear = (id: string): boolean => /\/(?:one-off|miscounted)$/.test(id);

/** Whether the numbers shown of two series in one lie apart: their sizes alone would tell which belong together. */
function areApart(terms: readonly number[], at: number): boolean {
  const shownOf = (from: 0 | 1): number[] => terms.filter((_, place) => place % 2 === from && place !== at);
  const [odd, even] = [shownOf(0), shownOf(1)];
  return Math.max(...odd) < Math.min(...even) || Math.max(...even) < Math.min(...odd);
}

function make(random: Random, plan: Plan): Made | undefined {
  const kind = random.pick(plan.kinds);
  const length = plan.shown + 1;
  const track = numberTracks[kind](random, plan, length);
  if (track === undefined || track.terms.length < length) return undefined;
  const { terms } = track;
  if (terms.some((term) => !Number.isInteger(term) || term < 0 || term > plan.top)) return undefined;
  if (new Set(terms).size < 3) return undefined;
  // All in the table of 5, they are counted on without looking for a rule.
  if (terms.every((term) => term % 5 === 0)) return undefined;
  const at = plan.blank === 'next' ? length - 1 : random.int(1, length - 1);
  // The two numbers before it are what a child looks at, and in two series in one the one before that.
  if (track.isWoven && (at < 2 || areApart(terms, at))) return undefined;
  const found = numbersFor(
    terms.map((term, place) => (place === at ? undefined : term)),
    searchTop(terms.filter((_, place) => place !== at)),
  );
  if (found.length > 1) return undefined;
  const right = terms[at] ?? 0;
  const shown = terms.map((term, place) => (place === at ? '?' : showNumber(term)));
  const asks = at === length - 1 ? 'Which number comes next?' : 'Which number is missing?';
  const questionText: QuestionText = {
    prompt: `${asks}\n\n**${shown.join('   ')}**`,
    spoken: `${asks} ${shown.map((term) => (term === '?' ? 'what' : term)).join(', ')}.`,
    hint: track.hint,
    steps: [
      ...track.tells,
      `Check it in the row: ${listed(terms)}.`,
      `The missing number is **${showNumber(right)}**.`,
    ],
    variant: shown.join(' '),
    features: { rules: track.rules, gap: plan.gap[1], top: plan.top, inside: Number(at < length - 1) },
  };
  const mistakes = mistakesFor(terms, at, track);
  // What stands in the row already would be struck out at a glance.
  const fresh = shown.includes(showNumber(right)) ? mistakes : mistakes.filter(({ text }) => !shown.includes(text));
  // Among numbers on both sides of it the right one would be told by its looks.
  const areAllNear = fresh.every(({ because }) => isNear(because.id));
  // Beside a product of two series in one there are numbers close to it only, which nobody would come to.
  return random.chance(2, 3) || areAllNear || (track.isWoven === true && track.isScaled?.(at) === true)
    ? askTyped(
        questionText,
        'number',
        [String(right)],
        mistakes.map(({ text, because }) => ({ text: plainNumber(text), because })),
      )
    : // Of two series in one, the ways to mix them up should not be lost among numbers that are only near; where the steps change,
      // the last step taken again stands there in any case.
      askChoice(random, questionText, showNumber(right), fresh, 5, 'grid', keptOf(fresh, track));
}

/** How many of the first mistakes stand among the options in any case. */
function keptOf(fresh: readonly WrongAnswer[], { isWoven = false }: Track): number {
  if (!isWoven) return fresh[0]?.because.id.endsWith('same-step-again') ? 1 : 0;
  return Math.min(2, fresh.filter(({ because }) => !isNear(because.id)).length);
}

/** How far an answer is looked for. */
function searchTop(terms: readonly number[]): number {
  return Math.max(...terms) * 3 + 30;
}

function solve(question: Question) {
  const terms = (boldParts(question)[0] ?? '')
    .split(/\s+/)
    .map((term) => (term === '?' ? undefined : Number(plainNumber(term))));
  const known = terms.filter((term) => term !== undefined);
  const found = numbersFor(terms, searchTop(known));
  return answersAmong(
    question,
    found.map((value) => (question.answer.type === 'writeAnswer' ? String(value) : showNumber(value))),
  );
}

export const numberSeriesGenerator = defineGenerator({
  generatorId: 'v.numberSeries',
  version: 13,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});

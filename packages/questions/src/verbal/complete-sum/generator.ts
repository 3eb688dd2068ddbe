/** v.completeSum: two sides of a sum are worth the same; find the number in the box. */

import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { askChoice, askTyped, boldParts } from '../ask.ts';
import { hasTrivialStep, leftToRight, sumValue, workingLines } from '../letter-sums/read-sum.ts';
import { letterSumShapes, type SumShape } from '../letter-sums/sum-shapes.ts';
import { answersAmong } from '../solve.ts';
import { type OpenSide, openSides } from './open-sides.ts';

interface Plan {
  /** The side without a box; none where it is just a number. */
  readonly closed: readonly SumShape[] | undefined;
  readonly open: readonly OpenSide[];
  /** Numbers to add and take away go up to `top`, from `least` on; a side is worth from `low` to `top`. */
  readonly least: number;
  readonly low: number;
  readonly top: number;
  /** The smallest number that is multiplied by or divides. */
  readonly factor: number;
}

const { one, two, productMore, quotientMore, mixed, brackets, bracketGap } = letterSumShapes;
const plan = (
  closed: Plan['closed'],
  open: readonly OpenSide[],
  top: number,
  low: number,
  least = 2,
  factor = 3,
): Plan => ({
  closed,
  open,
  top,
  low,
  least,
  factor,
});

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  330602: {
    easy: plan(undefined, openSides.plusMinus, 40, 12, 7),
    medium: plan(undefined, openSides.plusMinus, 100, 25, 11),
    hard: plan(one, openSides.plus, 50, 20, 4),
  },
  340702: {
    easy: plan(one, openSides.plusMinus, 90, 25, 13),
    medium: plan(two, openSides.plusMinus, 100, 25, 13),
    hard: plan(productMore, [...openSides.plusMinus, ...openSides.timesOnly], 90, 24, 11, 4),
  },
  350803: {
    easy: plan([...productMore, ...quotientMore], openSides.plusMinus, 120, 25, 13, 6),
    medium: plan([...productMore, ...quotientMore], openSides.scaled, 150, 12, 11, 4),
    hard: plan([...productMore, ...quotientMore], openSides.two, 150, 12, 11, 4),
  },
  360803: {
    easy: plan(mixed, openSides.all, 150, 12, 11),
    medium: plan(brackets, openSides.all, 150, 20, 11),
    hard: plan(brackets, openSides.two, 150, 12, 11),
  },
  370603: {
    easy: plan([...brackets, ...bracketGap], openSides.scaled, 200, 12, 11, 4),
    medium: plan([...mixed, ...brackets], openSides.two, 200, 12, 11),
    hard: plan([...brackets, ...bracketGap], openSides.brackets, 200, 12),
  },
};

const mistake = mistakesIn('v.completeSum');

/** A number for each slot of a side: small where it is multiplied or divides, any size elsewhere. */
function drawSlots(random: Random, text: string, slots: string, { least, top, factor }: Plan): number[] {
  return [...slots].map((slot) => {
    const scales = new RegExp(`[×÷] ${slot}|${slot} ×|${slot}\\)? ×|\\)? ÷ ${slot}`).test(text);
    // Times 10 and times 11 are read off.
    return scales ? random.pick([3, 4, 5, 6, 7, 8, 9, 12].filter((each) => each >= factor)) : random.int(least, top);
  });
}

interface Drawn {
  readonly left: string;
  readonly right: string;
  readonly total: number;
  readonly box: number;
  readonly undo: string;
  readonly start: string | undefined;
  /** What the first of two steps makes; none where there is only one. */
  readonly first: number | undefined;
  /** What goes in the box if the side without it makes this. */
  boxFor(total: number): number;
}

function draw(random: Random, plan: Plan, side: OpenSide): Drawn | undefined {
  const { closed, top, low } = plan;
  const shape = closed === undefined ? undefined : random.pick(closed);
  const numbers = shape === undefined ? [] : drawSlots(random, shape.text, 'pqrs'.slice(0, shape.uses), plan);
  const total = shape === undefined ? random.int(low, top) : shape.worth(numbers);
  const left =
    shape === undefined
      ? String(total)
      : shape.text.replace(/[pqrs]/g, (slot) => String(numbers['pqrs'.indexOf(slot)]));
  // 'p − p' and its like make nothing of a bracket.
  if (new Set(numbers).size < numbers.length) return undefined;
  if (!Number.isInteger(total) || total < low || total > top || sumValue(left) === undefined) return undefined;
  const [r = 0, s = 0] = drawSlots(random, side.text, 'rs', plan);
  // With the same number on both sides, as in 6 × 4 = 4 × □, there is nothing to work out.
  if (numbers.includes(r) || numbers.includes(s) || hasTrivialStep(left)) return undefined;
  // In □ + 37 = 90 ÷ 6 + 75 the first 90 would be taken for what the side makes.
  if (numbers.includes(total)) return undefined;
  // 40 + □ = 100 is a fact of year 2.
  if (closed === undefined && total % 10 === 0 && r % 10 === 0) return undefined;
  // Nor where 20 must be left of 35 + 20.
  if (total === r || total === s) return undefined;
  const put = (text: string): string => text.replace(/\br\b/g, String(r)).replace(/\bs\b/g, String(s));
  return {
    left,
    right: put(side.text),
    total,
    box: side.box(total, r, s),
    undo: put(side.undo).replace('#', String(total)),
    start: side.start === undefined ? undefined : put(side.start).replaceAll('#', String(total)),
    first: side.first?.(total, r, s),
    boxFor: (other) => side.box(other, r, s),
  };
}

const undone: Readonly<Record<string, string>> = {
  '+': 'subtract',
  '−': 'add',
  '×': 'divide by',
  '÷': 'multiply by',
};

/**
 * The number that a child gets who repeats the sign beside the box instead of undoing it; only where there is one sign. Of □ − 15 = 4 that
 * is 15 − 4, and of 47 − □ = 21 it is the sum.
 */
function repeatedSign(right: string, total: number): { value: number; says: string } | undefined {
  const [, first, sign = '', second] = /^(\d+|□) ([+−×÷]) (\d+|□)$/.exec(right) ?? [];
  const known = first === '□' ? second : first;
  if (known === undefined || undone[sign] === undefined || (second === '□' && sign === '÷')) return undefined;
  const isTakenFrom = second === '□' && sign === '−';
  const done = isTakenFrom
    ? `${known} + ${total}`
    : sign === '−' && Number(known) > total
      ? `${known} − ${total}`
      : `${total} ${sign} ${known}`;
  const value = sumValue(done);
  if (value === undefined) return undefined;
  const instead = isTakenFrom
    ? `The number in the box is what you subtract from ${known} to get ${total}.`
    : `To undo ${sign} ${known}, ${undone[sign]} ${known}.`;
  return { value, says: `You worked out ${done}. ${instead}` };
}

function mistakesFor({ left, right, total, box, first, undo, boxFor }: Drawn, largest: number): WrongAnswer[] {
  const hurried = leftToRight(left);
  const wrong = (value: number, name: string, says: string): WrongAnswer[] =>
    Number.isInteger(value) && value > 0 && value <= largest && value !== box
      ? [{ text: String(value), because: mistake(name, says) }]
      : [];
  const tried = (value: number): string => {
    const worth = sumValue(right, new Map([['□', value]]));
    // 47 − 26 makes 21, which is the answer to 26 = 47 − □; 10 ÷ 7 makes no whole number, and 4 − 9 none above 0.
    const side = right.replace('□', String(value));
    if (worth === box || worth === undefined) return `Put ${value} in the box: ${side} doesn’t make ${total}.`;
    return `Put ${value} in the box: ${side} makes ${showNumber(worth)}. It must make ${total}.`;
  };
  const repeated = repeatedSign(right, total);
  const unbracketed = left.includes('(') ? sumValue(left.replace(/[()]/g, '')) : undefined;
  // Where the box is divided, a number that does not divide is no temptation.
  const [, divisor = '1'] = /÷ (\d+)/.exec(right) ?? [];
  return [
    ...(/\D/.test(left) ? wrong(total, 'other-side-only', `${total} is what ${left} makes. ${tried(total)}`) : []),
    ...(repeated === undefined ? [] : wrong(repeated.value, 'same-operation', repeated.says)),
    ...(first === undefined ? [] : wrong(first, 'first-step', `That is only the first step. ${undo}`)),
    ...(hurried === undefined || hurried === total
      ? []
      : wrong(
          boxFor(hurried),
          'order',
          `You worked out ${left} from left to right. ${left.includes('(') ? 'Brackets come first, then × and ÷,' : '× and ÷ come first,'} then + and −.`,
        )),
    ...(unbracketed === undefined || unbracketed === total
      ? []
      : wrong(boxFor(unbracketed), 'order', `You worked out ${left} as if it had no brackets. Brackets come first.`)),
    ...[1, -1, 2, -2, 10, -10, 5, -5]
      .map((off) => box + off * Number(divisor))
      .filter((value) => !/\D/.test(left) || value !== total)
      .flatMap((value) => wrong(value, 'does-not-fit', tried(value))),
  ];
}

/** Whether the number in the box is one to work out: not read off, and not beyond what the year reckons with. */
function isFit({ left, right, total, box }: Drawn, plan: Plan): boolean {
  const least = /\D/.test(left) ? 3 : plan.least;
  const checked = right.replace('□', String(box));
  return (
    Number.isInteger(box) &&
    box >= Math.max(1, least) &&
    box <= 2 * plan.top &&
    box !== total &&
    checked !== left &&
    sumValue(checked) !== undefined &&
    !hasTrivialStep(checked)
  );
}

/** A sum that fits. Few do where the box is multiplied or divided, so many are drawn, or those with + and − would be nearly all. */
function drawFit(random: Random, plan: Plan): Drawn | undefined {
  const side = random.pick(plan.open);
  for (let tries = 0; tries < 60; tries++) {
    const drawn = draw(random, plan, side);
    if (drawn !== undefined && isFit(drawn, plan)) return drawn;
  }
  return undefined;
}

function make(random: Random, plan: Plan): Made | undefined {
  const drawn = drawFit(random, plan);
  if (drawn === undefined) return undefined;
  const { left, right, total, box, undo, start, first } = drawn;
  const sides = random.chance(1, 3) ? [right, left] : [left, right];
  const isSum = /\D/.test(left);
  const isInOrder = left.includes('(') || leftToRight(left) === undefined || leftToRight(left) === total;
  const questionText: QuestionText = {
    prompt: `${isSum ? 'Both sides are equal. ' : ''}Which number goes in the box?\n\n**${sides.join(' = ')}**`,
    hint: isSum
      ? `First work out the side without a box${isInOrder ? '' : ' (× and ÷ before + and −)'}. The other side must make the same.`
      : (start ?? 'Think of the calculation the other way round: what undoes it?'),
    steps: [
      ...(isSum ? [`${workingLines(left).join(' = ')}.`] : []),
      `${isSum ? 'So ' : ''}${right} must make ${total}. ${undo} ${first === undefined ? `That gives ${box}` : `The first step makes ${first}, the second ${box}`}.`,
      `Check: ${workingLines(right.replace('□', String(box))).join(' = ')}. The number in the box is **${box}**.`,
    ],
    variant: sides.join(' = '),
    features: { signs: (left + right).replace(/[^+−×÷(]/g, '').length, top: plan.top },
  };
  if (random.chance(2, 3)) return askTyped(questionText, 'number', [String(box)], mistakesFor(drawn, 9_999));
  // A number far beyond the others is seen to be wrong.
  const mistakes = mistakesFor(drawn, 3 * plan.top);
  // What a named slip leads to is offered before what is only near.
  const named = mistakes.filter(({ because }) => !because.id.endsWith('/does-not-fit'));
  return askChoice(random, questionText, String(box), mistakes, 5, 'grid', Math.min(3, Math.max(1, named.length)));
}

/** Every number that makes both sides worth the same, found by trying. */
function solve(question: Question) {
  const [sum = ''] = boldParts(question);
  const [left = '', right = ''] = sum.split(' = ');
  const found: string[] = [];
  for (let tried = 0; tried <= 500; tried++) {
    const values = new Map([['□', tried]]);
    const value = sumValue(left, values);
    if (value !== undefined && value === sumValue(right, values)) found.push(String(tried));
  }
  return answersAmong(question, found);
}

export const completeSumGenerator = defineGenerator({
  generatorId: 'v.completeSum',
  version: 12,
  serves: ladders,
  make: (random, { params, difficulty }) => make(random, params[difficulty]),
  solve,
});

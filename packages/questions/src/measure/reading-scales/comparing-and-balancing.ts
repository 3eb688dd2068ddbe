/** Two scales compared, weights on a balance, and things measured with a ruler. */

import type { Form } from '../../kernel/forms.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, numbersIn, typed } from '../../kernel/seen.ts';
import { inUnit, writeNumber } from '../ask.ts';
import { makeRuler, solveRuler } from '../ruler-question.ts';
import { instrumentFigure, readInstruments } from './instrument-figure.ts';
import { drawKind } from './one-scale.ts';
import {
  drawMarks,
  drawValue,
  features,
  named,
  type Params,
  readMistakes,
  readSteps,
  stepOf,
  withUnit,
} from './scale-marks.ts';

/** How much more one shows than the other, or both together. */
export const twoScales: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 3 : difficulty === 'medium' ? 1 : 0),
  make(random, { params, difficulty, year }) {
    const kind = drawKind(random, params);
    if (kind === undefined) return undefined;
    const one = drawMarks(random, kind, difficulty, year);
    const other = difficulty === 'hard' ? drawMarks(random, kind, random.pick(['medium', 'hard']), 3) : one;
    const [a, b] = [drawValue(random, one, true), drawValue(random, other, true)];
    if (a === undefined || b === undefined || a === b || one.unit !== other.unit) return undefined;
    // With steps that are worth the same, a child who doesn’t look at them may come out right.
    if (difficulty === 'hard' && stepOf(one) === stepOf(other)) return undefined;
    const together = kind !== 'thermometer' && random.chance(1, 3);
    const [more, less] = a > b ? ['A', 'B'] : ['B', 'A'];
    const right = together ? a + b : Math.abs(a - b);
    // Year 3 works up to 1,000.
    if (year === 3 && right > 1000) return undefined;
    const { unit } = one;
    const asks = together
      ? kind === 'jug'
        ? 'How much water is there in A and B together?'
        : 'What mass do the two scales show together?'
      : kind === 'jug'
        ? `How much more water is in ${more} than in ${less}?`
        : kind === 'dial'
          ? `How much more does scale ${more} show than scale ${less}?`
          : `How many degrees warmer is ${more} than ${less}?`;
    const [onesA, onesB] = [readMistakes(one, a), readMistakes(other, b)].map((mistakes) => Number(mistakes[0]?.[0]));
    if (onesA === undefined || onesB === undefined) return undefined;
    const withOnes = together ? onesA + onesB : Math.abs(onesA - onesB);
    return writeNumber(
      {
        prompt: [
          asks,
          drawn(
            instrumentFigure(kind, [
              { marks: one, value: a },
              { marks: other, value: b },
            ]),
          ),
        ],
        hint: `Read each one on its own. ${one === other ? 'What is one small step worth?' : 'Are their steps worth the same?'}`,
        steps: [
          ...readSteps(one, a),
          `A shows ${withUnit(a, unit)}.`,
          ...readSteps(other, b),
          `B shows ${withUnit(b, unit)}.`,
          together
            ? `${showNumber(a)} + ${showNumber(b)} = **${withUnit(right, unit)}**.`
            : `The difference is **${withUnit(right, unit)}**.`,
        ],
        variant: `two ${kind} ${unit} ${one.to} ${one.label} ${one.parts} ${a} ${other.to} ${other.label} ${other.parts} ${b} ${together}`,
        features: { ...features(one, 3), half: 0 },
      },
      right,
      [
        [together ? Math.abs(a - b) : a + b, named.wrongWay(together)],
        [a, named.onlyOne(together)],
        [b, named.onlyOne(together)],
        [withOnes, named.ones],
        [right + stepOf(one), named.mark],
      ],
      inUnit(unit),
    );
  },
  solve(seen) {
    if (seen.figure === undefined || !/ together\?$| than (?:in |scale )?[AB]\?$/.test(seen.text)) return undefined;
    const [a, b] = readInstruments(seen.figure);
    if (a === undefined || b === undefined) return undefined;
    return typed(seen.text.endsWith('together?') ? a + b : Math.abs(a - b));
  },
};

/** Year 3 works up to 1,000, so there is no weight of 1 kg. */
const weights = [500, 200, 100, 50, 20, 10, 5] as const;
/** Things with what they weigh in life, in grams. */
const goods = [
  { name: 'parcel', least: 60, most: 4000 },
  { name: 'melon', least: 700, most: 3000 },
  { name: 'book', least: 150, most: 1500 },
  { name: 'shoe', least: 200, most: 700 },
  { name: 'teddy', least: 100, most: 900 },
  { name: 'lunch box', least: 300, most: 1500 },
  { name: 'plant pot', least: 200, most: 2500 },
  { name: 'bag of rice', least: 400, most: 3000 },
] as const;

/** A thing balanced by weights. */
export const balanced: Form<Params> = {
  weight: ({ params }) => (params.kinds.includes('balance') ? 2 : 0),
  make(random, { difficulty }) {
    const pool = difficulty === 'easy' ? weights.slice(0, 4) : difficulty === 'medium' ? weights.slice(0, 6) : weights;
    const held = Array.from({ length: difficulty === 'hard' ? 4 : 3 }, () => random.pick(pool));
    const total = held.reduce((sum, grams) => sum + grams, 0);
    const extra = difficulty === 'easy' ? 0 : random.pick([50, 100, 200]);
    if (new Set(held).size < 2 || total - extra < 60 || total > 1000) return undefined;
    // The same weight on both sides could just be left out; 5 g make the sum hard.
    if (held.some((grams) => grams === extra) || (difficulty === 'hard' && !held.includes(5))) return undefined;
    const inGrams = total - extra;
    const thing = random.pick(goods.filter(({ least, most }) => inGrams >= least && inGrams <= most)).name;
    const list = held.map((grams) => `${grams} g`);
    const last = list.pop() ?? '';
    return writeNumber(
      {
        prompt:
          extra > 0
            ? `A ${thing} and a ${extra} g weight balance these weights: ${list.join(', ')} and ${last}. How many grams does the ${thing} weigh?`
            : `A ${thing} balances these weights: ${list.join(', ')} and ${last}. What is the mass of the ${thing} in grams?`,
        hint: 'Both sides of a balance weigh the same. What is on the other side?',
        steps: [
          `The two sides weigh the same, so add the weights on the other side: ${held.join(' + ')} = ${showNumber(total)} g.`,
          ...(extra > 0 ? [`Take off the ${extra} g: ${showNumber(total)} − ${extra} = ${showNumber(inGrams)}.`] : []),
          `The mass of the ${thing} is **${showNumber(inGrams)} g**.`,
        ],
        variant: `balance ${[...held].sort((one, other) => one - other).join(' ')} ${extra}`,
        features: {
          steps: extra > 0 ? 2 : 1,
          parts: held.length,
          oddStep: 0,
          oddLabel: 0,
          belowZero: 0,
          half: 0,
        },
      },
      inGrams,
      [
        ...(extra > 0 ? [[total, named.otherSide] as const, [total + extra, named.wrongWay(false)] as const] : []),
        [inGrams - (held[0] ?? 0), named.leftOut],
      ],
      inUnit('g'),
    );
  },
  solve(seen) {
    const [, before = '', after = ''] =
      /^(.*) balances? these weights: (.*)\. (?:What is the mass|How many grams)/.exec(seen.text) ?? [];
    if (after === '') return undefined;
    const grams = (text: string): number =>
      [...text.matchAll(/(\d+) g\b/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    return answered(seen, grams(after) - (numbersIn(before).length > 0 ? grams(before) : 0));
  },
};

/** The length of something beside a ruler. */
export const onRuler: Form<Params> = {
  weight: ({ params }) => (params.kinds.includes('ruler') ? 3 : 0),
  make: (random, cell) => makeRuler(random, cell, mistakesIn('m.scales')),
  solve: solveRuler,
};

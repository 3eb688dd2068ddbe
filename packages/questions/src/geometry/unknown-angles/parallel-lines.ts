/** Angles where a line crosses two parallel lines: found, named, and as an equation. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { measured } from '../marked-angle.ts';
import { labelsOf } from '../vector.ts';
import { askDegrees, byMeasuring, features, mistake, named, type Params } from './mistakes.ts';
import { type Place, parallelFigure, sizeAt } from './parallel-figure.ts';

const kinds = ['corresponding', 'alternate', 'co-interior', 'vertically opposite'] as const;
type Kind = (typeof kinds)[number];
/** Kinds of a pair at two crossings; angles at one crossing are for year 6. */
const paired = ['corresponding', 'alternate', 'co-interior'] as const;
type Pair = readonly [Place, Place];
const facts: Readonly<Record<Kind, string>> = {
  corresponding: 'Corresponding angles lie in the same place at both crossings (an F shape). They are equal.',
  alternate:
    'Alternate angles lie between the parallel lines, on opposite sides of the line that crosses them (a Z shape). They are equal.',
  'co-interior':
    'Co-interior angles lie between the parallel lines, on the same side of the line that crosses them (a C shape). They add up to 180°.',
  'vertically opposite': 'Vertically opposite angles lie across from each other at one crossing. They are equal.',
};
const wrong = {
  equal: mistake('co-interior-equal', 'Co-interior angles are not equal. They make 180°.'),
  line: mistake('takes-for-equal', 'Those two angles are not equal. They make 180°.'),
  sum: mistake('equal-make-180', 'Those two angles are equal. They don’t make 180° together.'),
};
const ofParallel = ({ about }: Params): boolean => about === 'parallel';

function drawPair(random: Random, kind: (typeof paired)[number]): Pair {
  const side = random.int(0, 1);
  const upper = kind === 'corresponding' ? random.int(0, 3) : 2 + side;
  const lower = kind === 'corresponding' ? upper : kind === 'alternate' ? side : 1 - side;
  const pair: Pair = [
    { crossing: 0, sector: upper },
    { crossing: 1, sector: lower },
  ];
  return random.chance(1, 2) ? pair : [pair[1], pair[0]];
}

const drawAngle = (random: Random, step: number): number => {
  const angle = random.int(40 / step, 140 / step) * step;
  return angle > 82 && angle < 98 ? angle - 20 : angle;
};
const alt = 'A line crosses two parallel lines.';

/** One angle is known, another at the other crossing is not. */
export const acrossParallels: Form<Params> = {
  weight: ({ params, difficulty }) => (ofParallel(params) && difficulty !== 'hard' ? 4 : 0),
  make(random, cell) {
    const kind = random.pick(
      cell.difficulty === 'easy' ? (['corresponding', 'alternate'] as const) : (['co-interior', 'far'] as const),
    );
    const angle = drawAngle(random, cell.difficulty === 'easy' ? 5 : 1);
    const tilt = cell.difficulty === 'easy' ? 0 : random.int(-10, 10);
    const [first, second] = drawPair(random, kind === 'far' ? 'corresponding' : kind);
    const target: Place =
      kind === 'far' ? { crossing: second.crossing, sector: (second.sector + random.pick([1, 3])) % 4 } : second;
    const known = sizeAt(first, angle);
    const x = sizeAt(target, angle);
    const equal = known === x;
    return askDegrees(
      random,
      {
        text: 'The lines with arrows are parallel. What is the size of angle x?',
        figure: parallelFigure(
          tilt,
          angle,
          [
            [first, `${known}°`],
            [target, 'x'],
          ],
          `${alt} One angle is ${known} degrees. Angle x lies at the other crossing.`,
        ),
        hint: equal ? 'Do you see a Z shape or an F shape?' : 'Which angle next to x is equal to the one you know?',
        steps:
          kind === 'far'
            ? [
                `Look at the other crossing. The angle in the same place as ${known}° is its corresponding angle, so it is ${known}° too.`,
                'That angle and x are on a straight line.',
                `180 − ${known} = ${x}.`,
                `Angle x is **${x}°**.`,
              ]
            : [facts[kind], ...(equal ? [] : [`180 − ${known} = ${x}.`]), `Angle x is **${x}°**.`],
        variant: `parallel ${kind} ${first.crossing}${first.sector} ${target.sector} ${angle}`,
        features: features(cell, equal ? 1 : 2),
      },
      x,
      [
        [180 - x, equal ? wrong.sum : kind === 'far' ? wrong.line : wrong.equal],
        [360 - known, named.from360],
        [Math.abs(90 - known), named.from90],
      ],
    );
  },
  solve: (seen, cell) =>
    seen.text.startsWith('The lines with arrows are parallel. What is the size') ? byMeasuring(seen, cell) : undefined,
};

/** The sector of an angle at its crossing, from where its letter stands: beside, between or outside the lines. */
function kindSeen(seen: Parameters<Form<Params>['solve']>[0]): Kind | undefined {
  const { figure } = seen;
  const ends =
    figure?.marks.flatMap((mark) => (mark.kind === 'path' ? [(mark.d.match(/-?[\d.]+/g) ?? []).map(Number)] : [])) ??
    [];
  const [a, b] = ends;
  const [la, lb] = figure === undefined ? [] : labelsOf(figure);
  if (a === undefined || b === undefined || la === undefined || lb === undefined) return undefined;
  const corner = (numbers: readonly number[]): readonly [number, number] => [numbers[0] ?? 0, numbers[1] ?? 0];
  const [pa, pb] = [corner(a), corner(b)];
  const offA = [la.at[0] - pa[0], la.at[1] - pa[1]] as const;
  const offB = [lb.at[0] - pb[0], lb.at[1] - pb[1]] as const;
  const alike = (offA[0] * offB[0] + offA[1] * offB[1]) / (Math.hypot(...offA) * Math.hypot(...offB));
  if (alike > 0.98) return 'corresponding';
  return alike < -0.98 ? 'alternate' : 'co-interior';
}

/** The name of a pair of angles. */
export const namePair: Form<Params> = {
  weight: ({ params, difficulty }) => (ofParallel(params) && difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const kind = random.pick(paired);
    const pair = drawPair(random, kind);
    const angle = drawAngle(random, 5);
    return chooseText(
      random,
      {
        prompt: [
          'What do we call angles a and b?',
          drawn(
            parallelFigure(
              0,
              angle,
              [
                [pair[0], 'a'],
                [pair[1], 'b'],
              ],
              `${alt} Two angles have the letters a and b.`,
            ),
          ),
        ],
        hint: 'Trace the lines between a and b: which letter do you see?',
        steps: [facts[kind], `Angles a and b are **${kind}**.`],
        variant: `name ${kind} ${pair.map(({ crossing, sector }) => `${crossing}${sector}`).join(' ')} ${angle}`,
        features: features(cell, 1),
      },
      kind,
      // What the other name would mean.
      kinds.filter((each) => each !== kind).map((each) => [each, mistake('mixes-names', facts[each])] as const),
      { layout: 'list' },
    );
  },
  solve: (seen) =>
    seen.text.startsWith('What do we call angles a and b?')
      ? chosen(seen, (option) => option === kindSeen(seen))
      : undefined,
};

const mistakesOf = (mistakes: readonly NumberMistake[]): NumberMistake[] =>
  mistakes.filter(([given]) => Number.isInteger(given));

/** An angle written with a letter: set up the equation and solve it. */
export const equationPair: Form<Params> = {
  weight: ({ params, difficulty }) => (ofParallel(params) ? { easy: 0, medium: 2, hard: 3 }[difficulty] : 0),
  make(random, cell) {
    const kind = random.pick(
      cell.difficulty === 'hard'
        ? (['corresponding', 'alternate', 'co-interior'] as const)
        : (['corresponding', 'alternate'] as const),
    );
    const pair = drawPair(random, kind);
    const angle = drawAngle(random, 1);
    const [sizeA, sizeB] = [sizeAt(pair[0], angle), sizeAt(pair[1], angle)];
    const by = random.int(2, 5);
    const extra = random.int(-4, 8) * 5;
    const x = (sizeA - extra) / by;
    if (extra === 0 || !Number.isInteger(x) || x < 8) return undefined;
    const shown = `(${by}x ${extra < 0 ? '−' : '+'} ${Math.abs(extra)})°`;
    const equal = kind !== 'co-interior';
    const swapped = (180 - sizeB - extra) / by;
    const other = (sizeB - extra) / by;
    return writeNumber(
      {
        prompt: [
          `The lines with arrows are parallel. Angle a is ${shown}. Angle b is ${sizeB}°. What is the value of x?`,
          drawn(
            parallelFigure(
              random.int(-8, 8),
              angle,
              [
                [pair[0], 'a'],
                [pair[1], 'b'],
              ],
              `${alt} Two angles at different crossings have the letters a and b.`,
            ),
          ),
        ],
        spoken: `The lines with arrows are parallel. Angle a is ${by} x ${extra < 0 ? 'minus' : 'plus'} ${Math.abs(extra)} degrees. Angle b is ${sizeB} degrees. What is the value of x?`,
        hint: 'Are the two angles equal, or do they make 180°? Write that as an equation.',
        steps: [
          facts[kind],
          equal ? `So ${shown.slice(1, -2)} = ${sizeB}.` : `So ${shown.slice(1, -2)} = 180 − ${sizeB} = ${sizeA}.`,
          `${extra < 0 ? 'Add' : 'Subtract'} ${Math.abs(extra)}: ${by}x = ${sizeA - extra}.`,
          `Divide by ${by}: x = **${x}**.`,
        ],
        variant: `equation ${kind} ${by} ${extra} ${sizeB}`,
        features: features(cell, 3),
      },
      x,
      mistakesOf([
        [equal ? swapped : other, equal ? wrong.sum : wrong.equal],
        [(sizeA + extra) / by, mistake('wrong-inverse', 'Undo adding by subtracting, and the other way round.')],
        [sizeA, mistake('stops-early', 'That is the size of angle a. Now find x.')],
      ]),
    );
  },
  solve(seen) {
    const [, by, sign, extra, sizeB] = /Angle a is \((\d+)x ([+-]) (\d+)\)°\. Angle b is (\d+)°/.exec(seen.text) ?? [];
    if (by === undefined || seen.figure === undefined) return undefined;
    const sizes = measured(seen.figure);
    const [a = Number.NaN, b = Number.NaN] = [sizes?.get('a'), sizes?.get('b')];
    if (Math.abs(b - Number(sizeB)) > 0.5) return [];
    const found = [...Array(180).keys()].filter(
      (x) => Math.abs(Number(by) * x + (sign === '-' ? -1 : 1) * Number(extra) - a) < 0.5,
    );
    return found.flatMap((x) => answered(seen, x));
  },
};

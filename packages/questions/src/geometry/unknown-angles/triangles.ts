/** Unknown angles in triangles: any, with a right angle, isosceles, and outside a corner. */

import type { Form } from '../../kernel/forms.ts';
import type { Made } from '../../kernel/generator.ts';
import type { Random } from '../../kernel/random.ts';
import { angleMark } from '../marked-angle.ts';
import { bearingOf, minus, type Point, plus, segment, size, times } from '../vector.ts';
import {
  askDegrees,
  byMeasuring,
  drawDegrees,
  features,
  mistake,
  named,
  type Params,
  subtractNext,
} from './mistakes.ts';
import { type CornerText, drawTurn, fromAngles, placed, polygonFigure } from './polygons-from-angles.ts';

type Cell = Parameters<Form<Params>['make']>[1];
const ofTriangle = ({ about }: Params): boolean => about === 'triangle';
const readAloud = (texts: readonly CornerText[]): string =>
  texts
    .map((text) => (text === 'square' ? 'a right angle' : text === '' ? 'not given' : text.replace('°', ' degrees')))
    .join(', ');

/** A triangle with these angles, placed; undefined where it is too thin. */
function triangle(random: Random, angles: readonly number[], easy: boolean): Point[] | undefined {
  const raw = fromAngles(angles, [1]);
  return raw === undefined ? undefined : placed(raw, drawTurn(random, easy));
}

/** Two angles known, the third not. */
export const thirdAngle: Form<Params> = {
  weight: ({ params, difficulty }) => (ofTriangle(params) && difficulty === 'easy' ? 3 : 0),
  make(random, cell): Made | undefined {
    const square = random.chance(1, 3);
    const a = square ? 90 : drawDegrees(random, cell, 26, 118);
    const b = drawDegrees(random, cell, 26, square ? 62 : 100);
    const x = 180 - a - b;
    if (x < 26 || x === a || x === b || (!square && x === 90)) return undefined;
    const texts = random.shuffle([
      { size: a, text: square ? 'square' : `${a}°` },
      { size: b, text: `${b}°` },
      { size: x, text: 'x' },
    ]);
    const points = triangle(
      random,
      texts.map(({ size }) => size),
      cell.difficulty === 'easy',
    );
    if (points === undefined) return undefined;
    const shown = texts.map(({ text }) => text);
    return askDegrees(
      random,
      {
        text: 'What is the size of angle x?',
        figure: polygonFigure(points, shown, [], `A triangle. Its angles: ${readAloud(shown)}.`),
        hint: 'What do the angles of a triangle add up to?',
        steps: [
          'The angles of a triangle make 180°.',
          ...(square ? ['The little square means 90°.'] : []),
          `${a} + ${b} = ${a + b}.`,
          `180 − ${a + b} = ${x}.`,
          `Angle x is **${x}°**.`,
        ],
        variant: `third ${texts.map(({ size, text }) => `${size}${text === 'x' ? 'x' : ''}`).join(' ')}`,
        features: features(cell, square ? 2 : 1),
      },
      x,
      [
        [360 - a - b, named.triangle],
        [square ? 180 - b : 90, square ? named.forgets(a) : named.ninety],
        [a + b, subtractNext(180)],
        [180 - b, named.forgets(a)],
      ],
    );
  },
  solve: (seen, cell) => (seen.text === 'What is the size of angle x?' ? byMeasuring(seen, cell) : undefined),
};

/** Two equal sides: the angles at the ends of the third side are equal. */
export const isosceles: Form<Params> = {
  weight: ({ params, difficulty }) => (ofTriangle(params) && difficulty !== 'easy' ? 3 : 0),
  make(random, cell) {
    const base = drawDegrees(random, cell, 30, 75);
    const apex = 180 - 2 * base;
    const asksBase = random.chance(1, 2);
    if (apex < 28 || apex === base) return undefined;
    const outside = cell.difficulty === 'hard';
    const points = triangle(random, [apex, base, base], false);
    if (points === undefined) return undefined;
    const second = random.chance(1, 2) ? 1 : 2;
    if (outside) return outsideOf(random, cell, points, apex, base);
    const texts: CornerText[] = asksBase
      ? [`${apex}°`, second === 1 ? 'x' : '', second === 2 ? 'x' : '']
      : ['x', second === 1 ? `${base}°` : '', second === 2 ? `${base}°` : ''];
    return askDegrees(
      random,
      {
        text: 'The two sides with a mark are equal. What is the size of angle x?',
        figure: polygonFigure(
          points,
          texts,
          [1, 0, 1],
          `A triangle with two equal sides. The angle between them is ${asksBase ? `${apex} degrees` : 'x'}. One other angle is ${asksBase ? 'x' : `${base} degrees`}.`,
        ),
        hint: 'An isosceles triangle has two equal angles. Where are they?',
        steps: asksBase
          ? [
              'The angles of a triangle make 180°.',
              `The two other angles share 180 − ${apex} = ${180 - apex}.`,
              `They are equal: ${180 - apex} ÷ 2 = ${base}.`,
              `Angle x is **${base}°**.`,
            ]
          : [
              `The two angles at the side without a mark are equal: both are ${base}°.`,
              `Together they make ${2 * base}°.`,
              `180 − ${2 * base} = ${apex}.`,
              `Angle x is **${apex}°**.`,
            ],
        variant: `isosceles ${apex} ${asksBase} ${second}`,
        features: features(cell, 2),
      },
      asksBase ? base : apex,
      asksBase
        ? [
            [180 - apex, named.halves],
            [180 - 2 * apex, named.pair],
            [apex, named.pair],
          ]
        : [
            [base, named.pair],
            [180 - base, named.forgetsEqual],
            [(180 - base) / 2, named.pair],
          ].filter((oneMistake): oneMistake is [number, (typeof named)['pair']] => Number.isInteger(oneMistake[0])),
    );
  },
  solve: (seen, cell) => (seen.text.startsWith('The two sides with a mark') ? byMeasuring(seen, cell) : undefined),
};

/** A side made longer: the angle outside the triangle. */
function outsideOf(random: Random, cell: Cell, points: readonly Point[], apex: number, base: number): Made | undefined {
  const [top, corner, end] = points;
  if (top === undefined || corner === undefined || end === undefined) return undefined;
  const along = minus(corner, end);
  const beyond = plus(corner, times(along, 62 / size(along)));
  if (beyond[0] < 6 || beyond[0] > 314 || beyond[1] < 6 || beyond[1] > 214) return undefined;
  const x = 180 - base;
  const inner = polygonFigure(points, [`${apex}°`, '', ''], [1, 0, 1], '');
  const [one, other] = [bearingOf(minus(top, corner)), bearingOf(minus(beyond, corner))];
  const start = (other - one + 360) % 360 < 180 ? one : other;
  const marks = [
    ...inner.marks,
    segment(corner, beyond, 2.5),
    ...angleMark({ at: corner, start, sweep: x, text: 'x' }),
  ];
  return askDegrees(
    random,
    {
      text: 'The two sides with a mark are equal. One side is made longer. What is the size of angle x?',
      figure: {
        ...inner,
        marks,
        alt: `A triangle with two equal sides. The angle between them is ${apex} degrees. Its third side is made longer. Angle x is outside, at the longer side.`,
      },
      hint: 'First find the angle inside, next to x.',
      steps: [
        `The two equal angles share 180 − ${apex} = ${180 - apex}: each is ${base}°.`,
        `Angle x and ${base}° lie on a straight line.`,
        `180 − ${base} = ${x}.`,
        `Angle x is **${x}°**.`,
      ],
      variant: `outside ${apex}`,
      features: features(cell, 3),
    },
    x,
    [
      [base, mistake('inside-for-outside', 'That is the angle inside the triangle. Angle x is outside.')],
      [
        180 - apex,
        mistake('stops-early', `${180 - apex}° is what the two equal angles inside make together. Angle x is outside.`),
      ],
      [360 - base, named.point],
    ],
  );
}

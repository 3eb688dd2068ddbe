/** Unknown lengths in rectangles, read off shapes that are drawn true to scale. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import {
  between,
  dot,
  fitted,
  label,
  labelsOf,
  minus,
  outline,
  type Point,
  plus,
  polygonsOf,
  size,
  times,
} from '../vector.ts';
import { features, mistake, type Params } from './mistakes.ts';

const wrong = {
  subtracts: mistake('subtracts-for-sum', 'You subtracted. Side x is the long one, so add the short ones.'),
  part: mistake('takes-part', 'That is only one part of side x. Add the other part.'),
  known: mistake('takes-other-side', 'That is the side you know. Side x is next to it.'),
  twoSides: mistake('forgets-to-halve', 'That is two sides together. Halve it.'),
  rest: mistake('takes-other-side', 'That is the other part of the long side.'),
  adds: mistake('adds-for-difference', 'The long side is made of the short ones. Subtract to find a part.'),
  whole: mistake('takes-whole', 'That is the whole side. Only a part is asked for.'),
  around: mistake('forgets-to-halve', 'The perimeter has two lengths and two widths. Halve it first.'),
};

/** A side with its text, outside the shape. */
function sideText(from: Point, to: Point, inside: Point, text: string): Mark {
  const centre = between(from, to);
  const along = minus(to, from);
  const normal = times([along[1], -along[0]], 1 / size(along));
  const out = minus(centre, inside);
  const sign = out[0] * normal[0] + out[1] * normal[1] > 0 ? 1 : -1;
  const level = Math.abs(normal[0]) < 0.5;
  return label(plus(centre, times(normal, sign * (level ? 14 : 12 + text.length * 4.5))), text, 15);
}

const ofRectangle = ({ about }: Params): boolean => about === 'rectangle';
const cm = (value: number): string => `${value} cm`;

/** The side that a text stands at: straight out from its middle, and near. */
function sideAt(points: readonly Point[], place: Point): number {
  const gaps = points.map((from, at) => {
    const to = points[(at + 1) % points.length] ?? from;
    const out = minus(place, between(from, to));
    const aside = Math.abs(dot(out, minus(to, from))) / size(minus(to, from));
    return size(out) + (aside > 1 ? 1000 : 0);
  });
  return gaps.indexOf(Math.min(...gaps));
}

/** The length of side x of the drawing, from its scale: a side with a known length. */
function byScale(figure: Figure, letter: string): number {
  const [points = []] = polygonsOf(figure);
  const sides = points.map((point, at) => [point, points[(at + 1) % points.length] ?? point] as const);
  const nearest = (place: Point): number => {
    const [from, to] = sides[sideAt(points, place)] ?? [place, place];
    return size(minus(to, from));
  };
  const labels = labelsOf(figure);
  const asked = labels.find(({ text }) => text === letter);
  const scales = labels.flatMap(({ text, at }) => (/ cm$/.test(text) ? [Number.parseInt(text, 10) / nearest(at)] : []));
  const agree = scales.every((scale) => Math.abs(scale - (scales[0] ?? 0)) < 0.02 * scale);
  return asked === undefined || !agree ? Number.NaN : Math.round(nearest(asked.at) * (scales[0] ?? Number.NaN));
}

/** An L-shape made of rectangles: one of its six sides is unknown. */
export const lShape: Form<Params> = {
  weight: ({ params, difficulty }) => (ofRectangle(params) && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    const [a, b] = [random.int(4, 12), random.int(4, 12)];
    const [c, d] = [random.int(4, 12), random.int(4, 12)];
    const raw: Point[] = [
      [0, 0],
      [a, 0],
      [a, b],
      [a + c, b],
      [a + c, b + d],
      [0, b + d],
    ];

    const points = fitted(raw, 320, 240, 54);
    const drawnLengths = points.map((point, at) => size(minus(points[(at + 1) % 6] ?? point, point)));
    if (Math.min(...drawnLengths) < 46 || (drawnLengths[0] ?? 0) < 90) return undefined;
    const asked = random.pick(cell.difficulty === 'medium' ? ([1, 2] as const) : ([0, 1, 2, 3, 4, 5] as const));
    const needed = asked === 0 || asked === 2 || asked === 4 ? [0, 2, 4] : [1, 3, 5];
    const sideLengths = [a, b, c, d, a + c, b + d];
    const value = sideLengths[asked] ?? 0;
    const known = needed.filter((side) => side !== asked);
    const [one = 0, other = 0] = known.map((side) => sideLengths[side] ?? 0);
    const adds = asked === 4 || asked === 5;
    // Sides that run the other way are no help: one of them, then two.
    const extra = [0, 1, 2, 3, 4, 5]
      .filter((side) => !needed.includes(side))
      .slice(0, cell.difficulty === 'medium' ? 1 : 2);
    // Who copies a length would be right.
    if ([...known, ...extra].some((side) => sideLengths[side] === value)) return undefined;
    const inside = between(points[0] ?? [0, 0], points[4] ?? [0, 0], 0.3);
    const marks = [...known, ...extra, asked].map((side) =>
      sideText(
        points[side] ?? inside,
        points[(side + 1) % 6] ?? inside,
        sideInside(points, side),
        side === asked ? 'x' : cm(sideLengths[side] ?? 0),
      ),
    );
    const mistakes: NumberMistake[] = [
      [adds ? Math.abs(one - other) : one + other, adds ? wrong.subtracts : wrong.adds],
      [Math.max(one, other), adds ? wrong.part : wrong.whole],
      [Math.min(one, other), adds ? wrong.part : wrong.rest],
    ];
    return writeNumber(
      {
        prompt: [
          'All corners of this shape are right angles. How long is side x?',
          drawn({
            width: 320,
            height: 240,
            marks: [outline(points), ...marks],
            alt: lAlt(known, extra, sideLengths, asked),
          }),
        ],
        hint: 'Cut the shape into two rectangles. Opposite sides are equal.',
        steps: [
          `Look at the sides that run the same way as x: ${one} cm and ${other} cm.`,
          adds
            ? `Together they are as long as x: ${one} + ${other} = ${value}.`
            : `The longer one is x and the shorter one together: ${Math.max(one, other)} − ${Math.min(one, other)} = ${value}.`,
          `Side x is **${cm(value)}** long.`,
        ],
        variant: `L ${[...known, ...extra].map((side) => `${side}:${sideLengths[side]}`).join(' ')} x${asked}`,
        features: { ...features(cell, 2), extra: extra.length },
      },
      value,
      mistakes,
      { after: 'cm', unit: 'cm' },
    );
  },
  solve: (seen) =>
    seen.text.startsWith('All corners of this shape') && seen.figure !== undefined
      ? answered(seen, byScale(seen.figure, 'x'))
      : undefined,
};

/** A point on the far side of where the text goes: texts stand outside, but inside at the upright of the step. */
function sideInside(points: readonly Point[], side: number): Point {
  const [from = [0, 0], to = [0, 0]] = [points[side], points[(side + 1) % points.length]];
  const along = minus(to, from);
  return plus(between(from, to), times([-along[1], along[0]], (side === 1 ? -4 : 4) / size(along)));
}

const sideNames = ['top', 'upper right', 'step', 'lower right', 'bottom', 'left'];
function lAlt(known: readonly number[], extra: readonly number[], lengths: readonly number[], asked: number): string {
  const labels = [...known, ...extra].map((side) => `${sideNames[side]} side ${lengths[side]} centimetres`);
  return `An L-shape. ${labels.join(', ')}. The ${sideNames[asked]} side is x.`;
}

const rectangleOf = (length: number, width: number): Point[] =>
  fitted(
    [
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ],
    320,
    216,
    56,
  );

/** A rectangle whose perimeter is known. */
export const fromPerimeter: Form<Params> = {
  weight: ({ params, difficulty }) => (ofRectangle(params) && difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const length = random.int(6, 25);
    const width = random.int(Math.ceil(length / 3), length - 1);
    const perimeter = 2 * (length + width);
    const points = rectangleOf(length, width);
    const asked = random.pick([2, 3] as const);
    const value = asked === 2 ? length : width;
    const shown = asked === 2 ? 1 : 0;
    const known = asked === 2 ? width : length;
    const marks = [
      sideText(points[shown] ?? [0, 0], points[shown + 1] ?? [0, 0], [160, 108], cm(known)),
      sideText(points[asked] ?? [0, 0], points[(asked + 1) % 4] ?? [0, 0], [160, 108], 'x'),
    ];
    return writeNumber(
      {
        prompt: [
          `This rectangle has a perimeter of ${perimeter} cm. How long is side x?`,
          drawn({
            width: 320,
            height: 216,
            marks: [outline(points), ...marks],
            alt: `A rectangle. One side is ${known} centimetres. The side next to it is x.`,
          }),
        ],
        hint: 'Half of the perimeter is one length and one width.',
        steps: [
          `Half of the perimeter: ${perimeter} ÷ 2 = ${perimeter / 2}.`,
          `Subtract the known side: ${perimeter / 2} − ${known} = ${value}.`,
          `Side x is **${cm(value)}** long.`,
        ],
        variant: `perimeter ${length} ${width} ${asked}`,
        features: features(cell, 1),
      },
      value,
      [
        [perimeter - known, wrong.around],
        [known, wrong.known],
        [perimeter - 2 * known, wrong.twoSides],
      ],
      { after: 'cm', unit: 'cm' },
    );
  },
  solve(seen) {
    if (!/rectangle.* How long is side x\?/.test(seen.text) || seen.figure === undefined) return undefined;
    const [, perimeter] = /perimeter of (\d+) cm/.exec(seen.text) ?? [];
    const value = byScale(seen.figure, 'x');
    const [points = []] = polygonsOf(seen.figure);
    const sides = points.map((point, at) => size(minus(points[(at + 1) % points.length] ?? point, point)));
    const around = (sides.reduce((sum, side) => sum + side, 0) / (sides[xSide(seen.figure)] ?? 1)) * value;
    return perimeter === undefined || Math.round(around) === Number(perimeter) ? answered(seen, value) : [];
  },
};

function xSide(figure: Figure): number {
  const [points = []] = polygonsOf(figure);
  return sideAt(points, labelsOf(figure).find(({ text }) => text === 'x')?.at ?? [0, 0]);
}

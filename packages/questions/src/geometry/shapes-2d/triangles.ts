/** Kinds of triangles: by drawing, by side lengths, by angles. */

import type { Form } from '../../kernel/forms.ts';
import { withArticle } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, numbersIn } from '../../kernel/seen.ts';
import { chooseInOrder, writeNumber } from '../ask.ts';
import { polygonsOf } from '../vector.ts';
import { drawTriangle, type TriangleKind, triangleKinds, triangleName } from './kinds.ts';
import { drawTurn, features, mistake, named, type Params, shapeFigure } from './mistakes-and-names.ts';

/** Whether a sub-topic is about triangles. */
export const ofTriangles = ({ about }: Params): boolean => about === 'triangles';
/** What makes a triangle of each kind. */
export const meaning: Readonly<Record<TriangleKind, string>> = {
  equilateral: 'An equilateral triangle has three equal sides.',
  isosceles: 'An isosceles triangle has two equal sides.',
  scalene: 'A scalene triangle has three different sides.',
};
const meaningOf = (word: string): string => meaning[triangleKinds.find((kind) => kind === word) ?? 'scalene'];
const hint = 'Compare the three sides. How many are equal?';

/** The kind of a drawn triangle. */
export const triangleDrawn: Form<Params> = {
  weight: ({ params, difficulty }) => (ofTriangles(params) && difficulty !== 'hard' ? 3 : 0),
  make(random, cell) {
    const kind = random.pick(triangleKinds);
    const { points, strokes } = drawTriangle(random, kind);
    const turn = drawTurn(random, cell);
    return chooseInOrder(
      {
        prompt: [
          'What kind of triangle is this? Choose the most exact name.',
          drawn(shapeFigure(points, turn, 190, strokes)),
        ],
        hint: 'Sides with the same mark are equal. How many are equal?',
        steps: [
          meaning[kind],
          kind === 'scalene'
            ? 'Here no sides are equal.'
            : `Here ${kind === 'equilateral' ? 'all three' : 'two'} sides have the same mark.`,
          `It is **${kind}**.`,
        ],
        variant: `drawn ${kind} ${turn} ${points[2]?.map(Math.round)}`,
        features: features(cell, 3, 1),
      },
      triangleKinds,
      kind,
      (word) => (word === 'isosceles' && kind === 'equilateral' ? named.exact : named.lacksEqual(meaningOf(word))),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What kind of triangle is this?') || seen.figure === undefined) return undefined;
    const [points = []] = polygonsOf(seen.figure);
    return chosen(seen, (option) => option === triangleName(points));
  },
};

/** Three whole sides of a kind that close. */
function drawSides(random: Random, kind: TriangleKind): number[] | undefined {
  const a = random.int(3, 15);
  const b = kind === 'equilateral' ? a : random.int(3, 18);
  const c = kind === 'scalene' ? random.int(3, 18) : a;
  const sides = [a, b, c];
  const longest = Math.max(...sides);
  if (a + b + c - longest <= longest || (kind === 'isosceles' && a === b)) return undefined;
  return kind === 'scalene' && new Set(sides).size < 3 ? undefined : random.shuffle(sides);
}

/** How many sides, or angles, are equal. */
const alike: Readonly<Record<TriangleKind, string>> = {
  equilateral: 'all three are equal',
  isosceles: 'two are equal',
  scalene: 'no two are equal',
};

/** The kind from three lengths or three angles; where it is hard, one of the lengths is hidden in the perimeter. */
export const triangleInWords: Form<Params> = {
  weight: ({ params }) => (ofTriangles(params) ? 2 : 0),
  make(random, cell) {
    const kind = random.pick(triangleKinds);
    const byAngles = cell.difficulty === 'medium' && random.chance(1, 2);
    const byPerimeter = cell.difficulty === 'hard';
    const base = random.int(20, 80);
    const angles =
      kind === 'equilateral'
        ? [60, 60, 60]
        : kind === 'isosceles'
          ? [base, base, 180 - 2 * base]
          : [base, random.int(21, 75)];
    const third = 180 - (angles[0] ?? 0) - (angles[1] ?? 0);
    const all = [angles[0] ?? 0, angles[1] ?? 0, third];
    const sides = drawSides(random, kind);
    if (
      sides === undefined ||
      (byPerimeter && sides.reduce((sum, side) => sum + side, 0) < 24) ||
      (byAngles &&
        ((kind === 'scalene' && new Set(all).size < 3) ||
          (kind === 'isosceles' && new Set(all).size < 2) ||
          third < 15))
    )
      return undefined;
    const shown = random.shuffle(all);
    const [a = 0, b = 0, c = 0] = sides;
    const around = a + b + c;
    const list = byAngles
      ? `A triangle has angles of ${shown[0]}°, ${shown[1]}° and ${shown[2]}°.`
      : byPerimeter
        ? `A triangle has a perimeter of ${around} cm. Two of its sides are ${a} cm and ${b} cm long.`
        : `A triangle has sides of ${a} cm, ${b} cm and ${c} cm.`;
    return chooseInOrder(
      {
        prompt: `${list} What kind of triangle is it? Choose the most exact name.`,
        hint: byAngles
          ? 'Equal angles mean equal sides. How many angles are equal?'
          : byPerimeter
            ? 'How long is the third side?'
            : hint,
        steps: [
          ...(byPerimeter ? [`The third side: ${around} − ${a} − ${b} = ${c} cm.`] : []),
          byAngles
            ? `A triangle has as many equal sides as it has equal angles: here ${alike[kind]}.`
            : `The sides are ${a} cm, ${b} cm and ${c} cm: ${alike[kind]}.`,
          meaning[kind],
          `It is **${kind}**.`,
        ],
        variant: list,
        features: features(cell, 3, byAngles ? 2 : byPerimeter ? 3 : 1),
      },
      triangleKinds,
      kind,
      (word) =>
        word === 'isosceles' && kind === 'equilateral'
          ? named.exact
          : byAngles
            ? mistake('misses-equal-sides', 'How many of the three angles are equal? So many sides are equal too.')
            : named.lacksEqual(meaningOf(word)),
    );
  },
  solve(seen) {
    if (!/^A triangle has (?:angles|sides|a perimeter) of/.test(seen.text)) return undefined;
    const [first = 0, second = 0, last = 0] = numbersIn(seen.text);
    const lengths = seen.text.includes('perimeter') ? [second, last, first - second - last] : [first, second, last];
    return chosen(seen, (_, place) => place === new Set(lengths).size - 1);
  },
};

/** A side from the perimeter of an equilateral or isosceles triangle. */
export const sideOfTriangle: Form<Params> = {
  weight: ({ params, difficulty }) => (ofTriangles(params) ? (difficulty === 'easy' ? 1 : 2) : 0),
  make(random, cell) {
    const kind = cell.difficulty === 'easy' ? 'equilateral' : 'isosceles';
    const equal = random.int(4, cell.difficulty === 'easy' ? 12 : 20);
    const other = kind === 'equilateral' ? equal : random.int(3, 2 * equal - 2);
    if (kind === 'isosceles' && other === equal) return undefined;
    const around = 2 * equal + other;
    const hard = cell.difficulty === 'hard';
    const value = kind === 'equilateral' || hard ? equal : other;
    const prompt =
      kind === 'equilateral'
        ? `An equilateral triangle has a perimeter of ${around} cm. How long is each side?`
        : hard
          ? `An isosceles triangle has a perimeter of ${around} cm. The side that is different is ${other} cm. How long is each equal side?`
          : `An isosceles triangle has a perimeter of ${around} cm. Each equal side is ${equal} cm. How long is the third side?`;
    return writeNumber(
      {
        prompt,
        hint: `How many sides of ${withArticle(kind)} triangle are equal?`,
        steps: [
          meaning[kind],
          kind === 'equilateral'
            ? `${around} ÷ 3 = ${value}.`
            : hard
              ? `${around} − ${other} = ${2 * equal}. Halve it: ${equal}.`
              : `${around} − ${equal} − ${equal} = ${other}.`,
          `The answer is **${value} cm**.`,
        ],
        variant: `side ${kind} ${equal} ${other} ${hard}`,
        features: features(cell, 3, hard ? 3 : 2),
      },
      value,
      [
        [
          kind === 'equilateral' ? around - 3 : hard ? around - other : around - equal,
          kind === 'equilateral'
            ? mistake('wrong-operation', 'You subtracted 3. Three equal sides share the perimeter: divide.')
            : hard
              ? mistake('forgets-equal-side', 'That is both equal sides together. Halve it.')
              : mistake('forgets-equal-side', 'There are two equal sides. Subtract both.'),
        ],
        ...(kind === 'equilateral'
          ? [
              [
                around * 3,
                mistake('wrong-operation', 'You multiplied. Three equal sides share the perimeter: divide.'),
              ] as const,
            ]
          : []),
      ],
      { after: 'cm', unit: 'cm' },
    );
  },
  solve(seen) {
    if (!/^An (?:equilateral|isosceles) triangle has a perimeter/.test(seen.text)) return undefined;
    const [around = 0, known = 0] = numbersIn(seen.text);
    const tries = [...Array(200).keys()];
    if (seen.text.startsWith('An equilateral'))
      return answered(seen, tries.find((x) => x + x + x === around) ?? Number.NaN);
    const fits = seen.text.includes('different is')
      ? (x: number) => x + x + known === around
      : (x: number) => known + known + x === around;
    return answered(seen, tries.find(fits) ?? Number.NaN);
  },
};

/** Kinds of triangles: by drawing, by side lengths, by angles. */

import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, chosenFigure, numbersIn } from '../../kernel/seen.ts';
import { chooseFigure, chooseInOrder, writeNumber } from '../ask.ts';
import { polygonsOf } from '../vector.ts';
import { drawTriangle, hasRightAngle, type TriangleKind, triangleKinds, triangleName } from './kinds.ts';
import { drawTurn, features, mistake, named, type Params, shapeFigure, withA } from './mistakes-and-names.ts';

const ofTriangles = ({ about }: Params): boolean => about === 'triangles';
const meaning: Readonly<Record<TriangleKind, string>> = {
  equilateral: 'An equilateral triangle has three equal sides.',
  isosceles: 'An isosceles triangle has two equal sides.',
  scalene: 'A scalene triangle has three different sides.',
};
const hint = 'Compare the three sides. How many are equal?';

/** The kind of a drawn triangle. */
export const triangleDrawn: Form<Params> = {
  weight: ({ params }) => (ofTriangles(params) ? 3 : 0),
  make(random, cell) {
    const kind = random.pick(triangleKinds);
    const square = cell.difficulty === 'hard' && kind !== 'equilateral';
    const { points, strokes } = drawTriangle(random, kind, square);
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
        features: features(cell, 3, square ? 2 : 1),
      },
      triangleKinds,
      kind,
      (word) => (word === 'isosceles' && kind === 'equilateral' ? named.exact : named.equal),
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

/** The kind from three lengths or three angles. */
export const triangleInWords: Form<Params> = {
  weight: ({ params }) => (ofTriangles(params) ? 2 : 0),
  make(random, cell) {
    const kind = random.pick(triangleKinds);
    const byAngles = cell.difficulty !== 'easy' && random.chance(1, 2);
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
      (byAngles &&
        ((kind === 'scalene' && new Set(all).size < 3) ||
          (kind === 'isosceles' && new Set(all).size < 2) ||
          third < 15))
    )
      return undefined;
    const shown = random.shuffle(all);
    const list = byAngles
      ? `A triangle has angles of ${shown[0]}°, ${shown[1]}° and ${shown[2]}°.`
      : `A triangle has sides of ${sides[0]} cm, ${sides[1]} cm and ${sides[2]} cm.`;
    return chooseInOrder(
      {
        prompt: `${list} What kind of triangle is it? Choose the most exact name.`,
        hint: byAngles ? 'Equal angles mean equal sides. How many angles are equal?' : hint,
        steps: [
          byAngles ? 'A triangle has as many equal sides as it has equal angles.' : 'Count how many sides are equal.',
          meaning[kind],
          `It is **${kind}**.`,
        ],
        variant: list,
        features: features(cell, 3, byAngles ? 2 : 1),
      },
      triangleKinds,
      kind,
      (word) =>
        word === 'isosceles' && kind === 'equilateral'
          ? named.exact
          : byAngles
            ? mistake('misses-equal-sides', 'How many of the three angles are equal? So many sides are equal too.')
            : named.equal,
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('A triangle has')) return undefined;
    const different = new Set(numbersIn(seen.text)).size;
    return chosen(seen, (_, place) => place === different - 1);
  },
};

/** Which drawing is of a kind. */
export const findTriangle: Form<Params> = {
  weight: ({ params }) => (ofTriangles(params) ? 2 : 0),
  make(random, cell) {
    const asksRight = cell.difficulty !== 'easy' && random.chance(1, 2);
    const kind = random.pick(triangleKinds);
    const optionOf = (each: TriangleKind, square: boolean) => {
      const { points, strokes } = drawTriangle(random, each, square);
      const turn = drawTurn(random, cell);
      return { figure: shapeFigure(points, turn, 130, strokes), same: `${each} ${turn} ${points[2]?.map(Math.round)}` };
    };
    const word = asksRight ? 'right-angled' : kind;
    const right = asksRight ? optionOf(random.pick(['isosceles', 'scalene'] as const), true) : optionOf(kind, false);
    const others = asksRight
      ? triangleKinds
      : [...triangleKinds.filter((each) => each !== kind), random.pick(triangleKinds.filter((each) => each !== kind))];
    return chooseFigure(
      random,
      {
        prompt: asksRight
          ? 'Which triangle is **right-angled**?'
          : `Which triangle is **${word}**?${kind === 'isosceles' ? ' Choose the best fit.' : ''}`,
        hint: asksRight
          ? 'Look for a square corner. It may be tilted.'
          : 'Look at the little marks on the sides. What do they tell you?',
        steps: [
          asksRight ? 'A right-angled triangle has one right angle.' : meaning[kind],
          'This one fits:',
          drawn(right.figure),
        ],
        variant: `find ${word} ${right.same}`,
        features: features(cell, 3, 4),
      },
      right,
      others.map((each) => ({ ...optionOf(each, false), because: asksRight ? named.noSquareCorner : named.equal })),
    );
  },
  solve(seen) {
    const [, word] = /^Which triangle is ([\w-]+)\?/.exec(seen.text) ?? [];
    if (word === undefined || seen.optionFigures.length === 0) return undefined;
    return chosenFigure(seen, (figure) => {
      const [points = []] = polygonsOf(figure);
      return word === 'right-angled' ? hasRightAngle(points) : triangleName(points) === word;
    });
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
        hint: `How many sides of ${withA(kind)} triangle are equal?`,
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

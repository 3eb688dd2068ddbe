/** Regular and irregular polygons: finding, giving reasons, and lengths of regular ones. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { withArticle } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, chosenFigure, numbersIn } from '../../kernel/seen.ts';
import { chooseFigure, chooseInOrder, writeNumber } from '../ask.ts';
import { ring } from '../polygon-bank.ts';
import { anglesOf, type Point, plus, polygonsOf, sidesOf, way } from '../vector.ts';
import {
  drawTurn,
  features,
  irregular,
  mistake,
  named,
  type Params,
  polygonNames,
  shapeFigure,
} from './mistakes-and-names.ts';

const ofRegular = ({ about }: Params): boolean => about === 'regular';
const truths = ['regular', 'sides', 'angles', 'neither'] as const;
type Truth = (typeof truths)[number];
const says: Readonly<Record<Truth, string>> = {
  regular: 'It is regular.',
  sides: 'Its angles are equal, but its sides are not.',
  angles: 'Its sides are equal, but its angles are not.',
  neither: 'Neither its sides nor its angles are all equal.',
};

/** What comparing the sides and the angles shows. */
const compared = (truth: Truth, count: number): string =>
  ({
    regular: `Here all ${count} sides are equally long, and all ${count} angles are equally big.`,
    sides: `Here all ${count} angles are equally big. But some sides are longer than others.`,
    angles: `Here all ${count} sides are equally long. But some corners are sharper than others.`,
    neither: 'Here some sides are longer than others, and some corners are sharper than others.',
  })[truth];

/** The shape walked with these steps; it must come back to its start. */
function walk(steps: readonly (readonly [heading: number, length: number])[]): Point[] {
  const points: Point[] = [[0, 0]];
  for (const [heading, length] of steps.slice(0, -1)) points.push(plus(points.at(-1) ?? [0, 0], way(heading, length)));
  return points;
}

/** A shape of this truth. */
function drawShape(random: Random, truth: Truth): Point[] | undefined {
  if (truth === 'regular') return [...ring(random.pick([3, 4, 5, 6, 7, 8]))];
  if (truth === 'neither') return irregular(random, random.int(4, 7), 150);
  const [a, b] = [random.int(4, 6), random.int(9, 14)];
  if (truth === 'sides') {
    const sides = random.pick([4, 6, 8]);
    return walk(Array.from({ length: sides }, (_, at) => [(360 / sides) * at, at % 2 === 0 ? b : a] as const));
  }
  const lean = random.pick([42, 50, 58, 66]);
  const [low, high] = [random.pick([8, 12, 16, 46, 50]), 90];
  return walk(
    random.pick([
      [
        [0, 1],
        [lean, 1],
        [180, 1],
        [180 + lean, 1],
      ],
      [
        [0, 1],
        [lean, 1],
        [180, 1],
        [180 + lean, 1],
      ],
      [
        [0, 1],
        [90, 1],
        [120, 1],
        [240, 1],
        [270, 1],
      ],
      [
        [-low, 1],
        [low, 1],
        [high, 1],
        [180 - low, 1],
        [180 + low, 1],
        [270, 1],
      ],
    ] as const),
  );
}

/** Measures the sides and angles of a drawing. */
function truthOf(points: readonly Point[]): Truth {
  const alike = (values: readonly number[], by: number): boolean => Math.max(...values) - Math.min(...values) < by;
  const [sides, angles] = [alike(sidesOf(points), 1), alike(anglesOf(points), 1)];
  return sides ? (angles ? 'regular' : 'angles') : angles ? 'sides' : 'neither';
}

/** What to compare again for a child who says `claim` of a shape. */
function misjudged(claim: Truth, truth: Truth): Mistake {
  const equal = (part: 'sides' | 'angles', of: Truth): boolean =>
    of === 'regular' || of === (part === 'sides' ? 'angles' : 'sides');
  const wrong = (['sides', 'angles'] as const).filter((part) => equal(part, claim) !== equal(part, truth));
  return mistake('misjudges-sides-or-angles', `Compare the ${wrong.join(' and the ')} again. Are they all equal?`);
}

/** Which polygon is regular. */
export const findRegular: Form<Params> = {
  weight: ({ params }) => (ofRegular(params) ? 3 : 0),
  make(random, cell) {
    const wrongs: readonly Truth[] =
      cell.difficulty === 'easy'
        ? ['neither', 'neither', 'angles']
        : cell.difficulty === 'medium'
          ? ['neither', 'sides', 'angles']
          : ['angles', 'sides', 'angles'];
    const turn = (): number => (cell.difficulty === 'easy' ? drawTurn(random, cell) : random.int(0, 35) * 10);
    const optionOf = (truth: Truth) => {
      const points = drawShape(random, truth);
      const own = turn();
      return points === undefined
        ? undefined
        : {
            truth,
            points,
            figure: shapeFigure(points, own, 130),
            same: `${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join()} ${own}`,
          };
    };
    const right = optionOf('regular');
    const wrong = wrongs.map(optionOf).flatMap((option) => option ?? []);
    if (right === undefined || wrong.length < 3 || right.points.length === 3) return undefined;
    return chooseFigure(
      random,
      {
        prompt: 'Which shape is a **regular** polygon?',
        hint: 'Are all the sides equal? Are all the angles equal too?',
        steps: [
          'In a regular polygon all sides are equal and all angles are equal.',
          'This one fits:',
          drawn(right.figure),
        ],
        variant: `find ${right.same} ${wrong.map(({ same }) => same.length).join()}`,
        features: {
          ...features(cell, right.points.length, 4),
          traps: wrongs.filter((truth) => truth !== 'neither').length,
        },
      },
      right,
      wrong.map((option) => ({ ...option, because: mistake('looks-regular', says[option.truth]) })),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Which shape is a regular polygon?')) return undefined;
    return chosenFigure(seen, (figure) => truthOf(polygonsOf(figure)[0] ?? []) === 'regular');
  },
};

/** Whether a polygon is regular, and why not. */
export const whyNotRegular: Form<Params> = {
  // Regular or not would be one of two words.
  weight: ({ params, difficulty }) => (ofRegular(params) && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    const truth = random.pick(truths);
    const points = drawShape(random, truth);
    if (points === undefined) return undefined;
    const turn = drawTurn(random, cell);
    return chooseInOrder(
      {
        prompt: ['What is true of this polygon?', drawn(shapeFigure(points, turn, 180))],
        hint: 'Compare the sides first. Then compare the angles.',
        steps: [
          'Regular means: all sides equal and all angles equal.',
          compared(truth, points.length),
          `**${says[truth]}**`,
        ],
        variant: `why ${truth} ${turn} ${points
          .slice(1, 4)
          .map(([x, y]) => `${Math.round(x * 10)} ${Math.round(y * 10)}`)
          .join()}`,
        features: features(cell, points.length, 2),
      },
      truths.map((each) => says[each]),
      says[truth],
      (text) => {
        const claim = truths.find((each) => says[each] === text);
        return claim === undefined || claim === 'regular' ? named.regular : misjudged(claim, truth);
      },
      'list',
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What is true of this polygon?') || seen.figure === undefined) return undefined;
    const truth = truthOf(polygonsOf(seen.figure)[0] ?? []);
    return chosen(seen, (option) => option === says[truth]);
  },
};

const kinds = [3, 4, 5, 6, 7, 8].map((sides) => ({
  sides,
  name: sides === 3 ? 'equilateral triangle' : sides === 4 ? 'square' : `regular ${polygonNames[sides]}`,
}));
const sidesNamed = (text: string): number[] =>
  [...text.matchAll(/equilateral triangle|square|regular \w+/g)].map(([name]) =>
    Number(kinds.find((kind) => kind.name === name)?.sides),
  );

/** 'hexagon' for 'regular hexagon'. */
const short = (name: string): string => name.replace(/^\w+ /, '');

const wholeOr0 = (value: number): number => (Number.isInteger(value) ? value : 0);

/** Sides and perimeters of regular polygons. */
export const regularLengths: Form<Params> = {
  weight: ({ params }) => (ofRegular(params) ? 3 : 0),
  make(random, cell) {
    const [one, other] = random.sample(kinds, 2);
    if (one === undefined || other === undefined) return undefined;
    // Triangles and squares alone are for younger children.
    if (cell.difficulty !== 'hard' && one.sides < 5) return undefined;
    const side = random.int(cell.difficulty === 'hard' ? 3 : 7, cell.difficulty === 'easy' ? 19 : 25);
    const around = one.sides * side;
    const a = withArticle(one.name);
    const hard = cell.difficulty === 'hard';
    if (hard && (around % other.sides !== 0 || around / other.sides < 3)) return undefined;
    const value = hard ? around / other.sides : cell.difficulty === 'medium' ? side : around;
    const prompt = hard
      ? `${withArticle(one.name).replace(/^a/, 'A')} and ${withArticle(other.name)} have equal perimeters. Each side of the ${short(one.name)} is ${side} cm. How long is each side of the ${short(other.name)}?`
      : cell.difficulty === 'medium'
        ? `The perimeter of ${a} is ${around} cm. How long is each side?`
        : `Each side of ${a} is ${side} cm. What is its perimeter?`;
    const mistakes: NumberMistake[] = hard
      ? [
          [around, mistake('stops-early', 'That is the perimeter. Divide it by the number of sides.')],
          [
            side,
            mistake(
              'same-side',
              `That is a side of the ${short(one.name)}. The ${short(other.name)} has ${other.sides} sides.`,
            ),
          ],
        ]
      : [
          [
            cell.difficulty === 'medium' ? around - one.sides : side + one.sides,
            mistake(
              'adds-or-subtracts',
              cell.difficulty === 'medium'
                ? 'You subtracted. Divide the perimeter by the number of sides.'
                : 'You added. Multiply one side by the number of sides.',
            ),
          ],
          // One side too many seldom divides the perimeter.
          [cell.difficulty === 'medium' ? wholeOr0(around / (one.sides + 1)) : side * (one.sides + 1), named.sides],
          cell.difficulty === 'medium'
            ? [
                around * one.sides,
                mistake('multiplies-for-divides', 'You multiplied. The sides share the perimeter equally: divide.'),
              ]
            : [side * (one.sides - 1), named.sides],
        ];
    return writeNumber(
      {
        prompt,
        hint: 'All sides of a regular polygon are equal. How many are there?',
        steps: hard
          ? [
              `The perimeter is ${one.sides} × ${side} = ${around}.`,
              `The ${short(other.name)} has ${other.sides} equal sides: ${around} ÷ ${other.sides} = ${value}.`,
              `Each side is **${value} cm**.`,
            ]
          : [
              `${a.replace(/^a/, 'A')} has ${one.sides} equal sides.`,
              cell.difficulty === 'medium'
                ? `${around} ÷ ${one.sides} = ${side}.`
                : `${one.sides} × ${side} = ${around}.`,
              `The answer is **${value} cm**.`,
            ],
        variant: prompt,
        features: features(cell, one.sides, hard ? 3 : cell.difficulty === 'medium' ? 2 : 1),
      },
      value,
      mistakes.filter(([given]) => given !== 0),
      { after: 'cm', unit: 'cm' },
    );
  },
  solve(seen) {
    if (!/^(?:Each side|The perimeter) of |have equal perimeters/.test(seen.text)) return undefined;
    const [given = 0] = numbersIn(seen.text);
    const [first = 0, second = 0] = sidesNamed(seen.text);
    const sum = (count: number, each: number): number =>
      Array.from({ length: count }, () => each).reduce((total, value) => total + value, 0);
    if (seen.text.startsWith('Each side')) return answered(seen, sum(first, given));
    const goal = seen.text.startsWith('The perimeter') ? given : sum(first, given);
    const count = seen.text.startsWith('The perimeter') ? first : second;
    return answered(seen, [...Array(300).keys()].find((each) => sum(count, each) === goal) ?? Number.NaN);
  },
};

/** Names of polygons by their sides: naming, finding and counting. */

import type { Form } from '../../kernel/forms.ts';
import { upper } from '../../kernel/letter-case.ts';
import { withArticle } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, chosenFigure, numbersIn } from '../../kernel/seen.ts';
import { chooseFigure, chooseText, writeNumber } from '../ask.ts';
import { ring } from '../polygon-bank.ts';
import { outline, type Point, polygonsOf } from '../vector.ts';
import { dented, features, irregular, mistake, type Params, polygonNames, shapeFigure } from './mistakes-and-names.ts';

type Cell = Parameters<Form<Params>['make']>[1];
const ofNames = ({ about }: Params): boolean => about === 'names';

/** A polygon with this many sides: regular where it is easy, with dents where it is hard. */
function drawSided(random: Random, cell: Cell, sides: number, box: number): Point[] | undefined {
  if (cell.difficulty === 'easy') return [...ring(sides)];
  return cell.difficulty === 'medium' ? irregular(random, sides, box) : dented(random, sides, box);
}
/** Triangles and quadrilaterals are known before year 3. */
const sideChoice: readonly number[] = [5, 6, 7, 8];
/** Names to choose from, four in a row: whoever misses a side or an inward corner finds what they counted. */
const namesAround = (sides: number): number[] =>
  [0, 1, 2, 3].map((more) => (sides === 5 ? 4 : 5) + more).filter((other) => other !== sides);
const figureOf = (random: Random, cell: Cell, points: readonly Point[], box: number) =>
  cell.difficulty === 'easy'
    ? shapeFigure(points, random.int(0, 71) * 5, box)
    : { width: box, height: box, marks: [outline(points)], alt: `A shape with ${points.length} straight sides.` };

/** The name of a drawn polygon. */
export const nameOfShape: Form<Params> = {
  weight: ({ params }) => (ofNames(params) ? 3 : 0),
  make(random, cell) {
    const isHard = cell.difficulty === 'hard';
    const sides = random.pick(isHard ? [6, 7, 8] : sideChoice);
    const points = drawSided(random, cell, sides, 190);
    if (points === undefined) return undefined;
    const right = polygonNames[sides] ?? '';
    const figure = figureOf(random, cell, points, 190);
    return chooseText(
      random,
      {
        prompt: ['What is this shape called?', drawn({ ...figure, alt: 'A shape with straight sides.' })],
        hint: 'Mark where you start, then count every side once.',
        steps: [
          `The shape has ${sides} straight sides.`,
          `A shape with ${sides} sides is ${withArticle(right)}.`,
          `The answer is **${right}**.`,
        ],
        variant: `name ${sides} ${JSON.stringify(figure.marks)
          .replace(/[^\d,.]/g, '')
          .slice(0, 60)}`,
        features: features(cell, sides, 1),
      },
      right,
      namesAround(sides).map((other) => {
        const name = polygonNames[other] ?? '';
        const says = `${upper(withArticle(name))} has ${other} sides.`;
        return isHard && other < sides
          ? [name, mistake('misses-inward-corner', `${says} Count those that point inwards, too.`)]
          : [name, mistake('miscounts-sides', `${says} Go round once more and count.`)];
      }),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What is this shape called?') || seen.figure === undefined) return undefined;
    const [points = []] = polygonsOf(seen.figure);
    return chosen(seen, (option) => option === polygonNames[points.length]);
  },
};

/** Which drawing is a named polygon. */
export const findShape: Form<Params> = {
  weight: ({ params }) => (ofNames(params) ? 3 : 0),
  make(random, cell) {
    const all = random.sample(sideChoice, 4);
    const options = all.map((sides) => {
      const points = drawSided(random, cell, sides, 130);
      return points === undefined
        ? undefined
        : { sides, figure: figureOf(random, cell, points, 130), same: String(sides) };
    });
    const drawnOptions = options.flatMap((option) => option ?? []);
    const [right, ...wrong] = drawnOptions;
    if (right === undefined || wrong.length < 3) return undefined;
    const name = polygonNames[right.sides] ?? '';
    return chooseFigure(
      random,
      {
        prompt: `Which shape is ${withArticle(name).replace(name, `**${name}**`)}?`,
        hint: `How many sides does ${withArticle(name)} have?`,
        steps: [
          `${upper(withArticle(name))} has ${right.sides} sides.`,
          'Count the sides of each shape. This one fits:',
          drawn(right.figure),
        ],
        variant: `find ${right.sides} ${JSON.stringify(right.figure.marks)
          .replace(/[^\d,.]/g, '')
          .slice(0, 40)} ${wrong.map(({ sides }) => sides).join()}`,
        features: features(cell, right.sides, 4),
      },
      right,
      wrong.map((option) => ({
        ...option,
        because: mistake('miscounts-sides', `That shape has ${option.sides} sides.`),
      })),
    );
  },
  solve(seen) {
    const [, name] = /^Which shape is an? (\w+)\?$/.exec(seen.text) ?? [];
    if (name === undefined || seen.optionFigures.length === 0) return undefined;
    return chosenFigure(seen, (figure) => polygonNames[polygonsOf(figure)[0]?.length ?? 0] === name);
  },
};

/** Sides or corners of a drawn shape. Without dents they are counted in year 2, so it is no medium question. */
export const countParts: Form<Params> = {
  weight: ({ params, difficulty }) => (ofNames(params) ? { easy: 1, medium: 0, hard: 2 }[difficulty] : 0),
  make(random, cell) {
    const sides = random.pick(cell.difficulty === 'hard' ? [7, 8, 9, 10] : sideChoice);
    const points = drawSided(random, cell, sides, 190);
    if (points === undefined) return undefined;
    const part = random.pick(['sides', 'corners'] as const);
    const figure = figureOf(random, cell, points, 190);
    return writeNumber(
      {
        prompt: [
          `How many **${part}** does this shape have?`,
          drawn({ ...figure, alt: 'A shape with straight sides.' }),
        ],
        hint: `Mark where you start, then count every ${part === 'sides' ? 'side' : 'corner'} once.`,
        steps: ['Go round the shape once and count.', `It has **${sides}** ${part}.`],
        variant: `count ${part} ${sides} ${JSON.stringify(figure.marks)
          .replace(/[^\d,.]/g, '')
          .slice(0, 60)}`,
        features: features(cell, sides, 1),
      },
      sides,
      [
        [sides + 1, mistake('counts-start-twice', 'You counted the start twice. Mark where you begin.')],
        [sides - 1, mistake('misses-one', 'You missed one. Mark where you begin.')],
      ],
    );
  },
  solve(seen) {
    if (!/^How many (?:sides|corners) does this shape have\?/.test(seen.text) || seen.figure === undefined)
      return undefined;
    return answered(seen, polygonsOf(seen.figure)[0]?.length ?? Number.NaN);
  },
};

const sideWords = Object.entries(polygonNames).map(([sides, name]) => ({ sides: Number(sides), name }));
const describeMany = (count: number, name: string): string => (count === 1 ? withArticle(name) : `${count} ${name}s`);

/** Sides of several shapes together, or how many more. */
export const sidesTogether: Form<Params> = {
  weight: ({ params, difficulty }) => (ofNames(params) && difficulty !== 'easy' ? 2 : 0),
  make(random, cell) {
    const [one, other] = random.sample(sideWords, 2);
    if (one === undefined || other === undefined) return undefined;
    const hard = cell.difficulty === 'hard';
    const compares = !hard && random.chance(1, 2) && one.sides > other.sides;
    const [a, b] = hard ? [random.int(2, 5), random.int(1, 4)] : [1, 1];
    const total = compares ? one.sides - other.sides : a * one.sides + b * other.sides;
    return writeNumber(
      {
        prompt: compares
          ? `How many more sides does ${withArticle(one.name)} have than ${withArticle(other.name)}?`
          : `How many sides do ${describeMany(a, one.name)} and ${describeMany(b, other.name)} have altogether?`,
        hint: 'Find the sides of one shape first, then of the other.',
        steps: [
          `${upper(withArticle(one.name))} has ${one.sides} sides, ${withArticle(other.name)} has ${other.sides}.`,
          compares
            ? `${one.sides} − ${other.sides} = ${total}.`
            : `${a === 1 ? '' : `${a} × `}${one.sides} + ${b === 1 ? '' : `${b} × `}${other.sides} = ${total}.`,
          `The answer is **${total}**.`,
        ],
        variant: `together ${a} ${one.name} ${b} ${other.name} ${compares}`,
        features: features(cell, one.sides + other.sides, hard ? 3 : 2),
      },
      total,
      [
        [
          compares ? one.sides + other.sides : one.sides + other.sides,
          compares
            ? mistake('adds-for-difference', 'You added. How many more is it?')
            : mistake('one-of-each', 'Read again how many there are of each shape.'),
        ],
        ...(compares
          ? []
          : [
              [
                Math.abs(a * one.sides - b * other.sides),
                mistake('subtracts', 'You subtracted. Put them together.'),
              ] as const,
            ]),
        // One side too many or too few counts for each shape of its kind.
        ...[a, -a, b, -b].map(
          (by) => [total + by, mistake('miscounts-sides', 'Check how many sides each shape has.')] as const,
        ),
      ],
    );
  },
  solve(seen) {
    if (!/^How many (?:more )?sides do(?:es)? .* (?:than|altogether)/.test(seen.text)) return undefined;
    const found = [...seen.text.matchAll(/(\d+|an?) (triangle|quadrilateral|pentagon|hexagon|heptagon|octagon)/g)];
    const sides = found.map(([, count = '', name = '']) => {
      const [amount = 1] = numbersIn(count);
      return amount * (sideWords.find((each) => each.name === name)?.sides ?? Number.NaN);
    });
    const [first = 0, second = 0] = sides;
    return answered(seen, seen.text.includes('more') ? first - second : first + second);
  },
};

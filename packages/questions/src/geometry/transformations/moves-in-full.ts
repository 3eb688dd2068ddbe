/** A move named in full: which mirror line, how far a turn and about which point. */

import type { Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { type Grid, gridFigure, pixelOf, readShapes, shapeMark } from '../grid-figure.ts';
import { label, type Point, short } from '../vector.ts';
import { often } from './ladder.ts';
import { features, mistake, named, type Params } from './mistakes.ts';
import {
  applyAll,
  drawShape,
  isWithin,
  type Move,
  mirrorX,
  mirrorY,
  overlaps,
  sameShape,
  shift,
  turn,
} from './moves.ts';
import { insideOf } from './squared-paper.ts';

const grid: Grid = { low: -6, high: 6, step: 2, squares: true };
interface Named {
  readonly name: string;
  readonly move: Move;
  readonly kind: 'reflection' | 'quarter' | 'half';
  /** How to see that it is this move. */
  readonly check: string;
}
/** The moves that are told apart. */
const fullMoves: readonly Named[] = [
  { name: 'a reflection in the x-axis', move: mirrorY(0), kind: 'reflection', check: 'Fold along the x-axis' },
  { name: 'a reflection in the y-axis', move: mirrorX(0), kind: 'reflection', check: 'Fold along the y-axis' },
  {
    name: 'a rotation of 180° about the origin',
    move: turn(2),
    kind: 'half',
    check: 'Turn P by half a turn about the origin',
  },
  {
    name: 'a rotation of 90° clockwise about the origin',
    move: turn(3),
    kind: 'quarter',
    check: 'Turn P clockwise by a quarter turn about the origin',
  },
  {
    name: 'a rotation of 90° anticlockwise about the origin',
    move: turn(1),
    kind: 'quarter',
    check: 'Turn P anticlockwise by a quarter turn about the origin',
  },
];
const says: Readonly<Record<Named['kind'], string>> = {
  reflection: 'A reflection flips the shape over. Fold along that axis: P does not land on Q.',
  quarter: 'A quarter turn brings a shape to the next quarter of the grid. Turn the page and check.',
  half: 'A half turn turns the shape upside down, with nothing flipped over.',
};

/** Why another move is wrong. */
function whyNot(wrong: Named, right: Named): Mistake {
  if (wrong.kind === 'quarter' && right.kind === 'quarter')
    return named.sense(right.name.includes('anticlockwise') ? 'anticlockwise' : 'clockwise');
  const turnsFlipped = right.kind === 'reflection' && wrong.kind !== 'reflection';
  return mistake(
    `takes-for-${wrong.kind}`,
    turnsFlipped
      ? 'A rotation never flips a shape over. Here Q is P flipped over.'
      : wrong.kind === 'half' && right.kind === 'quarter'
        ? 'A half turn takes the shape to the opposite quarter of the grid. Here Q is in the next one.'
        : says[wrong.kind],
  );
}

/** The letter of a shape, where it has room. */
function lettered(points: readonly Point[], letter: string): Mark[] {
  const [x, y] = pixelOf(grid, insideOf(points));
  return [
    { kind: 'circle', x: short(x), y: short(y), radius: 8, fill: 'paper', stroke: 'none' },
    label([x, y], letter, 13),
  ];
}

/** Which move takes P to Q, named in full. */
export const moveInFull: Form<Params> = {
  weight: often('in full'),
  make(random, cell) {
    const quarters = cell.difficulty === 'medium';
    const right = random.pick(quarters ? fullMoves.filter(({ kind }) => kind === 'quarter') : fullMoves.slice(0, 3));
    const at: Point = [random.int(-6, 5), random.int(-6, 5)];
    const shape = applyAll(shift(...at), drawShape(random));
    const image = applyAll(right.move, shape);
    const fits = [shape, image].every((points) => isWithin(points, [-6, -6], [6, 6]));
    const isInOneQuarter = [0, 1].every(
      (axis) =>
        shape.every((point) => point[axis === 0 ? 0 : 1] >= 0) ||
        shape.every((point) => point[axis === 0 ? 0 : 1] <= 0),
    );
    if (!fits || !isInOneQuarter || overlaps(shape, image)) return undefined;
    return chooseText(
      random,
      {
        prompt: [
          'Which move takes shape P to shape Q?',
          drawn(
            gridFigure(
              grid,
              [
                shapeMark(grid, shape),
                shapeMark(grid, image, 'stripesUp'),
                ...lettered(shape, 'P'),
                ...lettered(image, 'Q'),
              ],
              'A grid with axes from −6 to 6. Two shapes of the same size, P and Q, are drawn on it.',
            ),
          ),
        ],
        hint: 'Is Q flipped over, or only turned? Then look for the mirror line, or count the quarter turns.',
        steps: [
          right.kind === 'reflection'
            ? 'Q is P flipped over, so it is a reflection.'
            : 'Nothing is flipped over, so it is a rotation.',
          `${right.check}: P lands on Q.`,
          `It is **${right.name}**.`,
        ],
        variant: `full ${right.name} ${shape.join(' ')}`,
        features: features(cell, quarters ? 3 : 2),
      },
      right.name,
      random
        .shuffle(fullMoves.filter((each) => each !== right))
        .map((each) => [each.name, whyNot(each, right)] as const),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Which move takes shape P to shape Q?') || seen.figure === undefined) return undefined;
    const [p = [], q = []] = readShapes(seen.figure);
    return chosen(seen, (option) => {
      const found = fullMoves.find(({ name }) => name === option);
      return found !== undefined && sameShape(applyAll(found.move, p), q);
    });
  },
};

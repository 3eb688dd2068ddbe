/** Two moves one after the other: a reflection and a slide, or a turn and a reflection. */
import type { Form } from '../../kernel/forms.ts';
import type { Random } from '../../kernel/random.ts';
import { readDashed, showPoint } from '../grid-figure.ts';
import { answeredPoint, askPoint } from '../point-answer.ts';
import type { Point } from '../vector.ts';
import { often } from './ladder.ts';
import { describeShift, named, type Params, readShift } from './mistakes.ts';
import { apply, applyAll, isWithin, type Move, mirrorX, mirrorY, shift, turn } from './moves.ts';
import { alt, ask, drawPlaced, gridFor, high, low, readCorner } from './on-a-coordinate-grid.ts';
import { dashed } from './reflections-on-a-grid.ts';

type Cell = Parameters<Form<Params>['make']>[1];
/** A move and what is said of it: 'reflected in the x-axis'. */
interface Step {
  readonly move: Move;
  readonly says: string;
  /** What it does to a point, and why. */
  readonly how: (from: Point) => string;
  /** The ends of a mirror line that is drawn. */
  readonly ends?: readonly [Point, Point];
}

/** A mirror line straight up or straight across: an axis, or a dashed line. */
const mirrorFor = (isUpright: boolean, k: number): Step => ({
  move: isUpright ? mirrorX(k) : mirrorY(k),
  says: `**reflected** in the ${k > 0 ? 'dashed line' : isUpright ? 'y-axis' : 'x-axis'}`,
  how: (from) => {
    const [name, away] = isUpright ? ['x', Math.abs(from[0] - k)] : ['y', Math.abs(from[1] - k)];
    return `the mirror line is at ${name} = ${k}, so only ${name} changes. Corner A is ${away} ${away === 1 ? 'square' : 'squares'} away from it. Go just as far on the other side.`;
  },
  ...(k > 0
    ? {
        ends: isUpright
          ? [
              [k, 0],
              [k, 10],
            ]
          : [
              [0, k],
              [10, k],
            ],
      }
    : {}),
});

/** Moves fit for a sub-topic, the second one of another kind than the first. */
function draw(random: Random, { params: { about } }: Cell): readonly [Step, Step] {
  const along = (): number => random.int(1, 4) * random.pick([-1, 1]);
  const by: Point = [along(), along()];
  const slide: Step = { move: shift(...by), says: `moved ${describeShift(by)}`, how: () => `go ${describeShift(by)}.` };
  const axis = mirrorFor(random.chance(1, 2), about === 'reflect' ? 5 : 0);
  if (about !== 'all') return random.chance(1, 2) ? [axis, slide] : [slide, axis];
  const quarters = random.pick([1, 3]);
  const rotation: Step = {
    move: turn(quarters),
    says: `**rotated** 90° ${quarters === 3 ? 'clockwise' : 'anticlockwise'} about the origin`,
    how: (from) =>
      `from the origin the point is ${describeShift(from)}. The turn makes that ${describeShift(apply(turn(quarters), from))}.`,
  };
  return random.chance(1, 2) ? [axis, rotation] : [rotation, axis];
}

/** Where corner A is after two moves. */
export const cornerAfterTwo: Form<Params> = {
  weight: often('two'),
  make(random, cell) {
    const grid = gridFor(cell);
    const placed = drawPlaced(random, grid, low(grid), high(grid));
    const [one, two] = draw(random, cell);
    if (placed === undefined) return undefined;
    const { shape, corner, marks } = placed;
    const first = apply(one.move, corner);
    const target = apply(two.move, first);
    const after = applyAll(one.move, shape);
    const isSeen = [after, applyAll(two.move, after)].every((points) => isWithin(points, low(grid), high(grid)));
    const isPlain = [corner, first, target].some(([x, y]) => grid.low < 0 && (x === 0 || y === 0));
    const stays = first[0] === corner[0] && first[1] === corner[1];
    // Where a number of A ends as it was, it is right without any move.
    const returns = target[0] === corner[0] || target[1] === corner[1];
    if (!isSeen || isPlain || stays || returns || Math.abs(target[0]) === Math.abs(target[1])) return undefined;
    return askPoint(
      random,
      ask(cell, grid, {
        text: `The shape is ${one.says}, and then it is ${two.says}. What are the new coordinates of corner A?`,
        marks: [...marks, ...[one, two].flatMap(({ ends }) => (ends === undefined ? [] : [dashed(grid, ends)]))],
        alt: `${alt(grid)}${dashedAlt([one, two])}`,
        hint: 'Make the first move with corner A alone. Go on from the point where it lands.',
        steps: [
          `Corner A is at ${showPoint(corner)}.`,
          `First move: ${one.how(corner)} Corner A is now at ${showPoint(first)}.`,
          `Second move: ${two.how(first)} Corner A goes to **${showPoint(target)}**.`,
        ],
        variant: `two ${one.says} ${two.says} ${corner}`,
      }),
      target,
      [
        [corner, named.bothMissing],
        [first, named.firstOnly],
        [apply(one.move, apply(two.move, corner)), named.reversed],
        [apply(two.move, corner), named.secondOnly],
        [[target[1], target[0]], named.order],
      ],
    );
  },
  solve(seen) {
    const [, one = '', two] =
      /^The shape is (.*), and then it is (.*)\. What are the new coordinates/.exec(seen.text) ?? [];
    const corner = seen.figure === undefined ? undefined : readCorner(seen.figure);
    if (two === undefined || corner === undefined) return undefined;
    const mirror = seen.figure === undefined ? undefined : readDashed(seen.figure);
    return answeredPoint(
      seen,
      [one, two].reduce((at, words) => movedAs(at, words, mirror), corner),
    );
  },
};

/** The dashed line in words. */
function dashedAlt(steps: readonly Step[]): string {
  const ends = steps.flatMap((step) => step.ends ?? []);
  const [from, to] = ends;
  if (from === undefined || to === undefined) return '';
  return ` A dashed line is drawn at ${from[0] === to[0] ? `x = ${from[0]}` : `y = ${from[1]}`}.`;
}

/** A point moved as the words say. */
function movedAs([x, y]: Point, words: string, mirror: readonly [Point, Point] | undefined): Point {
  if (words.startsWith('moved')) {
    const [dx, dy] = readShift(words);
    return [x + dx, y + dy];
  }
  if (words.startsWith('rotated')) return words.includes('anticlockwise') ? [0 - y, x] : [y, 0 - x];
  if (words.endsWith('y-axis')) return [0 - x, y];
  if (words.endsWith('x-axis') || mirror === undefined) return [x, 0 - y];
  const [from, to] = mirror;
  return from[0] === to[0] ? [2 * from[0] - x, y] : [x, 2 * from[1] - y];
}

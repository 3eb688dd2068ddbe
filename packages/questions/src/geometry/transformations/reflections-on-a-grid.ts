/** Reflections on a coordinate grid: where a corner of a shape goes. */
import type { Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { type Grid, pixelOf, readDashed, showPoint } from '../grid-figure.ts';
import { answeredPoint, askPoint, type PointMistake } from '../point-answer.ts';
import type { Point } from '../vector.ts';
import { often } from './ladder.ts';
import { mistake, named, type Params } from './mistakes.ts';
import { apply, applyAll, isWithin, type Move, mirrorDiagonal, mirrorX, mirrorY } from './moves.ts';
import { alt, ask, drawPlaced, gridFor, high, low, readCorner } from './on-a-coordinate-grid.ts';

type Cell = Parameters<Form<Params>['make']>[1];

interface Mirror {
  readonly move: Move;
  readonly name: string;
  readonly ends: readonly [Point, Point];
}
/** Mirror lines fit for a sub-topic. */
function mirrorsOf(cell: Cell, grid: Grid): readonly Mirror[] {
  const { low: a, high: b } = grid;
  const upright = (k: number, name: string): Mirror => ({
    move: mirrorX(k),
    name,
    ends: [
      [k, a],
      [k, b],
    ],
  });
  const level = (k: number, name: string): Mirror => ({
    move: mirrorY(k),
    name,
    ends: [
      [a, k],
      [b, k],
    ],
  });
  if (a === 0)
    return [
      upright(5, 'the dashed line'),
      level(5, 'the dashed line'),
      upright(4, 'the dashed line'),
      level(6, 'the dashed line'),
    ];
  if (cell.params.about === 'all')
    return cell.difficulty === 'easy'
      ? [1, -1, 2, -2].flatMap((k) => [
          upright(k, `the line x = ${showNumber(k)}`),
          level(k, `the line y = ${showNumber(k)}`),
        ])
      : [
          {
            move: mirrorDiagonal,
            name: 'the line y = x',
            ends: [
              [a, a],
              [b, b],
            ],
          },
        ];
  if (cell.difficulty === 'easy') return [upright(0, 'the y-axis'), level(0, 'the x-axis')];
  return [
    upright(1, 'the dashed line'),
    upright(-1, 'the dashed line'),
    level(1, 'the dashed line'),
    level(-2, 'the dashed line'),
  ];
}

/** Where corner A goes when the shape is reflected. */
export const cornerReflected: Form<Params> = {
  weight: often('reflected'),
  make(random, cell) {
    const grid = gridFor(cell);
    const mirror = random.pick(mirrorsOf(cell, grid));
    const placed = drawPlaced(random, grid, low(grid), high(grid));
    if (placed === undefined) return undefined;
    const { shape, corner, marks } = placed;
    const image = applyAll(mirror.move, shape);
    const target = apply(mirror.move, corner);
    const crosses = shape.some(
      (point) => Math.sign(sideOf(mirror, point)) * Math.sign(sideOf(mirror, shape[0] ?? point)) < 0,
    );
    if (
      !isWithin(image, low(grid), high(grid)) ||
      crosses ||
      target[0] === target[1] ||
      (target[0] + target[1] === corner[0] + corner[1] && target[0] === corner[0]) ||
      // One square is counted without a thought, and a 0 has no sign.
      Math.abs(sideOf(mirror, corner)) < (cell.difficulty === 'hard' ? 3 : 2) ||
      (grid.low < 0 && (corner[0] === 0 || corner[1] === 0))
    )
      return undefined;
    if (
      cell.params.about === 'four' &&
      cell.difficulty === 'easy' &&
      shape.every((point) => sideOf(mirror, point) !== 0) &&
      random.chance(1, 2)
    )
      return undefined;
    const [x, y] = corner;
    const diagonal = mirror.move.b !== 0;
    const upright = mirror.ends[0][0] === mirror.ends[1][0];
    const k = upright ? mirror.ends[0][0] : mirror.ends[0][1];
    // From year 7 a line is found by its name; the diagonal is drawn.
    const line: Mark[] = mirror.name === 'the dashed line' || diagonal ? [dashed(grid, mirror.ends)] : [];
    return askPoint(
      random,
      ask(cell, grid, {
        text: `The shape is **reflected** in ${mirror.name}. What are the new coordinates of corner A?`,
        marks: [...marks, ...line],
        alt: `${alt(grid)}${line.length > 0 ? ` A dashed line is drawn${diagonal ? ' through all points whose two coordinates are equal' : ` at ${upright ? 'x' : 'y'} = ${showNumber(k)}`}.` : ''}`,
        hint: diagonal
          ? 'On the line y = x both coordinates are equal. Fold the paper along it: where does corner A land?'
          : 'How far is corner A from the mirror line? Its image is just as far on the other side.',
        steps: diagonal
          ? [
              `Corner A is at ${showPoint(corner)}.`,
              'A reflection in the line y = x swaps the two coordinates.',
              `Corner A goes to **${showPoint(target)}**.`,
            ]
          : [
              `Corner A is at ${showPoint(corner)}.`,
              `The mirror line is at ${upright ? 'x' : 'y'} = ${showNumber(k)}, so only ${upright ? 'x' : 'y'} changes.`,
              `Corner A is ${Math.abs((upright ? x : y) - k)} ${Math.abs((upright ? x : y) - k) === 1 ? 'square' : 'squares'} away from it. Go just as far on the other side.`,
              `Corner A goes to **${showPoint(target)}**.`,
            ],
        variant: `reflect ${mirror.name} ${k} ${corner} ${shape[0]}`,
        before: [corner, stays],
      }),
      target,
      diagonal ? wrongDiagonals(corner) : wrongReflections(corner, target, upright, k),
    );
  },
  solve(seen) {
    const [, name] = /^The shape is reflected in (.*)\. What are the new coordinates/.exec(seen.text) ?? [];
    const corner = seen.figure === undefined ? undefined : readCorner(seen.figure);
    if (name === undefined || seen.figure === undefined || corner === undefined) return undefined;
    const [x, y] = corner;
    if (name === 'the x-axis') return answeredPoint(seen, [x, -y]);
    if (name === 'the y-axis') return answeredPoint(seen, [-x, y]);
    if (name === 'the line y = x') return answeredPoint(seen, [y, x]);
    const [, axis, value] = /the line ([xy]) = (-?\d+)/.exec(name) ?? [];
    if (axis === 'x') return answeredPoint(seen, [2 * Number(value) - x, y]);
    if (axis === 'y') return answeredPoint(seen, [x, 2 * Number(value) - y]);
    const [from, to] = readDashed(seen.figure) ?? [corner, corner];
    return answeredPoint(seen, from[0] === to[0] ? [2 * from[0] - x, y] : [x, 2 * from[1] - y]);
  },
};

const sideOf = ({ move, ends }: Mirror, [x, y]: Point): number =>
  move.b !== 0 ? y - x : ends[0][0] === ends[1][0] ? x - ends[0][0] : y - ends[0][1];

/** A mirror line on a grid. */
export function dashed(grid: Grid, ends: readonly [Point, Point]): Mark {
  const [from, to] = [pixelOf(grid, ends[0]), pixelOf(grid, ends[1])];
  return { kind: 'line', from: [from[0], from[1]], to: [to[0], to[1]], stroke: 'ink', strokeWidth: 3, dashed: true };
}

function wrongDiagonals([x, y]: Point): PointMistake[] {
  const notDiagonal = mistake('wrong-mirror', 'That is a reflection in one of the axes. Use the line y = x.');
  return [
    [[x, -y], notDiagonal],
    [[-x, y], notDiagonal],
    [[-y, -x], mistake('other-diagonal', 'That is a reflection in the line that runs the other way.')],
    [[y, -x], named.turned],
    [[-y, x], named.turned],
  ];
}

const stays = mistake('stays', 'That is where corner A is now. Reflect it in the mirror line.');

function wrongReflections([x, y]: Point, [u, v]: Point, upright: boolean, k: number): PointMistake[] {
  // A mirror line that runs the other way may go through the corner, and then it stays where it is.
  // What lies further from the mirror line on the image’s side is too far from it.
  const across = upright ? u : v;
  const isOnOtherAxis = (upright ? y : x) === k;
  const bothSigns = mistake('wrong-mirror', 'Both signs have changed. A reflection in an axis changes only one.');
  return [
    [upright ? [x, 2 * k - y] : [2 * k - x, y], isOnOtherAxis ? stays : named.axis],
    // All four pairs of signs, so that none is more like the others.
    ...(k === 0 ? [[[-x, -y], bothSigns] as const, [[x, y], stays] as const] : []),
    [[v, u], named.order],
    [
      upright ? [-x, y] : [x, -y],
      mistake(
        'mirrors-in-axis',
        `That is a reflection in the ${upright ? 'y' : 'x'}-axis. Use the line that is given.`,
      ),
    ],
    [upright ? [u + 1, v] : [u, v + 1], across >= k ? named.tooFar : across + 1 === k ? named.onLine : named.tooNear],
    [upright ? [u - 1, v] : [u, v - 1], across <= k ? named.tooFar : across - 1 === k ? named.onLine : named.tooNear],
  ];
}

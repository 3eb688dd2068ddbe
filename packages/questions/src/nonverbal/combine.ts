/** n.combine: shapes on squared paper are put together without gaps, or laid over each other. */
import type { Mark } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Mistake } from '../kernel/key.ts';
import { defineMaker, type Made } from '../kernel/maker.ts';
import type { Random } from '../kernel/random.ts';
import { askDrawn, choices } from './choice.ts';
import { fairDrawings } from './fair-drawings.ts';
import {
  type Cells,
  cellsText,
  drawCells,
  drawnCells,
  has,
  isConnected,
  mirrored,
  normal,
  outlineOf,
  readCellsOf,
  turnsOf,
} from './lattice.ts';
import { optionFigures, promptFigure, promptText } from './read.ts';
import type { Point } from './shapes.ts';

interface Plan {
  readonly form: 'join' | 'overlap';
  /** Squares of each piece, or of each of two overlapping shapes. */
  readonly pieces: readonly number[];
  readonly turning: boolean;
  readonly lines: boolean;
  readonly options: 4 | 5;
}

const join = (pieces: readonly number[], turning: boolean, lines: boolean, options: 4 | 5 = 5): Plan => ({
  form: 'join',
  pieces,
  turning,
  lines,
  options,
});
const overlap = (pieces: readonly number[], lines: boolean): Plan => ({
  form: 'overlap',
  pieces,
  turning: false,
  lines,
  options: 4,
});
const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  430702: {
    easy: join([3, 3], false, true, 4),
    medium: join([3, 4], false, true, 4),
    hard: join([4, 5], false, true, 4),
  },
  430703: { easy: overlap([6, 6], true), medium: overlap([8, 8], true), hard: overlap([10, 10], false) },
  440802: { easy: join([3, 4], false, true), medium: join([4, 5], false, true), hard: join([4, 5], false, false) },
  450802: { easy: join([4, 4], true, true), medium: join([4, 5], true, true), hard: join([5, 5], true, false) },
  460802: { easy: join([4, 5], true, true), medium: join([5, 5], true, false), hard: join([3, 4, 4], true, false) },
  470703: { easy: join([5, 5], true, true), medium: join([3, 4, 4], true, false), hard: join([4, 4, 5], true, false) },
};

const unit = 16;
const shiftBy = (cells: Cells, dx: number, dy: number): Point[] => cells.map(([x, y]): Point => [x + dx, y + dy]);

/** Whether the pieces fill the shape exactly; each may slide, and turn where that is allowed. */
function canFill(shape: Cells, pieces: readonly Cells[], turning: boolean): boolean {
  return fills(
    normal(shape),
    pieces.map((piece) => (turning ? turnsOf(piece) : [normal(piece)])),
  );
}

/** The first square of the shape must lie under the first square of some pose of some piece. */
function fills(shape: Cells, pieces: readonly (readonly Cells[])[]): boolean {
  const [first] = shape;
  if (first === undefined) return pieces.length === 0;
  return pieces.some((poses, at) =>
    poses.some((pose) => {
      const [[px, py] = [0, 0]] = pose;
      const placed = shiftBy(pose, first[0] - px, first[1] - py);
      if (!placed.every((cell) => has(shape, cell))) return false;
      return fills(
        shape.filter((cell) => !has(placed, cell)),
        pieces.filter((_, other) => other !== at),
      );
    }),
  );
}

/** The pieces put side by side into one shape; undefined when the draw leaves a gap. */
function joined(random: Random, pieces: readonly Cells[], turning: boolean): Point[] | undefined {
  let shape: Point[] = [];
  for (const piece of pieces) {
    const pose = turning ? random.pick(turnsOf(piece)) : normal(piece);
    if (shape.length === 0) shape = [...pose];
    else {
      const spots: Point[][] = [];
      for (let dx = -4; dx <= 5; dx++)
        for (let dy = -4; dy <= 5; dy++) {
          const placed = shiftBy(pose, dx, dy);
          if (placed.some((cell) => has(shape, cell))) continue;
          const touching = placed.reduce(
            (sum, [x, y]) =>
              sum +
              [
                [1, 0],
                [-1, 0],
                [0, 1],
                [0, -1],
              ].filter(([sx = 0, sy = 0]) => has(shape, [x + sx, y + sy])).length,
            0,
          );
          if (touching > 1) spots.push(placed);
        }
      if (spots.length === 0) return undefined;
      shape = [...shape, ...random.pick(spots)];
    }
  }
  const own = normal(shape);
  const spread = Math.max(...own.flat());
  return spread < 6 && outlineOf(own) !== undefined ? own : undefined;
}

/** A shape of as many squares with one of them moved. */
function nudged(random: Random, cells: Cells): Point[] | undefined {
  const lost = random.pick(cells);
  const rest = cells.filter((cell) => cell !== lost);
  const [x, y] = random.pick(rest);
  const [dx, dy] = random.pick<Point>([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]);
  if (has(cells, [x + dx, y + dy])) return undefined;
  const own = normal([...rest, [x + dx, y + dy]]);
  return Math.max(...own.flat()) < 6 && isConnected(own) && outlineOf(own) !== undefined ? own : undefined;
}

const words = (cells: Cells): string =>
  normal(cells)
    .map(([x, y]) => `${x + 1}-${y + 1}`)
    .join(', ');
const centred = (cells: Cells, size: number): Point => {
  const own = normal(cells);
  return [
    (size - (Math.max(...own.map(([x]) => x)) + 1) * unit) / 2,
    (size - (Math.max(...own.map(([, y]) => y)) + 1) * unit) / 2,
  ];
};
const pieceFigure = (cells: Cells, lines: boolean) => ({
  width: 100,
  height: 100,
  marks: [drawCells(normal(cells), unit, centred(cells, 100), 'soft', lines)],
  alt: `A shape of ${cells.length} squares: ${words(cells)}.`,
});

const says = {
  nudged: {
    id: 'n.combine/square-moved',
    says: 'Nearly! Lay the pieces on this shape: one square sticks out or is missing.',
  },
  mirror: { id: 'n.combine/piece-flipped', says: 'For this shape a piece would have to be flipped over.' },
  size: {
    id: 'n.combine/other-pieces',
    says: 'This shape is made of other pieces. Try to draw the line where the pieces meet.',
  },
  overlap: {
    id: 'n.combine/not-only-the-overlap',
    says: 'Only the part inside both shapes counts. Compare each side of it.',
  },
} as const satisfies Record<string, Mistake>;

interface Wrong {
  readonly cells: Point[];
  readonly because: Mistake | undefined;
}

/** What every drawing has in common counts too when drawings are compared. */
const alwaysThere = Array.from({ length: 9 }, (_, at) => `always ${at}`);

function laidOut(random: Random, right: Cells, wrong: readonly Wrong[], count: number): Wrong[] | undefined {
  const distinct = new Map(wrong.map((own) => [cellsText(own.cells), own] as const));
  distinct.delete(cellsText(right));
  if (distinct.size < count - 1) return undefined;
  const answer: Wrong = { cells: normal(right), because: undefined };
  const seen = ({ cells }: Wrong): string[] => [...alwaysThere, ...cells.flatMap(([x, y]) => [`x${x}`, `y${y}`])];
  return random.shuffle([
    answer,
    ...fairDrawings(
      random,
      answer,
      [...distinct.values()],
      count - 1,
      seen,
      ({ cells }) => (outlineOf(cells) ?? []).length,
    ),
  ]);
}

function makeJoin(random: Random, plan: Plan): Made | undefined {
  const pieces = plan.pieces.map((size) => drawnCells(random, size, 3));
  if (pieces.some((piece) => outlineOf(piece) === undefined || Math.max(...piece.flat()) > 3)) return undefined;
  const right = joined(random, pieces, plan.turning);
  if (right === undefined) return undefined;
  const wrong: Wrong[] = [];
  for (let tries = 0; wrong.length < 7 && tries < 18; tries++) {
    const flips = tries % 3 === 0 ? pieces.map((piece, at) => (at === 0 ? mirrored(piece) : piece)) : undefined;
    const other =
      tries % 3 === 2
        ? joined(
            random,
            plan.pieces.map((size) => drawnCells(random, size, 3)),
            plan.turning,
          )
        : undefined;
    const cells =
      flips === undefined ? (tries % 3 === 2 ? other : nudged(random, right)) : joined(random, flips, plan.turning);
    if (cells !== undefined && !canFill(cells, pieces, plan.turning))
      wrong.push({ cells, because: flips !== undefined ? says.mirror : tries % 3 === 2 ? says.size : says.nudged });
  }
  const laid = laidOut(random, right, wrong, plan.options);
  if (laid === undefined) return undefined;
  const many = pieces.length === 2 ? 'two' : 'three';
  return askDrawn(
    {
      text: plan.turning
        ? `Which shape can be made from these ${many} pieces? You may **turn** them, but not flip them over.`
        : `Which shape can be made from these ${many} pieces? Do **not** turn them.`,
      figure: {
        width: pieces.length * 90 - 10,
        height: 80,
        marks: pieces.map((piece, at) => {
          const [x, y] = centred(piece, 80);
          return drawCells(piece, unit, [x + at * 90, y], 'soft', plan.lines);
        }),
        alt: `${pieces.length} pieces. ${pieces.map((piece, at) => `Piece ${at + 1} has squares ${words(piece)}.`).join(' ')}`,
      },
      hint: 'Find a place in the shape where one piece fits exactly. What is left over?',
      steps: [
        `The pieces have ${pieces.map((piece) => piece.length).join(' and ')} squares.`,
        'Lay the first piece on the shape. What is left must be the other one, with no gap.',
        plan.turning ? 'A piece may be turned, but never flipped over.' : 'Each piece keeps the same way up.',
      ],
      variant: `${pieces.map(cellsText).join('+')} = ${cellsText(right)}`,
      features: {
        squares: right.length,
        pieces: pieces.length,
        turning: plan.turning ? 1 : 0,
        lines: plan.lines ? 0 : 1,
      },
    },
    laid.map(({ cells, because }) => ({ figure: pieceFigure(cells, plan.lines), because })),
  );
}

function makeOverlap(random: Random, plan: Plan): Made | undefined {
  const [one, two] = plan.pieces.map((size) => drawnCells(random, size, size > 8 ? 4 : 3));
  if (one === undefined || two === undefined) return undefined;
  const [dx, dy] = random.pick<Point>([
    [1, 1],
    [2, 1],
    [1, 0],
    [1, 2],
    [0, 1],
    [2, 0],
  ]);
  const placed = shiftBy(two, dx, dy);
  const right = one.filter((cell) => has(placed, cell));
  if (
    right.length < 2 ||
    right.length > 7 ||
    !isConnected(right) ||
    [one, placed, right].some((cells) => outlineOf(cells) === undefined)
  )
    return undefined;
  if (cellsText(right) === cellsText(one) || cellsText(right) === cellsText(two)) return undefined;
  const wrong: Wrong[] = [];
  for (let tries = 0; wrong.length < 7 && tries < 18; tries++) {
    const grown = [...one, ...placed].filter((cell) => !has(right, cell));
    const cells =
      tries % 3 === 0
        ? nudged(random, right)
        : tries % 3 === 1
          ? normal([...right, random.pick(grown)])
          : normal(right.filter((cell) => cell !== right[tries % right.length]));
    if (cells !== undefined && cells.length > 0 && isConnected(cells) && outlineOf(cells) !== undefined)
      wrong.push({ cells, because: says.overlap });
  }
  const laid = laidOut(random, right, wrong, plan.options);
  if (laid === undefined) return undefined;
  const size = 20;
  const marks: Mark[] = [
    drawCells(one, size, [10, 10], 'soft', plan.lines),
    drawCells(placed, size, [10, 10], 'none', plan.lines),
  ];
  return askDrawn(
    {
      text: 'Two shapes lie over each other. Which shape is the part where they **overlap**?',
      figure: {
        width: 150,
        height: 150,
        marks,
        alt: `Two shapes on squared paper. The first has squares ${words(one)}. The second has squares ${placed.map(([x, y]) => `${x + 1}-${y + 1}`).join(', ')}.`,
      },
      hint: 'Trace the line of the first shape with your finger. Which part of the second is inside?',
      steps: [
        'A square counts only if it is inside both shapes.',
        `There ${right.length === 1 ? 'is one such square' : `are ${right.length} such squares`}.`,
        'Look at how these squares hang together.',
      ],
      variant: `${cellsText(one)} / ${placed.join(' ')}`,
      features: { squares: one.length + two.length, shared: right.length },
    },
    laid.map(({ cells, because }) => ({ figure: pieceFigure(cells, plan.lines), because })),
  );
}

/** Reads the outlines back into squares and tries every way to lay the pieces, or takes the squares inside both shapes. */
function solveCombine(question: Question): number[] {
  const text = promptText(question);
  const options = optionFigures(question).map(({ marks: [mark] }) =>
    mark === undefined ? [] : normal(readCellsOf(mark, unit)),
  );
  const { marks } = promptFigure(question);
  if (text.includes('overlap')) {
    const [one = [], two = []] = marks.map((mark) => readCellsOf(mark, 20));
    const wanted = cellsText(one.filter((cell) => has(two, cell)));
    return options.flatMap((cells, place) => (cellsText(cells) === wanted ? [place] : []));
  }
  const pieces = marks.map((mark) => normal(readCellsOf(mark, unit)));
  const turning = !text.includes('Do **not** turn');
  return options.flatMap((cells, place) =>
    cells.length === pieces.flat().length && canFill(cells, pieces, turning) ? [place] : [],
  );
}

/** Pieces joined and shapes overlapped. */
export const combineMaker = defineMaker<Readonly<Record<Difficulty, Plan>>>({
  makerId: 'n.combine',
  version: 1,
  serves: ladders,
  make: (random, { params, difficulty }) =>
    params[difficulty].form === 'join' ? makeJoin(random, params[difficulty]) : makeOverlap(random, params[difficulty]),
  solve: (question) => choices(solveCombine(question)),
});

/** Which shape can be made from these pieces? */

import type { Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn } from '../drawn-choice.ts';
import type { Point } from '../pictures/shapes.ts';
import { type Cells, cellsText, drawCells, drawnCells, mirrored, outlineOf, turnsOf } from '../squared-paper.ts';
import { wordings } from '../wordings.ts';
import {
  centred,
  filledFigure,
  imagineSquares,
  laidOut,
  otherPieces,
  type Plan,
  says,
  unit,
  type Wrong,
  words,
} from './options-and-mistakes.ts';
import { canFill, filled, fittingAlone, joined, nudged, type Pieces } from './pieces.ts';

/** A shape that may be wrong, by turns: with a square moved, of other pieces, with a piece that lies as it may not (`forbidden`). */
function wrongShape(
  random: Random,
  tries: number,
  right: Cells,
  poses: Pieces,
  forbidden: Pieces,
  { turning, flips }: Plan,
): [Point[] | undefined, Mistake | undefined] {
  const way = tries % (flips === 'none' ? 2 : 3);
  if (way === 0) return [nudged(random, right) ?? nudged(random, right) ?? nudged(random, right), says.nudged];
  // Shapes drawn by chance need no turning by chance.
  if (way === 1)
    return [
      joined(
        random,
        poses.map(([pose = []]) => [drawnCells(random, pose.length, 3)]),
      ),
      undefined,
    ];
  const wrong = random.pick(forbidden.flatMap((ways, at) => (ways.length > 0 ? [at] : [])));
  const lying = poses.map((ways, at) => (at === wrong ? (forbidden[at] ?? ways) : ways));
  return [joined(random, lying) ?? joined(random, lying), turning ? says.mirror : says.mirrorOrTurn];
}

/** Which shape can be made from these pieces? */
export function makeJoin(random: Random, plan: Plan): Made | undefined {
  const sizes = plan.orPieces !== undefined && random.chance(1, 2) ? plan.orPieces : plan.pieces;
  const pieces = sizes.map((size) => drawnCells(random, size, 3));
  if (pieces.some((piece) => outlineOf(piece) === undefined || Math.max(...piece.flat()) > 3)) return undefined;
  const allPoses = pieces.map((piece) => [piece, mirrored(piece)].flatMap(turnsOf));
  const ways = plan.turning ? 4 : 1;
  const poses = allPoses.map((own) => own.slice(0, ways));
  // Two squares look the same however they are turned.
  if (plan.turning && poses.every((own) => new Set(own.map(cellsText)).size === 1)) return undefined;
  const forbidden = allPoses.map((own, at) => {
    const allowed = poses[at]?.map(cellsText) ?? [];
    return own.slice(ways).filter((pose) => !allowed.includes(cellsText(pose)));
  });
  if (plan.flips !== 'none' && forbidden.every((own) => own.length === 0)) return undefined;
  let right: Point[] | undefined;
  for (let tries = 0; tries < 4 && right === undefined; tries++) right = joined(random, poses);
  if (right === undefined) return undefined;
  const lies = plan.turning ? says.mirror : says.mirrorOrTurn;
  const wrong: Wrong[] = [];
  for (let tries = 0; wrong.length < 6 && tries < 18; tries++) {
    const [cells, because] = wrongShape(random, tries, right, poses, forbidden, plan);
    if (cells === undefined || canFill(cells, poses)) continue;
    // Who turns or flips the pieces can make some shapes that were drawn in another way.
    const isLying = because === lies || canFill(cells, allPoses);
    if (!isLying || plan.flips !== 'none') wrong.push({ cells, because: isLying ? lies : because });
  }
  const laid = laidOut(
    random,
    right,
    wrong,
    plan,
    ({ cells, because }) => because ?? otherPieces(fittingAlone(cells, poses), plan.turning),
    (chosen) => {
      const flipped = chosen.filter(({ because }) => because === lies).length;
      return (
        chosen.some(({ because }) => because === says.nudged) &&
        (plan.flips === 'some' ? flipped > 0 : flipped === (plan.flips === 'one' ? 1 : 0))
      );
    },
  );
  const lying = filled(right, poses);
  if (laid === undefined || lying === undefined) return undefined;
  const many = pieces.length === 2 ? 'two' : 'three';
  // Wide enough for pieces and options to be drawn to about one scale.
  const box = pieces.length === 2 ? 120 : 84;
  const squares = pieces.map((piece) => piece.length);
  return askDrawn(
    {
      prompt: [
        worded(
          random,
          wordings.ofPieces({
            many,
            rule: plan.turning
              ? 'You may **turn** them, but not flip them over.'
              : 'Do **not** turn them or flip them over.',
          }),
        ),
        drawn({
          width: pieces.length * box,
          height: 80,
          marks: pieces.map((piece, at) => {
            const [x, y] = centred(piece, 80);
            return drawCells(piece, unit, [x + (at + 0.5) * box - 40, y], 'soft', plan.lines);
          }),
          alt: `${pieces.length} pieces. ${pieces.map((piece, at) => `Piece ${at + 1} has squares ${words(piece)}.`).join(' ')}`,
        }),
      ],
      hint: 'Try one shape at a time. Find a place in it where one piece fits exactly. What is left over?',
      steps: [
        ...(plan.lines ? [] : [imagineSquares]),
        new Set(squares).size === 1
          ? `Each of the ${many} pieces has ${squares[0]} squares, so the shape needs ${right.length}.`
          : `The pieces have ${andList(squares)} squares, so the shape needs ${right.length}.`,
        `Lay the first piece on the shape, starting at an end or a corner. What is left must be ${pieces.length > 2 ? 'the other two pieces' : 'the other piece'}, with no gap.`,
        plan.turning
          ? 'If it does not fit, turn the piece or try another place. Never flip it over.'
          : 'If it does not fit, try another place. Each piece stays the same way up.',
      ],
      variant: `${pieces.map(cellsText).join('+')} = ${cellsText(right)}`,
      features: {
        squares: right.length,
        pieces: pieces.length,
        turning: plan.turning ? 1 : 0,
        lines: plan.lines ? 0 : 1,
      },
    },
    laid,
    { sentence: 'So this is the answer. Each piece has a shade of its own:', figure: filledFigure(right, lying) },
  );
}

/** Which shape is the part where two shapes overlap? */

import type { Mark } from '@comet/contract/figure';
import type { Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn } from '../drawn-choice.ts';
import type { Point } from '../pictures/shapes.ts';
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
  turnsOf,
} from '../squared-paper.ts';
import { wordings } from '../wordings.ts';
import { imagineSquares, laidOut, type Plan, says, type Wrong, words } from './options-and-mistakes.ts';
import { nudged, shiftBy } from './pieces.ts';

/** Units a square of the overlapping shapes is wide. */
export const overlapUnit = 20;

/** Whether the part lies somewhere in the whole, the same way up. */
function liesIn(part: Cells, whole: Cells): boolean {
  const [[x, y] = [0, 0]] = part;
  return whole.some(([toX, toY]) => shiftBy(part, toX - x, toY - y).every((cell) => has(whole, cell)));
}

/** What is wrong with a shape that is not the overlap: one of the two shapes, too much, too little, or neither. */
function overlapMistake(cells: Cells, right: Cells, one: Cells, dashed: Cells): Mistake {
  if (cellsText(cells) === cellsText(dashed)) return says.dashedShape;
  if (cellsText(cells) === cellsText(one)) return says.otherShape;
  if (liesIn(right, cells)) return says.tooMuch;
  return liesIn(cells, right) ? says.tooLittle : says.overlap;
}

/** Which shape is the part where two shapes overlap? */
export function makeOverlap(random: Random, plan: Plan): Made | undefined {
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
  // Turned or flipped over it would still be the same shape.
  const sameShape = new Set([right, mirrored(right)].flatMap(turnsOf).map(cellsText));
  const wrong: Wrong[] = [];
  for (let tries = 0; wrong.length < 9 && tries < 24; tries++) {
    const grown = [...one, ...placed].filter((cell) => !has(right, cell));
    // Wrong shapes that are all made from the right one would point to it.
    const last = wrong.at(-1)?.cells ?? [];
    const start = tries % 2 === 0 || last.length < 3 ? right : last;
    const cells =
      tries % 3 === 0
        ? nudged(random, start)
        : tries % 3 === 1
          ? normal([...right, random.pick(grown)])
          : normal(right.filter((cell) => cell !== right[tries % right.length]));
    if (
      cells !== undefined &&
      cells.length > 0 &&
      isConnected(cells) &&
      outlineOf(cells) !== undefined &&
      !sameShape.has(cellsText(cells))
    )
      wrong.push({ cells, because: overlapMistake(cells, right, one, placed) });
  }
  const laid = laidOut(random, right, wrong, plan);
  if (laid === undefined) return undefined;
  const all = [...one, ...placed];
  const size = (axis: 0 | 1): number => (Math.max(...all.map((cell) => cell[axis])) + 1) * overlapUnit;
  const corner: Point = [(240 - size(0)) / 2, 10];
  const marks: Mark[] = [
    drawCells(one, overlapUnit, corner, 'soft', plan.lines),
    drawCells(placed, overlapUnit, corner, 'none', plan.lines, 'dashed'),
  ];
  return askDrawn(
    {
      prompt: [
        worded(random, wordings.overlap),
        drawn({
          width: 240,
          height: size(1) + 20,
          marks,
          alt: `Two shapes ${plan.lines ? 'on squared paper' : 'that overlap, drawn without their squares'}. The first has squares ${words(one)}. The second has squares ${placed.map(([x, y]) => `${x + 1}-${y + 1}`).join(', ')}.`,
        }),
      ],
      hint: 'Trace the dashed line with your finger. Which part of the other shape is inside it?',
      steps: [
        ...(plan.lines ? [] : [imagineSquares]),
        'A square counts only if it is inside both shapes. Look at one square of the dashed shape at a time.',
        `There ${right.length === 1 ? 'is one such square' : `are ${right.length} such squares`}.`,
        'Look at how these squares fit together. The answer has the same squares in the same places.',
      ],
      variant: `${cellsText(one)} / ${placed.join(' ')}`,
      features: { squares: one.length + two.length, shared: right.length },
    },
    laid,
  );
}

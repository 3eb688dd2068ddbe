/** The whiteboard as a value: strokes of points, which grow while they are drawn. */
import { maxNumbersPerBoard, maxNumbersPerStroke, maxStrokes, type PenColour } from './room-limits.ts';

/** A line of the pen; `points` are x and y by turns. */
export interface Stroke {
  /** The seat it was drawn at and the number of the stroke there: '3-12'. */
  readonly key: string;
  readonly colour: PenColour;
  readonly points: readonly number[];
}

export interface Board {
  readonly strokes: readonly Stroke[];
  readonly numberCount: number;
}

export const emptyBoard: Board = { strokes: [], numberCount: 0 };

/** The board with more points of a stroke, which begins with its first ones; 'full' where there is no room for them. */
export function draw(board: Board, piece: Stroke): Board | 'full' {
  const numberCount = board.numberCount + piece.points.length;
  if (numberCount > maxNumbersPerBoard) return 'full';
  const place = board.strokes.findLastIndex(({ key }) => key === piece.key);
  const begun = board.strokes[place];
  if (begun === undefined) {
    if (board.strokes.length >= maxStrokes) return 'full';
    return { strokes: [...board.strokes, piece], numberCount };
  }
  const points = [...begun.points, ...piece.points];
  if (points.length > maxNumbersPerStroke) return 'full';
  return { strokes: board.strokes.with(place, { ...begun, points }), numberCount };
}

/** The last stroke that was drawn at a seat. */
export const lastStrokeOf = (board: Board, seat: number): Stroke | undefined =>
  board.strokes.findLast(({ key }) => key.startsWith(`${seat}-`));

export function rubOut(board: Board, key: string): Board {
  const rubbed = board.strokes.find((stroke) => stroke.key === key);
  if (rubbed === undefined) return board;
  return {
    strokes: board.strokes.filter((stroke) => stroke !== rubbed),
    numberCount: board.numberCount - rubbed.points.length,
  };
}

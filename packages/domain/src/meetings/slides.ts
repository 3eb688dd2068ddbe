/** Slides in a room: the pages of a PDF under the board. Each page has lines of its own, as the board without slides has. */
import { type Board, emptyBoard } from './board.ts';
import { maxNumbersPerBoard } from './room-limits.ts';

export interface Slides {
  readonly fileId: string;
  /** From 1. */
  readonly page: number;
}

/** A board that isn't on show. */
export interface KeptBoard {
  /** The page that it belongs to. */
  readonly place: string;
  readonly board: Board;
}

export const placeOf = (slides: Slides | null): string => (slides === null ? '' : `${slides.fileId} ${slides.page}`);

/** The boards with this one put away. The oldest ones go where all of them would be more than two full boards. */
export function putAway(kept: readonly KeptBoard[], place: string, board: Board): readonly KeptBoard[] {
  const others = kept.filter((one) => one.place !== place);
  const newestFirst = (board.strokes.length === 0 ? others : [...others, { place, board }]).toReversed();
  let numberCount = 0;
  const fitting = newestFirst.filter((one) => {
    numberCount += one.board.numberCount;
    return numberCount <= maxNumbersPerBoard * 2;
  });
  return fitting.toReversed();
}

export const boardAt = (kept: readonly KeptBoard[], place: string): Board =>
  kept.find((one) => one.place === place)?.board ?? emptyBoard;

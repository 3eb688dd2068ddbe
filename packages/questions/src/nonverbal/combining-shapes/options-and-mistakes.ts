/** What join and overlap questions share: the plan, the options as drawn, and the mistakes behind them. */
import type { Figure } from '@comet/contract/figure';
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import type { Random } from '../../kernel/random.ts';
import type { DrawnOption } from '../drawn-choice.ts';
import { fairDrawings } from '../fair-drawings.ts';
import type { Point } from '../pictures/shapes.ts';
import { type Cells, cellsText, drawCells, normal, outlineOf } from '../squared-paper.ts';

/** What makes a question of combined shapes hard. */
export interface Plan {
  readonly form: 'join' | 'overlap';
  /** Squares of each piece, or of each of two overlapping shapes. */
  readonly pieces: readonly number[];
  /** Other sizes that come as often: small pieces alone can be joined in few ways. */
  readonly orPieces?: readonly number[];
  readonly turning: boolean;
  /** How many wrong shapes need a piece flipped over: they are hard to tell from the right one. */
  readonly flips: 'none' | 'one' | 'some';
  readonly lines: boolean;
  readonly options: 4 | 5;
}

/** Units a square of a piece or an option is wide. */
export const unit = 16;

/** Squares by column and row, in words. */
export const words = (cells: Cells): string =>
  normal(cells)
    .map(([x, y]) => `${x + 1}-${y + 1}`)
    .join(', ');
/** Where a shape stands in the middle of a square of this size. */
export const centred = (cells: Cells, size: number): Point => {
  const own = normal(cells);
  return [
    (size - (Math.max(...own.map(([x]) => x)) + 1) * unit) / 2,
    (size - (Math.max(...own.map(([, y]) => y)) + 1) * unit) / 2,
  ];
};
const pieceFigure = (cells: Cells, lines: boolean): Figure => ({
  width: 108,
  height: 108,
  marks: [drawCells(normal(cells), unit, centred(cells, 108), 'soft', lines)],
  alt: `A shape of ${cells.length === 1 ? '1 square' : `${cells.length} squares`}: ${words(cells)}.`,
});

const shades = ['soft', 'grey', 'paper'] as const;
/** The shape with each piece in a shade of its own. */
export const filledFigure = (shape: Cells, pieces: readonly Cells[]): Figure => ({
  width: 108,
  height: 108,
  marks: pieces.map((piece, at) => drawCells(piece, unit, centred(shape, 108), shades[at] ?? 'soft', true)),
  alt: pieces
    .map((piece, at) => `Piece ${at + 1} lies on ${piece.map(([x, y]) => `${x + 1}-${y + 1}`).join(', ')}.`)
    .join(' '),
});

/** The named mistakes of n.combine. */
export const says = {
  nudged: {
    id: 'n.combine/square-moved',
    says: 'Nearly! When you lay the pieces on this shape, one square does not fit.',
  },
  mirror: { id: 'n.combine/piece-flipped', says: 'For this shape a piece would have to be flipped over.' },
  /** Where turning is not allowed either, a flipped piece may look like a turned one. */
  mirrorOrTurn: {
    id: 'n.combine/piece-flipped',
    says: 'For this shape a piece would have to be turned or flipped over.',
  },
  dashedShape: {
    id: 'n.combine/whole-shape',
    says: 'This is the whole dashed shape. Some of it is outside the other shape.',
  },
  otherShape: {
    id: 'n.combine/whole-shape',
    says: 'This is the whole of one shape. Some of it is outside the dashed line.',
  },
  tooMuch: {
    id: 'n.combine/more-than-the-overlap',
    says: 'This is too much. Part of it is not inside both shapes.',
  },
  tooLittle: {
    id: 'n.combine/part-of-the-overlap',
    says: 'This is too little. More of the shapes overlap than this.',
  },
  overlap: {
    id: 'n.combine/not-only-the-overlap',
    says: 'This isn’t exactly the part inside both shapes. Go through it square by square.',
  },
} as const satisfies Record<string, Mistake>;

/** Not 'the right piece', which would be the correct one. */
const places = { 2: ['on the left', 'on the right'], 3: ['on the left', 'in the middle', 'on the right'] };
/** What is wrong with a shape of other pieces: which of the asked ones, drawn from left to right, fit nowhere in it. */
export function otherPieces(fits: readonly boolean[], turning: boolean): Mistake {
  const id = 'n.combine/other-pieces';
  const nowhere = places[fits.length > 2 ? 3 : 2].filter((_, at) => fits[at] === false);
  if (nowhere.length === 0)
    return {
      id,
      says: `Each piece fits somewhere in this shape, but never ${fits.length > 2 ? 'all three' : 'both'} together.`,
    };
  if (nowhere.length === fits.length)
    return { id, says: `${fits.length > 2 ? 'None of the pieces' : 'Neither piece'} fits anywhere in this shape.` };
  const isOne = nowhere.length === 1;
  const those = `The ${isOne ? 'piece' : 'pieces'} ${andList(nowhere)}`;
  return {
    id,
    says: turning
      ? `${those} ${isOne ? 'fits' : 'fit'} nowhere in this shape, however you turn ${isOne ? 'it' : 'them'}.`
      : `${those}, as ${isOne ? 'it stands, fits' : 'they stand, fit'} nowhere in this shape.`,
  };
}

/** The first step where only outlines are drawn: the others speak of squares. */
export const imagineSquares = 'Imagine all the shapes drawn on squared paper.';

/** A shape to choose, with the mistake behind it. */
export interface Wrong {
  readonly cells: readonly Point[];
  readonly because: Mistake | undefined;
}

/** What every drawing has in common counts too when drawings are compared. */
const alwaysThere = Array.from({ length: 9 }, (_, at) => `always ${at}`);

/** The right shape among wrong ones that `fit` together, as drawn; undefined when there are too few. `mistakeOf` is asked of the chosen ones. */
export function laidOut(
  random: Random,
  right: Cells,
  wrong: readonly Wrong[],
  { options: count, lines }: Plan,
  mistakeOf: (own: Wrong) => Mistake | undefined = ({ because }) => because,
  fit: (chosen: readonly Wrong[]) => boolean = () => true,
): DrawnOption[] | undefined {
  const distinct = new Map(wrong.map((own) => [cellsText(own.cells), own] as const));
  distinct.delete(cellsText(right));
  if (distinct.size < count - 1) return undefined;
  const answer: Wrong = { cells: normal(right), because: undefined };
  const seen = ({ cells }: Wrong): string[] => [...alwaysThere, ...cells.flatMap(([x, y]) => [`x${x}`, `y${y}`])];
  const laid = [
    answer,
    ...fairDrawings(
      random,
      answer,
      [...distinct.values()],
      count - 1,
      seen,
      ({ cells }) => (outlineOf(cells) ?? []).length,
      fit,
    ),
  ];
  if (laid.length < count) return undefined;
  return random
    .shuffle(laid)
    .map((own) => ({ figure: pieceFigure(own.cells, lines), because: own === answer ? undefined : mistakeOf(own) }));
}

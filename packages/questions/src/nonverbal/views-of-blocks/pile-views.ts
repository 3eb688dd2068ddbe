/** How a pile looks from a side or from above, as squares. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Random } from '../../kernel/random.ts';
import type { Heights } from '../blocks/block-geometry.ts';
import { matOf } from '../blocks/pile.ts';
import type { Point } from '../pictures/shapes.ts';

/** Where one looks at a pile from. */
export type ViewFrom = 'front' | 'right' | 'back' | 'left' | 'above';

/** The squares of a view: from the left, and from the bottom (from above the front is at the bottom). */
export type View = readonly Point[];

const highestOf = (heights: readonly number[]): number => Math.max(0, ...heights);
const risen = (lines: readonly number[]): Point[] =>
  lines.flatMap((height, x) => Array.from({ length: height }, (_, up): Point => [x, up]));

/** How high each column looks from the front, from left to right. */
export function frontHeights(heights: Heights): number[] {
  const [columns] = matOf(heights);
  return Array.from({ length: columns }, (_, x) => highestOf(heights.map((row) => row[x] ?? 0)));
}

/** The view of a pile: from a side the highest column of each line counts, from above every square with a block. */
export function viewOf(heights: Heights, from: ViewFrom): View {
  if (from === 'above')
    return heights.flatMap((row, y) => row.flatMap((height, x): Point[] => (height > 0 ? [[x, y]] : [])));
  const across = frontHeights(heights);
  const deep = heights.map(highestOf);
  if (from === 'front') return risen(across);
  if (from === 'back') return risen([...across].reverse());
  return risen(from === 'right' ? deep : [...deep].reverse());
}

/** A text that views share when they look the same. */
export const viewText = (view: View): string =>
  view
    .map(([x, up]) => `${x}-${up}`)
    .sort()
    .join(' ');

/** How many squares are in one of two views only. */
export function squaresApart(one: View, other: View): number {
  const count = (view: View, without: View): number =>
    view.filter(([x, up]) => !without.some((square) => square[0] === x && square[1] === up)).length;
  return count(one, other) + count(other, one);
}

/** How many squares wide a view is. */
export const widthOf = (view: View): number => Math.max(...view.map(([x]) => x)) + 1;

/** Left and right swapped. */
export const mirroredView = (view: View): View => view.map(([x, up]): Point => [widthOf(view) - 1 - x, up]);

/** Bottom and top swapped: a view from above, seen from the back. */
export const flippedView = (view: View): View => {
  const top = Math.max(...view.map(([, up]) => up));
  return view.map(([x, up]): Point => [x, top - up]);
};

/** The view with one square more or less, still standing (from a side) and no row or column empty. */
export function nudgedView(random: Random, view: View, from: ViewFrom): View | undefined {
  const [wide, high] = [widthOf(view), Math.max(...view.map(([, up]) => up)) + 1];
  const x = random.int(0, wide - 1);
  const own = view.filter((square) => square[0] === x).length;
  const up = from === 'above' ? random.int(0, high - 1) : random.chance(1, 2) && own > 1 ? own - 1 : own;
  const rest = view.filter((square) => square[0] !== x || square[1] !== up);
  const nudged: View = rest.length < view.length ? rest : [...view, [x, up]];
  const isFull = [0, 1].every(
    (axis) => new Set(nudged.map((square) => square[axis])).size >= (axis === 0 ? wide : high - 1),
  );
  return isFull && nudged.length > 1 && Math.max(...nudged.flat()) < 4 ? nudged : undefined;
}

/** Units a square of a view is wide. */
export const viewSquare = 26;

const viewWords = (view: View): string =>
  Array.from({ length: widthOf(view) }, (_, x) => {
    const squares = view.filter((square) => square[0] === x).map(([, up]) => up + 1);
    return `Column ${x + 1}: ${squares.sort().join(', ')}.`;
  }).join(' ');

/** The squares of a view, standing on the bottom line of a box that is `side` squares wide and high. */
export function viewMark(view: View, side: number, [left, top]: Point): Mark {
  const shift = ((side - widthOf(view)) * viewSquare) / 2;
  return {
    kind: 'group',
    move: [left + shift, top],
    marks: view.map(
      ([x, up]): Mark => ({
        kind: 'rect',
        x: x * viewSquare,
        y: (side - 1 - up) * viewSquare,
        width: viewSquare,
        height: viewSquare,
        fill: 'soft',
        stroke: 'ink',
      }),
    ),
  };
}

/** A view to choose; all options of a question have boxes of one size. */
export function viewFigure(view: View, side: number): Figure {
  const size = side * viewSquare + 12;
  return {
    width: size,
    height: size,
    marks: [viewMark(view, side, [6, 6])],
    alt: `View in squares, counted from the bottom. ${viewWords(view)}`,
  };
}

/** How a view is named under its drawing and in questions. */
export const viewNames: Readonly<Record<ViewFrom, string>> = {
  front: 'front',
  right: 'right side',
  left: 'left side',
  back: 'back',
  above: 'above',
};

/** Several views side by side, each with its name. */
export function viewsFigure(views: readonly { readonly from: ViewFrom; readonly view: View }[]): Figure {
  const side = Math.max(...views.flatMap(({ view }) => view.flat())) + 1;
  const size = side * viewSquare + 24;
  return {
    width: views.length * size,
    height: side * viewSquare + 34,
    marks: views.flatMap(({ from, view }, at) => [
      viewMark(view, side, [at * size + 12, 6]),
      {
        kind: 'text',
        x: (at + 0.5) * size,
        y: side * viewSquare + 22,
        text: from === 'above' ? 'from above' : viewNames[from],
        size: 13,
        anchor: 'middle',
      },
    ]),
    alt: views
      .map(({ from, view }) => `View from ${from === 'above' ? 'above' : `the ${viewNames[from]}`}. ${viewWords(view)}`)
      .join(' '),
  };
}

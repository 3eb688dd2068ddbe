/** What films are drawn with: words, tiles, arrows, and the figures that questions use. */

import type { Figure, Mark, Paint } from '@comet/contract/figure';
import type { FilmPart, FilmScene } from '@comet/contract/film';
import { barMarks, firstShaded } from '../fractions/fraction-figures.ts';

type Spot = readonly [number, number];

/** The middle of the paper. */
export const middle: Spot = [320, 180];

const letterWidth = 0.58;
const part = (key: string, at: Spot, marks: readonly Mark[]): FilmPart => ({ key, at, marks });

/** Says something while the parts are on the paper. */
export const scene = (say: string, mood: FilmScene['mood'], parts: readonly FilmPart[]): FilmScene => ({
  say,
  mood,
  parts,
});

/** A scene after which the film stops and asks. */
export const stop = (say: string, mood: FilmScene['mood'], parts: readonly FilmPart[]): FilmScene => ({
  ...scene(say, mood, parts),
  isStop: true,
});

export const words = (key: string, at: Spot, text: string, size = 28, fill: Paint = 'ink'): FilmPart =>
  part(key, at, [{ kind: 'text', x: 0, y: 0, text, size, bold: true, fill }]);

/** The first thing a film shows. */
export const title = (text: string): FilmPart => words('title', [320, 52], text, 34);

const tileWidth = (text: string, size: number): number => Math.max(34, text.length * size * letterWidth + 24);

/** Words on a tile. */
export const tile = (key: string, at: Spot, text: string, fill: Paint = 'soft', size = 26): FilmPart => {
  const width = tileWidth(text, size);
  const height = size * 1.8;
  return part(key, at, [
    { kind: 'rect', x: -width / 2, y: -height / 2, width, height, radius: 10, fill, stroke: 'ink', strokeWidth: 2 },
    { kind: 'text', x: 0, y: 1, text, size, bold: true, fill: 'ink' },
  ]);
};

/** A tile as it lies in a row: its key, its words, its colour. */
export type InRow = readonly [key: string, text: string, fill?: Paint];

const gap = 8;
const widestRow = 620;
const rowWidth = (tiles: readonly InRow[], size: number): number =>
  tiles.reduce((sum, [, text]) => sum + tileWidth(text, size), gap * (tiles.length - 1));

/** Tiles side by side around the middle of the paper, as large as fit on it. */
export function row(y: number, tiles: readonly InRow[], largest = 26): FilmPart[] {
  let size = largest;
  while (rowWidth(tiles, size) > widestRow) size -= 1;
  const widths = tiles.map(([, text]) => tileWidth(text, size));
  let x = 320 - rowWidth(tiles, size) / 2;
  return tiles.map(([key, text, fill], place) => {
    const width = widths[place] ?? 0;
    const placed = tile(key, [x + width / 2, y], text, fill, size);
    x += width + gap;
    return placed;
  });
}

/** A figure of a question, around its own middle. */
export const figure = (key: string, at: Spot, { width, height, marks }: Figure, scale = 1): FilmPart =>
  part(key, at, [
    { kind: 'group', scale, marks: [{ kind: 'group', move: [-width / 2, -height / 2], marks: [...marks] }] },
  ]);

/** A bar in equal parts, the first of them coloured. */
export const bar = (key: string, at: Spot, shaded: number, parts: number): FilmPart =>
  part(key, at, barMarks(firstShaded(shaded, parts), -210, -26, 420, 52));

export const fraction = (key: string, at: Spot, top: number | string, bottom: number | string, size = 34): FilmPart =>
  part(key, at, [
    { kind: 'text', x: 0, y: -size * 0.62, text: String(top), size, bold: true },
    { kind: 'line', from: [-size * 0.7, 0], to: [size * 0.7, 0], strokeWidth: 4 },
    { kind: 'text', x: 0, y: size * 0.66, text: String(bottom), size, bold: true },
  ]);

/** A line around what matters now. */
export const ring = (key: string, at: Spot, width: number, height: number): FilmPart =>
  part(key, at, [
    {
      kind: 'rect',
      x: -width / 2,
      y: -height / 2,
      width,
      height,
      radius: 14,
      fill: 'none',
      stroke: 'accent3',
      strokeWidth: 5,
    },
  ]);

/** How far a part reaches to the left and right of its middle. */
function widthOf({ marks }: FilmPart): number {
  return Math.max(...marks.map((mark) => (mark.kind === 'rect' ? mark.width : 0)));
}

/** A line around some tiles of a row. */
export function ringAround(parts: readonly FilmPart[], keys: readonly string[]): FilmPart {
  const ringed = parts.filter(({ key }) => keys.includes(key));
  const left = Math.min(...ringed.map((one) => one.at[0] - widthOf(one) / 2));
  const right = Math.max(...ringed.map((one) => one.at[0] + widthOf(one) / 2));
  return ring('ring', [(left + right) / 2, ringed[0]?.at[1] ?? 0], right - left + 16, 64);
}

export const line = (key: string, from: Spot, to: Spot, dashed = false): FilmPart =>
  part(key, from, [
    { kind: 'line', from: [0, 0], to: [to[0] - from[0], to[1] - from[1]], stroke: 'accent', strokeWidth: 4, dashed },
  ]);

/** A hop from one place to another, with what it adds. */
export function hop(key: string, from: Spot, to: Spot, label: string, height = 46): FilmPart {
  const across = to[0] - from[0];
  return part(key, from, [
    { kind: 'path', d: `M0 0Q${across / 2} ${-height * 2} ${across} 0`, stroke: 'accent', strokeWidth: 4 },
    {
      kind: 'polygon',
      points: [
        [across - 9, -12],
        [across + 5, -12],
        [across, 2],
      ],
      fill: 'accent',
      stroke: 'none',
    },
    { kind: 'text', x: across / 2, y: -height - 18, text: label, size: 22, bold: true, fill: 'accent' },
  ]);
}

/** Marks of one's own around a place. */
export const drawn = (
  key: string,
  at: Spot,
  marks: readonly Mark[],
  more: Pick<FilmPart, 'turnDegrees' | 'stretch'> = {},
): FilmPart => ({ ...part(key, at, marks), ...more });

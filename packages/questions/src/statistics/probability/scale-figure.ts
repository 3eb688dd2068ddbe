/** Draws the probability scale with arrows, and spinners with equal sectors; and reads both back. */
import type { Figure, Mark } from '@comet/contract/figure';

const round = (value: number): number => Math.round(value * 100) / 100;
const text = (x: number, y: number, shown: string, size: number, bold = false): Mark => ({
  kind: 'text',
  x: round(x),
  y: round(y),
  text: shown,
  size,
  anchor: 'middle',
  bold,
  fill: 'ink',
});
const [left, right, line] = [30, 290, 66];

/** The scale from 0 to 1 in `parts`, with arrows at tick marks. */
export function scaleFigure(parts: number, arrows: readonly { readonly name: string; readonly at: number }[]): Figure {
  const xOf = (share: number): number => round(left + share * (right - left));
  return {
    width: 320,
    height: 104,
    marks: [
      { kind: 'line', from: [left, line], to: [right, line], stroke: 'ink', strokeWidth: 2.5 },
      ...Array.from({ length: parts + 1 }, (_, at): Mark => {
        const tall = at === 0 || at === parts || at * 2 === parts ? 11 : 7;
        return {
          kind: 'line',
          from: [xOf(at / parts), line - tall],
          to: [xOf(at / parts), line + tall],
          stroke: 'ink',
          strokeWidth: 2,
        };
      }),
      text(left, line + 26, '0', 15),
      text(right, line + 26, '1', 15),
      ...arrows.flatMap(({ name, at }): Mark[] => [
        {
          kind: 'line',
          from: [xOf(at / parts), 28],
          to: [xOf(at / parts), line - 13],
          arrow: true,
          stroke: 'accent',
          strokeWidth: 3,
        },
        text(xOf(at / parts), 16, name, 16, true),
      ]),
    ],
    alt: `A line from 0 to 1 in ${parts} equal parts. Arrows ${arrows.map(({ name }) => name).join(', ')} point at marks.`,
  };
}

/** The share of the line at each arrow. */
export function readScale(figure: Figure): Map<string, number> {
  const names = figure.marks.flatMap((mark) => (mark.kind === 'text' && mark.bold === true ? [mark] : []));
  const ends = figure.marks.flatMap((mark) => (mark.kind === 'text' && mark.bold !== true ? [mark.x] : []));
  const [low = 0, high = 1] = ends;
  return new Map(
    figure.marks.flatMap((mark) => {
      if (mark.kind !== 'line' || mark.arrow !== true) return [];
      const name = names.find(({ x }) => Math.abs(x - mark.to[0]) < 0.5);
      return name === undefined ? [] : [[name.text, (mark.to[0] - low) / (high - low)] as const];
    }),
  );
}

/** A spinner with equal sectors, each with its letter. */
export function spinnerFigure(letters: readonly string[]): Figure {
  const [cx, cy, radius] = [110, 110, 96];
  const at = (turn: number, far: number): [number, number] => [
    round(cx + Math.sin(turn) * far),
    round(cy - Math.cos(turn) * far),
  ];
  const slice = (2 * Math.PI) / letters.length;
  return {
    width: 220,
    height: 220,
    marks: [
      { kind: 'circle', x: cx, y: cy, radius, fill: 'soft', stroke: 'ink', strokeWidth: 2.5 },
      ...letters.map(
        (_, place): Mark => ({
          kind: 'line',
          from: [cx, cy],
          to: at(slice * place, radius),
          stroke: 'ink',
          strokeWidth: 2,
        }),
      ),
      ...letters.map((letter, place) => {
        const [x, y] = at(slice * (place + 0.5), radius * 0.68);
        return text(x, y, letter, 18, true);
      }),
      { kind: 'circle', x: cx, y: cy, radius: 7, fill: 'ink', stroke: 'ink' },
    ],
    alt: `A spinner with ${letters.length} equal parts. Their letters in order: ${letters.join(', ')}.`,
  };
}

/** The letters of a spinner. */
export const readSpinner = (figure: Figure): string[] =>
  figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

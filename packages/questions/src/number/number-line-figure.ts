/** Draws a number line with ticks, labels and arrows; solvers read the arrows back from where they are drawn. */
import type { Figure, Mark } from '@comet/contract/figure';
import { plainNumber, showNumber } from '../kernel/number-text.ts';

const left = 38;
const right = 282;
const lineY = 62;
/** Centres of the texts (a text is centred on its `y`) and the arrows' tails leave room for each other. */
const labelY = lineY + 26;
const nameY = 13;
const tailY = 25;
/** Long numbers are set smaller, so that they stay inside at the ends. */
const sizeOf = (text: string): number => (text.length > 6 ? 14 : 16);

/** A line from `from` to `to` in `intervals` equal parts; `labelled` ticks carry their number, `arrows` point at values, with a name where one is needed. */
export interface NumberLine {
  readonly from: number;
  readonly to: number;
  readonly intervals: number;
  readonly labelled: readonly number[];
  readonly arrows: readonly { readonly at: number; readonly name?: string }[];
  readonly alt: string;
}

/** The drawing. */
export function lineFigure({ from, to, intervals, labelled, arrows, alt }: NumberLine): Figure {
  const xOf = (value: number): number =>
    Math.round((left + ((value - from) / (to - from)) * (right - left)) * 100) / 100;
  const ticks = Array.from({ length: intervals + 1 }, (_, tick): Mark => {
    const x = xOf(from + ((to - from) * tick) / intervals);
    const tall = tick === 0 || tick === intervals ? 12 : 8;
    return { kind: 'line', from: [x, lineY - tall], to: [x, lineY + tall], stroke: 'ink', strokeWidth: 2 };
  });
  return {
    width: 320,
    height: 104,
    alt,
    marks: [
      { kind: 'line', from: [left - 14, lineY], to: [right + 14, lineY], stroke: 'ink', strokeWidth: 2 },
      ...ticks,
      ...labelled.map(
        (value): Mark => ({
          kind: 'text',
          x: xOf(value),
          y: labelY,
          text: showNumber(value),
          size: sizeOf(showNumber(value)),
          anchor: 'middle',
          fill: 'ink',
        }),
      ),
      ...arrows.flatMap(({ at, name }): Mark[] => [
        {
          kind: 'line',
          from: [xOf(at), tailY],
          to: [xOf(at), lineY - 3],
          arrow: true,
          stroke: 'accent',
          strokeWidth: 3,
        },
        ...(name === undefined
          ? []
          : [
              {
                kind: 'text',
                x: xOf(at),
                y: nameY,
                text: name,
                size: sizeOf(name),
                anchor: 'middle',
                bold: true,
                fill: 'ink',
              } as const,
            ]),
      ]),
    ],
  };
}

/** The value each arrow points at, by its name or '' where it has none, from two labels and the places of the marks. */
export function readArrows(figure: Figure): Map<string, number> {
  const labels = figure.marks.flatMap((mark) =>
    mark.kind === 'text' && mark.y > lineY ? [{ x: mark.x, value: Number(plainNumber(mark.text)) }] : [],
  );
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined || first === last) return new Map();
  const scale = (last.value - first.value) / (last.x - first.x);
  const names = new Map(
    figure.marks.flatMap((mark) => (mark.kind === 'text' && mark.y < lineY ? [[mark.x, mark.text] as const] : [])),
  );
  return new Map(
    figure.marks.flatMap((mark) => {
      if (mark.kind !== 'line' || mark.arrow !== true) return [];
      return [[names.get(mark.to[0]) ?? '', first.value + (mark.to[0] - first.x) * scale] as const];
    }),
  );
}

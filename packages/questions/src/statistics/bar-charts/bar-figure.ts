/** Draws bar charts with one or two series, and reads the bars back from the numbers on the axis. */
import type { Figure, Mark } from '@comet/contract/figure';
import { showNumber } from '../../kernel/number-text.ts';

/** A bar chart; the axis is numbered every `step` up to `top`. Two series stand side by side with a legend. */
export interface BarChart {
  readonly title: string;
  readonly axis: string;
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly step: number;
  readonly top: number;
  /** Whether thin lines cut every step in five. */
  readonly fifths: boolean;
}

const left = 52;
const right = 314;
const fills = ['accent', 'stripesUp'] as const;
const round = (value: number): number => Math.round(value * 100) / 100;

const text = (
  x: number,
  y: number,
  shown: string,
  size: number,
  anchor: 'start' | 'middle' | 'end',
  bold = false,
): Mark => ({
  kind: 'text',
  x: round(x),
  y: round(y),
  text: shown,
  size,
  anchor,
  bold,
  fill: 'ink',
});

/** How many grid lines up a value is: what eyes see, not the value. */
function linesUp(value: number, step: number): string {
  const lines = value / step;
  const whole = Math.floor(lines);
  const part = lines - whole;
  if (part === 0) return `${whole} line${whole === 1 ? '' : 's'} up`;
  return part === 0.5
    ? `half way between lines ${whole} and ${whole + 1}`
    : `${Math.round(part * 5)} thin line${Math.round(part * 5) === 1 ? '' : 's'} above line ${whole}`;
}

/** The drawing. */
export function barFigure({ title, axis, labels, series, step, top, fifths }: BarChart): Figure {
  const isDual = series.length > 1;
  const ceiling = isDual ? 66 : 46;
  const ground = ceiling + 150;
  const yOf = (value: number): number => round(ground - (value / top) * (ground - ceiling));
  const slot = (right - left) / labels.length;
  const wide = Math.min(isDual ? 22 : 34, slot * (isDual ? 0.38 : 0.62));
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step);
  const thin = fifths
    ? Array.from({ length: Math.round(top / step) * 5 }, (_, at): Mark => {
        const y = yOf((at * step) / 5);
        return { kind: 'line', from: [left, y], to: [right, y], stroke: 'grid', strokeWidth: 0.5 };
      })
    : [];
  const grid = lines.flatMap((value): Mark[] => [
    {
      kind: 'line',
      from: [left, yOf(value)],
      to: [right, yOf(value)],
      stroke: fifths ? 'grey' : 'grid',
      strokeWidth: 1,
    },
    text(left - 7, yOf(value), showNumber(value), 12, 'end'),
  ]);
  const bars = series.flatMap(({ values }, row): Mark[] =>
    values.map((value, at): Mark => {
      const x = left + slot * (at + 0.5) - (wide * series.length) / 2 + wide * row;
      return {
        kind: 'rect',
        x: round(x),
        y: yOf(value),
        width: round(wide),
        height: round(ground - yOf(value)),
        fill: fills[row] ?? 'accent',
        stroke: 'ink',
        strokeWidth: 1.5,
      };
    }),
  );
  const isTight = labels.some((label, at) => (label.length + (labels[at + 1]?.length ?? 0)) * 3.4 + 4 > slot);
  const names = labels.map((label, at) =>
    text(left + slot * (at + 0.5), ground + 14 + (isTight && at % 2 === 1 ? 14 : 0), label, 12, 'middle'),
  );
  const legend = isDual
    ? series.flatMap(({ name }, at): Mark[] => [
        {
          kind: 'circle',
          x: left + 22 + at * 130,
          y: 34,
          radius: 7,
          fill: fills[at] ?? 'accent',
          stroke: 'ink',
          strokeWidth: 1.5,
        },
        text(left + 36 + at * 130, 34, name, 13, 'start'),
      ])
    : [];
  const heights = series.map(
    ({ name, values }) =>
      `${isDual ? `${name}: ` : ''}${labels.map((label, at) => `${label} ${step === 1 ? '' : linesUp(values[at] ?? 0, step)}`.trim()).join(', ')}`,
  );
  return {
    width: 320,
    height: ground + (isTight ? 38 : 24),
    marks: [
      text(160, 14, title, 15, 'middle', true),
      ...legend,
      // At the top of the axis it names; after the legend, whose texts are read by their places.
      text(6, ceiling - 15, axis, 12, 'start'),
      ...thin,
      ...grid,
      ...bars,
      { kind: 'line', from: [left, ceiling - 6], to: [left, ground], stroke: 'ink', strokeWidth: 2 },
      { kind: 'line', from: [left, ground], to: [right, ground], stroke: 'ink', strokeWidth: 2 },
      ...names,
    ],
    alt: `A bar chart: ${title}. Its axis goes up in steps of ${step} from 0 to ${top}. Bars: ${heights.join('. ')}.`,
  };
}

/** The bars of each series with their labels, measured by the numbers beside the axis. */
export function readBars(
  figure: Figure,
): readonly { readonly name: string; readonly bars: readonly { readonly label: string; readonly value: number }[] }[] {
  const texts = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  const numbers = texts
    .filter(({ anchor, x }) => anchor === 'end' && x < left)
    .map(({ text: shown, y }) => ({ y, value: Number(shown.replaceAll(',', '')) }));
  const [low, high] = [numbers[0], numbers.at(-1)];
  if (low === undefined || high === undefined) return [];
  const rects = figure.marks.flatMap((mark) => (mark.kind === 'rect' ? [mark] : []));
  const labels = texts.filter(
    ({ y, anchor }) => anchor === 'middle' && (Math.abs(y - low.y - 14) < 1 || Math.abs(y - low.y - 28) < 1),
  );
  const legend = texts.filter(({ anchor }) => anchor === 'start');
  const circles = figure.marks.flatMap((mark) => (mark.kind === 'circle' ? [mark] : []));
  const used = [...new Set(rects.map(({ fill }) => fill))];
  return used.map((fill) => ({
    name: legend[circles.findIndex((circle) => circle.fill === fill)]?.text ?? '',
    bars: rects
      .filter((rect) => rect.fill === fill)
      .map((rect) => {
        const gaps = labels.map(({ x }) => Math.abs(x - rect.x - rect.width / 2));
        const value = low.value + ((low.y - rect.y) / (low.y - high.y)) * (high.value - low.value);
        return { label: labels[gaps.indexOf(Math.min(...gaps))]?.text ?? '', value: Math.round(value * 2) / 2 };
      }),
  }));
}

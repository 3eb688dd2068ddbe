/** Draws line graphs over time or another measure, and reads points back from the numbers on the axes. */
import type { Figure, Mark } from '@comet/contract/figure';
import { showNumber } from '../../kernel/number-text.ts';

/** A line graph: points over evenly spaced places on the lower axis; the other axis from `low` to `top` in steps. */
export interface LineGraph {
  readonly title: string;
  readonly xAxis: string;
  readonly yAxis: string;
  readonly labels: readonly string[];
  readonly values: readonly number[];
  readonly step: number;
  readonly low: number;
  readonly top: number;
  /** Whether each point has a dot (measured then) or the line runs on (a rule). */
  readonly dots: boolean;
}

const left = 56;
const right = 304;
const ceiling = 44;
const ground = 204;
const round = (value: number): number => Math.round(value * 100) / 100;
const text = (
  x: number,
  y: number,
  shown: string,
  size: number,
  anchor: 'start' | 'middle' | 'end',
  bold = false,
): Mark => ({ kind: 'text', x: round(x), y: round(y), text: shown, size, anchor, bold, fill: 'ink' });

/** The drawing. */
export function lineFigure({ title, xAxis, yAxis, labels, values, step, low, top, dots }: LineGraph): Figure {
  const yOf = (value: number): number => round(ground - ((value - low) / (top - low)) * (ground - ceiling));
  const xOf = (at: number): number => round(left + (at / (labels.length - 1)) * (right - left));
  const lines = Array.from({ length: Math.round((top - low) / step) + 1 }, (_, at) => low + at * step);
  const points = values.map((value, at): [number, number] => [xOf(at), yOf(value)]);
  const isTight = labels.some((label) => label.length * 6.6 > (right - left) / (labels.length - 1));
  return {
    width: 320,
    height: ground + (isTight ? 58 : 46),
    marks: [
      text(160, 14, title, 15, 'middle', true),
      text(6, 31, yAxis, 12, 'start'),
      ...lines.flatMap((value): Mark[] => [
        { kind: 'line', from: [left, yOf(value)], to: [right, yOf(value)], stroke: 'grid', strokeWidth: 1 },
        text(left - 7, yOf(value), showNumber(value), 12, 'end'),
      ]),
      ...labels.flatMap((label, at): Mark[] => [
        { kind: 'line', from: [xOf(at), ceiling], to: [xOf(at), ground], stroke: 'grid', strokeWidth: 1 },
        text(xOf(at), ground + 14 + (isTight && at % 2 === 1 ? 13 : 0), label, 12, 'middle'),
      ]),
      { kind: 'line', from: [left, ceiling - 4], to: [left, ground], stroke: 'ink', strokeWidth: 2 },
      { kind: 'line', from: [left, ground], to: [right + 4, ground], stroke: 'ink', strokeWidth: 2 },
      { kind: 'polyline', points, fill: 'none', stroke: 'accent', strokeWidth: 3 },
      ...(dots
        ? points.map(
            ([x, y]): Mark => ({ kind: 'circle', x, y, radius: 4, fill: 'ink', stroke: 'ink', strokeWidth: 1 }),
          )
        : []),
      text(180, ground + (isTight ? 48 : 36), xAxis, 12, 'middle'),
    ],
    alt: `A line graph: ${title}. Horizontal axis: ${labels.join(', ')}. The vertical axis goes up in steps of ${step} from ${low} to ${top}. The line ${values.map((value, at) => (at === 0 ? 'starts' : value > (values[at - 1] ?? value) ? 'goes up' : value < (values[at - 1] ?? value) ? 'goes down' : 'stays level')).join(', ')}.`,
  };
}

/** What a drawn graph tells: labels with their values, and the value at any place between two labels. */
export interface GraphRead {
  readonly labels: readonly string[];
  readonly at: (place: number) => number;
}

/** Reads the line back: places count labels from 0, 1.5 is half way between the second and the third. */
export function readLine(figure: Figure): GraphRead | undefined {
  const texts = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  const numbers = texts
    .filter(({ anchor }) => anchor === 'end')
    .map(({ text: shown, y }) => ({ y, value: Number(shown.replaceAll(',', '').replace('−', '-')) }));
  const line = figure.marks.find((mark) => mark.kind === 'polyline');
  const [low, high] = [numbers[0], numbers.at(-1)];
  const names = texts.filter(
    ({ anchor, y }) => anchor === 'middle' && low !== undefined && y > low.y + 10 && y < low.y + 30,
  );
  const [first, last] = [names[0], names.at(-1)];
  if (low === undefined || high === undefined || line?.kind !== 'polyline' || first === undefined || last === undefined)
    return undefined;
  const perPixel = (high.value - low.value) / (high.y - low.y);
  const wide = (last.x - first.x) / (names.length - 1);
  const at = (place: number): number => {
    const x = first.x + place * wide;
    const next = line.points.findIndex(([px]) => px >= x - 0.01);
    const [b, a] = [line.points[next], line.points[Math.max(0, next - 1)]];
    if (a === undefined || b === undefined) return Number.NaN;
    const y = b[0] === a[0] ? b[1] : a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
    return Math.round((low.value + (y - low.y) * perPixel) * 2) / 2;
  };
  return { labels: names.map(({ text: shown }) => shown), at };
}

/** Draws a thing beside a ruler of 10 cm and reads both ends back. */
import type { Figure, Mark } from '@comet/contract/figure';

const left = 20;
/** Units of the figure in one millimetre. */
const unit = 2.8;
const top = 60;
const barY = 22;

/** A thing from `start` to `end`, in millimetres. */
interface Measured {
  readonly start: number;
  readonly end: number;
  readonly thing: string;
}

const xOf = (mm: number): number => Math.round((left + mm * unit) * 100) / 100;
const where = (mm: number): string => {
  const [before, marks] = [Math.floor(mm / 10), mm % 10];
  return marks === 0 ? `at ${before}` : `${marks} small mark${marks === 1 ? '' : 's'} after ${before}`;
};

/** The drawing. */
export function rulerFigure({ start, end, thing }: Measured): Figure {
  const ticks = Array.from({ length: 101 }, (_, mm): Mark => {
    const tall = mm % 10 === 0 ? 18 : mm % 5 === 0 ? 13 : 8;
    return {
      kind: 'line',
      from: [xOf(mm), top],
      to: [xOf(mm), top + tall],
      stroke: 'ink',
      strokeWidth: mm % 10 === 0 ? 1.6 : 0.8,
    };
  });
  return {
    width: 320,
    height: 118,
    alt: `A ${thing} beside a ruler marked in centimetres, with 10 small marks in each. It starts ${where(start)} and ends ${where(end)}.`,
    marks: [
      {
        kind: 'rect',
        x: xOf(start),
        y: barY,
        width: Math.round((end - start) * unit * 100) / 100,
        height: 22,
        fill: 'accent',
        stroke: 'ink',
        strokeWidth: 1,
      },
      {
        kind: 'rect',
        x: left - 12,
        y: top,
        width: 100 * unit + 24,
        height: 52,
        fill: 'paper',
        stroke: 'ink',
        strokeWidth: 1.5,
      },
      ...ticks,
      ...[start, end].map(
        (mm): Mark => ({
          kind: 'line',
          from: [xOf(mm), barY + 22],
          to: [xOf(mm), top],
          stroke: 'ink',
          strokeWidth: 1,
          dashed: true,
        }),
      ),
      ...Array.from(
        { length: 11 },
        (_, cm): Mark => ({ kind: 'text', x: xOf(cm * 10), y: top + 29, text: String(cm), size: 13, fill: 'ink' }),
      ),
      { kind: 'text', x: xOf(95), y: top + 43, text: 'cm', size: 12, bold: true, fill: 'ink' },
    ],
  };
}

/** Where the thing starts and ends, in millimetres of the labels. */
export function readRuler(figure: Figure): { start: number; end: number } {
  const labels = figure.marks.flatMap((mark) =>
    mark.kind === 'text' && mark.bold !== true ? [{ x: mark.x, cm: Number(mark.text) }] : [],
  );
  const [first, last] = [labels[0], labels.at(-1)];
  const bar = figure.marks.find((mark) => mark.kind === 'rect' && mark.y === barY);
  if (first === undefined || last === undefined || bar?.kind !== 'rect') return { start: 0, end: 0 };
  const mmOf = (x: number): number =>
    Math.round((first.cm + ((x - first.x) / (last.x - first.x)) * (last.cm - first.cm)) * 10);
  return { start: mmOf(bar.x), end: mmOf(bar.x + bar.width) };
}

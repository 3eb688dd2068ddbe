/** Draws fractions: bars, circles, grids and sets in equal parts, some shaded; solvers count the parts back. */
import type { Figure, Mark, Paint } from '@comet/contract/figure';
import type { Fraction } from './fraction.ts';

const edge = { stroke: 'ink', strokeWidth: 2 } as const;
/** Shaded parts carry stripes besides their colour where the picture is small: no colour alone means anything. */
const shadedFill: Paint = 'accent';
const plainFill: Paint = 'paper';
const round = (value: number): number => Math.round(value * 100) / 100;

/** One row of equal parts; `shaded` says which are coloured. */
export function barMarks(shaded: readonly boolean[], x: number, y: number, width: number, height: number): Mark[] {
  const part = width / shaded.length;
  return shaded.map((isShaded, at) => ({
    kind: 'rect',
    x: round(x + part * at),
    y,
    width: round(part),
    height,
    fill: isShaded ? shadedFill : plainFill,
    ...edge,
  }));
}

/** A bar in equal parts. */
export function barFigure(shaded: readonly boolean[], alt: string): Figure {
  return { width: 320, height: 72, alt, marks: barMarks(shaded, 10, 8, 300, 56) };
}

/** Several bars of one length under one another, the first with its first parts shaded. */
export function barsFigure(bars: readonly (readonly boolean[])[], alt: string): Figure {
  return {
    width: 320,
    height: bars.length * 58 + 8,
    alt,
    marks: bars.flatMap((shaded, row) => barMarks(shaded, 10, 8 + row * 58, 300, 46)),
  };
}

/** A bar with a fraction shaded, and below it one of the same length in as many parts. */
export function equalBars({ top, bottom }: Fraction, parts: number): Figure {
  return barsFigure(
    [firstShaded(top, bottom), firstShaded(0, parts)],
    `Two bars of the same length. The first is cut into ${bottom} equal parts and some are shaded. The second is cut into ${parts} equal parts.`,
  );
}

/** A circle cut from the middle into equal parts. */
export function circleFigure(shaded: readonly boolean[], alt: string): Figure {
  const [middle, radius] = [90, 80];
  const at = (turn: number): string => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${round(middle + radius * Math.cos(angle))} ${round(middle + radius * Math.sin(angle))}`;
  };
  const marks = shaded.map((isShaded, part): Mark => {
    const large = shaded.length < 2 ? 1 : 0;
    return {
      kind: 'path',
      d: `M${middle} ${middle} L${at(part / shaded.length)} A${radius} ${radius} 0 ${large} 1 ${at((part + 1) / shaded.length)} Z`,
      fill: isShaded ? shadedFill : plainFill,
      ...edge,
    };
  });
  return { width: 180, height: 180, alt, marks };
}

/** Rows and columns of equal squares, counted along the rows. */
export function gridFigure(shaded: readonly boolean[], columns: number, alt: string): Figure {
  const rows = Math.ceil(shaded.length / columns);
  const side = Math.min(48, round(200 / Math.max(columns, rows)));
  const marks = shaded.map(
    (isShaded, at): Mark => ({
      kind: 'rect',
      x: round(6 + side * (at % columns)),
      y: round(6 + side * Math.floor(at / columns)),
      width: side,
      height: side,
      fill: isShaded ? shadedFill : plainFill,
      stroke: 'ink',
      strokeWidth: columns > 6 ? 1 : 2,
    }),
  );
  return { width: round(side * columns + 12), height: round(side * rows + 12), alt, marks };
}

/** Counters, some coloured and carrying a dot, so that colour alone means nothing. */
export function countersFigure(shaded: readonly boolean[], columns: number, alt: string): Figure {
  const marks = shaded.flatMap((isShaded, at): Mark[] => {
    const x = 22 + 36 * (at % columns);
    const y = 22 + 36 * Math.floor(at / columns);
    return [{ kind: 'circle', x, y, radius: 14, fill: isShaded ? shadedFill : plainFill, ...edge }];
  });
  const rows = Math.ceil(shaded.length / columns);
  return { width: 36 * columns + 8, height: 36 * rows + 8, alt, marks };
}

/** The first `count` of `parts`, as shading. */
export function firstShaded(count: number, parts: number): boolean[] {
  return Array.from({ length: parts }, (_, at) => at < count);
}

/** How many parts are drawn, and how many of them are shaded. */
export function countParts(figure: Figure): { readonly shaded: number; readonly parts: number } {
  const fills = figure.marks.flatMap((mark) =>
    (mark.kind === 'rect' || mark.kind === 'path' || mark.kind === 'circle') && mark.fill !== undefined
      ? [mark.fill]
      : [],
  );
  const parts = fills.filter((fill) => fill === shadedFill || fill === plainFill).length;
  return { parts, shaded: fills.filter((fill) => fill === shadedFill).length };
}

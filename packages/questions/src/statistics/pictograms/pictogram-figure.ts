/** Draws pictograms with whole and half symbols, and reads the symbols back. */
import type { Figure, Mark } from '@comet/contract/figure';
import { showNumber } from '../../kernel/number-text.ts';

/** A pictogram: `halves` counts half symbols of each row, so 5 is two and a half. */
export interface Pictogram {
  readonly title: string;
  readonly subject: string;
  readonly rows: readonly { readonly label: string; readonly halves: number }[];
  /** What one whole symbol stands for. */
  readonly key: number;
  readonly symbol: 'circle' | 'square' | 'triangle';
}

const pitch = 34;
const radius = 13;
const left = 92;
const rowHeight = 36;
const look = { fill: 'accent', stroke: 'ink', strokeWidth: 2 } as const;

/** A whole symbol, or its left half. */
function symbolAt(symbol: Pictogram['symbol'], x: number, y: number, isHalf: boolean): Mark {
  if (symbol === 'circle')
    return isHalf
      ? { kind: 'path', d: `M${x} ${y - radius} A${radius} ${radius} 0 0 0 ${x} ${y + radius} Z`, ...look }
      : { kind: 'circle', x, y, radius, ...look };
  if (symbol === 'square')
    return {
      kind: 'rect',
      x: x - radius,
      y: y - radius,
      width: isHalf ? radius : 2 * radius,
      height: 2 * radius,
      ...look,
    };
  const points: [number, number][] = isHalf
    ? [
        [x - radius, y + radius],
        [x, y - radius],
        [x, y + radius],
      ]
    : [
        [x - radius, y + radius],
        [x, y - radius],
        [x + radius, y + radius],
      ];
  return { kind: 'polygon', points, ...look };
}

const text = (
  x: number,
  y: number,
  shown: string,
  size: number,
  anchor: 'start' | 'middle' | 'end',
  bold = false,
): Mark => ({ kind: 'text', x, y, text: shown, size, anchor, bold, fill: 'ink' });

/** The drawing; the key stands below. */
export function pictogramFigure({ title, subject, rows, key, symbol }: Pictogram): Figure {
  const top = 34;
  const bottom = top + rows.length * rowHeight;
  const marks = rows.flatMap(({ label, halves }, at): Mark[] => {
    const y = top + (at + 0.5) * rowHeight;
    const whole = Math.floor(halves / 2);
    return [
      text(left - 14, y, label, 15, 'end'),
      ...Array.from({ length: whole }, (_, place) => symbolAt(symbol, left + 8 + place * pitch + radius, y, false)),
      ...(halves % 2 === 1 ? [symbolAt(symbol, left + 8 + whole * pitch + radius, y, true)] : []),
      {
        kind: 'line',
        from: [8, top + at * rowHeight],
        to: [312, top + at * rowHeight],
        stroke: 'grid',
        strokeWidth: 1,
      },
    ];
  });
  const parts = rows.map(
    ({ label, halves }) =>
      `${label}: ${halves === 1 ? 'half a symbol' : `${Math.floor(halves / 2)}${halves % 2 === 1 ? ' and a half' : ''} symbol${halves === 2 ? '' : 's'}`}`,
  );
  return {
    width: 320,
    height: bottom + 44,
    marks: [
      text(160, 16, title, 16, 'middle', true),
      ...marks,
      { kind: 'line', from: [left, top], to: [left, bottom], stroke: 'ink', strokeWidth: 2 },
      { kind: 'line', from: [8, bottom], to: [312, bottom], stroke: 'grid', strokeWidth: 1 },
      symbolAt(symbol, left + 8 + radius, bottom + 24, false),
      text(left + 44, bottom + 24, `= ${showNumber(key)} ${subject}`, 15, 'start'),
    ],
    alt: `A pictogram: ${title}. Each symbol stands for ${key}. ${parts.join('. ')}.`,
  };
}

/** Labels and half symbols of each row, and the key, as they are drawn. */
export function readPictogram(figure: Figure): {
  readonly rows: { readonly label: string; readonly value: number }[];
  readonly key: number;
} {
  const texts = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  const key = Number(/= ([\d,]+) /.exec(texts.at(-1)?.text ?? '')?.[1]?.replaceAll(',', ''));
  const symbols = figure.marks.flatMap((mark): { y: number; share: number }[] => {
    if (mark.kind === 'circle') return [{ y: mark.y, share: 1 }];
    if (mark.kind === 'path') return [{ y: Number(mark.d.split(/[ M]/)[2]) + radius, share: 0.5 }];
    if (mark.kind === 'rect') return [{ y: mark.y + mark.height / 2, share: mark.width / mark.height }];
    if (mark.kind !== 'polygon') return [];
    const [xs, ys] = [mark.points.map(([x]) => x), mark.points.map(([, y]) => y)];
    return [{ y: (Math.min(...ys) + Math.max(...ys)) / 2, share: (Math.max(...xs) - Math.min(...xs)) / (2 * radius) }];
  });
  const rows = texts
    .filter(({ anchor }) => anchor === 'end')
    .map(({ text: label, y }) => ({
      label,
      value: Math.round(
        symbols.filter((symbol) => Math.abs(symbol.y - y) < 1).reduce((sum, { share }) => sum + share, 0) * key,
      ),
    }));
  return { rows, key };
}

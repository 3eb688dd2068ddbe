/** Draws British coins and notes and reads their worth back from what is written on them. */
import type { Figure, Mark } from '@comet/contract/figure';

/** Coins and notes in pence, largest first. */
export const money = [2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** What is written on it: '£2', '50p'. */
export const coinName = (pence: number): string => (pence >= 100 ? `£${pence / 100}` : `${pence}p`);

const radii: Readonly<Record<number, number>> = { 200: 30, 100: 25, 50: 29, 20: 23, 10: 26, 5: 20, 2: 27, 1: 22 };
const bronze = [1, 2];
const box = 66;
const columns = 4;

/** The seven sides of a 20p or 50p coin. */
function heptagon(x: number, y: number, radius: number): [number, number][] {
  return Array.from({ length: 7 }, (_, corner) => {
    const angle = (corner * 2 * Math.PI) / 7;
    const round = (value: number): number => Math.round(value * 10) / 10;
    return [round(x + radius * Math.sin(angle)), round(y - radius * Math.cos(angle))];
  });
}

function coinMarks(pence: number, x: number, y: number): Mark[] {
  const label: Mark = {
    kind: 'text',
    x,
    y,
    text: coinName(pence),
    size: 16,
    anchor: 'middle',
    bold: true,
    fill: 'ink',
  };
  if (pence >= 500)
    return [
      {
        kind: 'rect',
        x: x - 31,
        y: y - 20,
        width: 62,
        height: 40,
        radius: 4,
        fill: 'soft',
        stroke: 'ink',
        strokeWidth: 2,
      },
      {
        kind: 'rect',
        x: x - 26,
        y: y - 15,
        width: 52,
        height: 30,
        radius: 3,
        fill: 'paper',
        stroke: 'ink',
        strokeWidth: 1,
      },
      label,
    ];
  const radius = radii[pence] ?? 24;
  if (pence === 50 || pence === 20)
    return [{ kind: 'polygon', points: heptagon(x, y, radius), fill: 'soft', stroke: 'ink', strokeWidth: 2 }, label];
  const ring: Mark[] =
    pence >= 100 ? [{ kind: 'circle', x, y, radius: radius * 0.72, fill: 'paper', stroke: 'ink', strokeWidth: 1 }] : [];
  return [
    { kind: 'circle', x, y, radius, fill: bronze.includes(pence) ? 'grey' : 'soft', stroke: 'ink', strokeWidth: 2 },
    ...ring,
    label,
  ];
}

/** These coins and notes in rows, as they are given. */
export function coinFigure(coins: readonly number[]): Figure {
  const rows = Math.ceil(coins.length / columns);
  const across = Math.min(columns, coins.length);
  const left = (280 - across * box) / 2;
  return {
    width: 280,
    height: rows * box + 8,
    alt: `Coins and notes: ${coins.map(coinName).join(', ')}.`,
    marks: coins.flatMap((pence, place) =>
      coinMarks(pence, left + (place % columns) * box + box / 2, Math.floor(place / columns) * box + box / 2 + 4),
    ),
  };
}

/** The worth of all coins and notes drawn, in pence. */
export function worthOf(figure: Figure): number {
  let pence = 0;
  for (const mark of figure.marks)
    if (mark.kind === 'text')
      pence += mark.text.startsWith('£') ? Number(mark.text.slice(1)) * 100 : Number.parseInt(mark.text, 10);
  return pence;
}

/** Draws pie charts with patterns and names, and reads the angles of the sectors back. */
import type { Figure, Mark, Paint } from '@comet/contract/figure';

/** A sector by its whole degrees; `shown` stands in it ('90°', '25%', or nothing). */
export interface Sector {
  readonly label: string;
  readonly degrees: number;
  readonly shown: string;
}

const fills: readonly Paint[] = ['accent', 'paper', 'stripesUp', 'soft', 'dots', 'grey'];
const [cx, cy, radius] = [160, 124, 84];
const round = (value: number): number => Math.round(value * 100) / 100;
/** A place at these degrees clockwise from the top. */
const at = (degrees: number, far: number): [number, number] => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + Math.cos(turn) * far), round(cy + Math.sin(turn) * far)];
};
const text = ([x, y]: readonly [number, number], shown: string, size: number, bold: boolean): Mark => ({
  kind: 'text',
  x,
  y,
  text: shown,
  size,
  anchor: 'middle',
  bold,
  fill: 'ink',
});

/** The drawing, sectors clockwise from the top; a square marks right angles where nothing else is shown. */
export function pieFigure(title: string, sectors: readonly Sector[]): Figure {
  let turn = 0;
  const marks = sectors.flatMap(({ label, degrees, shown }, place): Mark[] => {
    const [from, to] = [turn, turn + degrees];
    turn = to;
    const [x1, y1] = at(from, radius);
    const [x2, y2] = at(to, radius);
    const middle = (from + to) / 2;
    const [lx, ly] = at(middle, radius + 14);
    const aside = lx < cx - 8 ? 'end' : lx > cx + 8 ? 'start' : 'middle';
    const [sx, sy] = at(middle, radius * 0.62);
    return [
      {
        kind: 'path',
        d: `M${cx} ${cy} L${x1} ${y1} A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${x2} ${y2} Z`,
        fill: fills[place] ?? 'paper',
        stroke: 'ink',
        strokeWidth: 2,
      },
      { kind: 'text', x: lx, y: ly, text: label, size: 13, anchor: aside, bold: true, fill: 'ink' },
      ...(shown === ''
        ? []
        : [
            {
              kind: 'rect',
              x: round(sx - 4 - shown.length * 4),
              y: round(sy - 10),
              width: 8 + shown.length * 8,
              height: 20,
              radius: 6,
              fill: 'paper',
              stroke: 'none',
            } satisfies Mark,
            text([sx, sy], shown, 14, false),
          ]),
    ];
  });
  return {
    width: 320,
    height: 232,
    marks: [text([160, 12], title, 15, true), ...marks],
    alt: `A pie chart: ${title}. Sectors clockwise from the top: ${sectors.map(({ label, shown }) => `${label}${shown === '' ? '' : ` ${shown}`}`).join(', ')}.`,
  };
}

/** Names with their measured degrees. */
export function readPie(figure: Figure): { readonly label: string; readonly degrees: number }[] {
  return figure.marks.flatMap((mark, place) => {
    const next = figure.marks[place + 1];
    if (mark.kind !== 'path' || next?.kind !== 'text') return [];
    const [x = 0, y = 0, x1 = 0, y1 = 0, , , , , , x2 = 0, y2 = 0] = (mark.d.match(/-?[\d.]+/g) ?? []).map(Number);
    const angle = Math.atan2(y2 - y, x2 - x) - Math.atan2(y1 - y, x1 - x);
    return [{ label: next.text, degrees: Math.round(((angle * 180) / Math.PI + 720) % 360) }];
  });
}

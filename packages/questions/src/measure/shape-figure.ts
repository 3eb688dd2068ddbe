/** Draws flat shapes to scale with lengths at their sides, alone or on squared paper, and reads them back. */
import type { Figure, Mark } from '@comet/contract/figure';
import { exactDecimal } from './units.ts';

/** A point in units of the shape, y downwards. */
export type Spot = readonly [x: number, y: number];

/** A shape: corners in order, and what is written at the side from each corner to the next ('' for nothing). */
interface Drawing {
  readonly corners: readonly Spot[];
  readonly labels?: readonly string[];
  /** The corner with a right angle that a child can't take for granted: the shape lies above it and to the right. */
  readonly rightAngle?: Spot;
  /** A height, dashed, from its top to its foot, with its length and a right angle at the foot. */
  readonly lines?: readonly {
    readonly from: Spot;
    readonly to: Spot;
    readonly label: string;
    readonly side: 'left' | 'right';
  }[];
  /** Squared paper behind: how many squares each way, with the corners counted from its top left. */
  readonly grid?: readonly [columns: number, rows: number];
  readonly alt: string;
}

const size = { width: 320, height: 230 };
const gap = { x: 56, y: 30 };
const round = (value: number): number => Math.round(value * 100) / 100;

/** Twice the area, with its sign: positive where the corners go round clockwise on the screen. */
export function twiceArea(corners: readonly Spot[]): number {
  return corners.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Where the length of a side is written: outside its middle. */
function labelPlace(
  [x, y]: Spot,
  [nextX, nextY]: Spot,
  clockwise: number,
): { at: [number, number]; anchor: 'start' | 'middle' | 'end' } {
  const long = Math.hypot(nextX - x, nextY - y);
  const [outX, outY] = [(clockwise * (nextY - y)) / long, (clockwise * (x - nextX)) / long];
  return {
    at: [round((x + nextX) / 2 + outX * 8), round((y + nextY) / 2 + outY * 14)],
    anchor: outX > 0.4 ? 'start' : outX < -0.4 ? 'end' : 'middle',
  };
}

/** The drawing, as big as fits. */
export function shapeFigure({ corners, labels = [], lines = [], rightAngle, grid, alt }: Drawing): Figure {
  const all = [
    ...corners,
    ...lines.flatMap(({ from, to }) => [from, to]),
    ...(grid === undefined ? [] : [[0, 0] as const, grid]),
  ];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const margin = grid === undefined ? gap : { x: 10, y: 10 };
  const unit = Math.min(
    (size.width - 2 * margin.x) / across,
    (size.height - 2 * margin.y) / down,
    grid === undefined ? 60 : 28,
  );
  const startX = (size.width - across * unit) / 2;
  const startY = margin.y;
  const height = round(down * unit + 2 * margin.y);
  const put = ([x, y]: Spot): [number, number] => [round(startX + (x - left) * unit), round(startY + (y - top) * unit)];
  const clockwise = twiceArea(corners) > 0 ? 1 : -1;
  const paper = grid === undefined ? [] : gridMarks(grid, put);
  return {
    width: size.width,
    height,
    alt,
    marks: [
      {
        kind: 'polygon',
        points: corners.map(put),
        fill: 'soft',
        stroke: 'ink',
        strokeWidth: 2.5,
      },
      ...paper,
      ...lines.flatMap(({ from, to, label, side }) => lineMarks(put(from), put(to), label, side)),
      // A line without a length only parts the shape: it is no height.
      ...[
        ...lines.filter(({ label }) => label !== '').map(({ to }) => to),
        ...(rightAngle === undefined ? [] : [rightAngle]),
      ].map((foot) => squareAt(put(foot))),
      ...corners.flatMap((corner, place): Mark[] => {
        const label = labels[place] ?? '';
        const [x, y] = put(corner);
        const [nextX, nextY] = put(corners[(place + 1) % corners.length] ?? corner);
        if (label === '') return [];
        const { at, anchor } = labelPlace([x, y], [nextX, nextY], clockwise);
        return [{ kind: 'text', x: at[0], y: at[1], text: label, size: 14, anchor, fill: 'ink' }];
      }),
    ],
  };
}

function gridMarks([columns, rows]: readonly [number, number], put: (spot: Spot) => [number, number]): Mark[] {
  const line = (from: Spot, to: Spot): Mark => ({
    kind: 'line',
    from: put(from),
    to: put(to),
    stroke: 'grey',
    strokeWidth: 1,
  });
  return [
    ...Array.from({ length: columns + 1 }, (_, x) => line([x, 0], [x, rows])),
    ...Array.from({ length: rows + 1 }, (_, y) => line([0, y], [columns, y])),
  ];
}

/** The little square of a right angle, above its corner and to the right. */
function squareAt([x, y]: readonly [number, number]): Mark {
  const points: [number, number][] = [
    [round(x + 9), y],
    [round(x + 9), round(y - 9)],
    [x, round(y - 9)],
  ];
  return { kind: 'polyline', points, fill: 'none', stroke: 'ink', strokeWidth: 1.5 };
}

function lineMarks(from: [number, number], to: [number, number], label: string, side: 'left' | 'right'): Mark[] {
  const isRight = side === 'right';
  return [
    { kind: 'line', from, to, stroke: 'ink', strokeWidth: 1.5, dashed: true },
    {
      kind: 'text',
      x: round((from[0] + to[0]) / 2 + (isRight ? 6 : -6)),
      y: round((from[1] + to[1]) / 2),
      text: label,
      size: 14,
      anchor: isRight ? 'start' : 'end',
      fill: 'ink',
    },
  ];
}

/** A side as drawn: how long it is in units of the figure, and the number written at it. */
interface DrawnSide {
  readonly length: number;
  readonly label: number | undefined;
}

/** What is drawn: the corners, the sides with their numbers, and how many units of the figure are one of the shape. */
export function readShape(figure: Figure): { corners: [number, number][]; sides: DrawnSide[]; unit: number } {
  const [shape] = figure.marks.flatMap((mark) => (mark.kind === 'polygon' ? [mark.points] : []));
  const corners = shape ?? [];
  const texts = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  const clockwise = twiceArea(corners) > 0 ? 1 : -1;
  const sides = corners.map(([x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [x, y];
    const { at } = labelPlace([x, y], [nextX, nextY], clockwise);
    const text = texts.find((each) => Math.hypot(each.x - at[0], each.y - at[1]) < 0.5)?.text ?? '';
    const number = Number.parseFloat(text);
    return { length: Math.hypot(nextX - x, nextY - y), label: Number.isNaN(number) ? undefined : number };
  });
  const labelled = sides.flatMap(({ length, label }) => (label === undefined ? [] : [{ length, label }]));
  const squares = figure.marks.flatMap((mark) =>
    mark.kind === 'line' && mark.stroke === 'grey' && mark.from[0] === mark.to[0] ? [mark.from[0]] : [],
  );
  const [first, second] = squares;
  const unit =
    first !== undefined && second !== undefined
      ? second - first
      : labelled.reduce((sum, { length }) => sum + length, 0) / labelled.reduce((sum, { label }) => sum + label, 0);
  return { corners, sides, unit };
}

/** The way round the shape, walking from corner to corner, to the nearest tenth of a unit. */
export function walkRound(figure: Figure): number {
  const { sides, unit } = readShape(figure);
  return sides.reduce((sum, { length }) => sum + Math.round((length / unit) * 10) / 10, 0);
}

/** The area from the corners alone, each set to the nearest tenth of a unit. */
export function areaOf(figure: Figure): string {
  const { corners, unit } = readShape(figure);
  const [[originX, originY] = [0, 0]] = corners;
  const tenths = corners.map(
    ([x, y]): Spot => [Math.round(((x - originX) / unit) * 10), Math.round(((y - originY) / unit) * 10)],
  );
  return exactDecimal(Math.abs(twiceArea(tenths)), 200) ?? '';
}

/** Whether every length stands clear of the others and of the sides, so that a child sees where it belongs. */
export function isClear(figure: Figure): boolean {
  const boxes = figure.marks.flatMap((mark) => {
    if (mark.kind !== 'text') return [];
    const wide = mark.text.length * 7.6;
    const left = mark.x - (mark.anchor === 'start' ? 0 : mark.anchor === 'end' ? wide : wide / 2);
    return [{ left, right: left + wide, top: mark.y - 8, bottom: mark.y + 8 }];
  });
  const { corners } = readShape(figure);
  const isInside = (x: number, y: number): boolean => x > 1 && x < figure.width - 1 && y > 1 && y < figure.height - 1;
  return boxes.every(
    (box, place) =>
      isInside(box.left, box.top) &&
      isInside(box.right, box.bottom) &&
      boxes.every(
        (other, at) =>
          at === place ||
          box.right + 3 < other.left ||
          other.right + 3 < box.left ||
          box.bottom < other.top ||
          other.bottom < box.top,
      ) &&
      corners.every(([x1, y1], corner) => {
        const [x2, y2] = corners[(corner + 1) % corners.length] ?? [x1, y1];
        return Array.from({ length: 41 }, (_, step) => step / 40).every((part) => {
          const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
          return x < box.left || x > box.right || y < box.top || y > box.bottom;
        });
      }),
  );
}

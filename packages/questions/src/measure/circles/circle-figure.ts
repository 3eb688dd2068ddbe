/** Draws circles with one of their parts made bold, and circles in a row, and reads them back. */
import type { Figure, Mark } from '@comet/contract/figure';

/** The parts of a circle that have a name. */
export const parts = ['radius', 'diameter', 'circumference', 'chord', 'arc', 'sector', 'centre', 'tangent'] as const;
/** A part by its name. */
export type Part = (typeof parts)[number];

const middle = 90;
const radius = 70;
const round = (value: number): number => Math.round(value * 100) / 100;
const at = (degrees: number, far = radius): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [round(middle + far * Math.cos(angle)), round(middle + far * Math.sin(angle))];
};

const looks: Readonly<Record<Part, string>> = {
  radius: 'A bold straight line goes from the middle point to the edge.',
  diameter: 'A bold straight line goes from edge to edge through the middle point.',
  circumference: 'The whole edge is bold.',
  chord: 'A bold straight line joins two points of the edge and misses the middle point.',
  arc: 'A piece of the edge is bold.',
  sector: 'A slice between two lines from the middle point is filled in.',
  centre: 'The middle point is bold.',
  tangent: 'A bold straight line outside touches the edge at one point.',
};

/** A circle with this part bold, turned by these degrees. */
export function circleFigure(part: Part, turned: number): Figure {
  const bold = { stroke: 'accent', strokeWidth: 6 } as const;
  const marks: Readonly<Record<Part, () => Mark[]>> = {
    radius: () => [{ kind: 'line', from: [middle, middle], to: at(turned), ...bold }],
    diameter: () => [{ kind: 'line', from: at(turned), to: at(turned + 180), ...bold }],
    circumference: () => [{ kind: 'circle', x: middle, y: middle, radius, fill: 'none', ...bold }],
    chord: () => [{ kind: 'line', from: at(turned), to: at(turned + 105), ...bold }],
    arc: () => [{ kind: 'path', d: arcPath(turned, turned + 75), ...bold }],
    sector: () => [
      {
        kind: 'path',
        d: `M${middle} ${middle} L${at(turned).join(' ')} ${arcPath(turned, turned + 70).replace(/^M\S+ \S+ /, '')} Z`,
        fill: 'grey',
        ...bold,
        strokeWidth: 2,
      },
    ],
    centre: () => [
      { kind: 'circle', x: middle, y: middle, radius: 7, fill: 'accent', stroke: 'accent', strokeWidth: 2 },
    ],
    tangent: () => {
      const [x, y] = at(turned);
      const [dx, dy] = [(y - middle) * 0.9, (middle - x) * 0.9];
      return [{ kind: 'line', from: [round(x - dx), round(y - dy)], to: [round(x + dx), round(y + dy)], ...bold }];
    },
  };
  return {
    width: 180,
    height: 180,
    alt: `A circle with its middle point marked. ${looks[part]}`,
    marks: [
      { kind: 'circle', x: middle, y: middle, radius, fill: 'paper', stroke: 'ink', strokeWidth: 2 },
      ...marks[part](),
      { kind: 'circle', x: middle, y: middle, radius: 3, fill: 'ink', stroke: 'none' },
    ],
  };
}

function arcPath(from: number, to: number): string {
  return `M${at(from).join(' ')} A${radius} ${radius} 0 0 1 ${at(to).join(' ')}`;
}

/** The part that is bold, by what is drawn. */
export function readPart(figure: Figure): Part | undefined {
  const bold = figure.marks.find((mark) => mark.kind !== 'text' && mark.kind !== 'group' && mark.stroke === 'accent');
  if (bold === undefined) return undefined;
  if (bold.kind === 'circle') return bold.radius > 20 ? 'circumference' : 'centre';
  if (bold.kind === 'path') return bold.d.includes('Z') ? 'sector' : 'arc';
  if (bold.kind !== 'line') return undefined;
  const far = ([x, y]: [number, number]): number => Math.hypot(x - middle, y - middle);
  const [one, other] = [far(bold.from), far(bold.to)];
  if (Math.min(one, other) < 1) return 'radius';
  if (one > radius + 2) return 'tangent';
  const halfWay: [number, number] = [(bold.from[0] + bold.to[0]) / 2, (bold.from[1] + bold.to[1]) / 2];
  return far(halfWay) < 1 ? 'diameter' : 'chord';
}

/** Circles that touch in a row inside a rectangle; the label stands at the radius of the first. */
export function rowFigure(count: number, label: string, alt: string): Figure {
  const size = Math.min(48, 140 / count);
  const left = (320 - 2 * size * count) / 2;
  return {
    width: 320,
    height: round(2 * size + 24),
    alt,
    marks: [
      {
        kind: 'rect',
        x: round(left),
        y: 12,
        width: round(2 * size * count),
        height: round(2 * size),
        fill: 'paper',
        stroke: 'ink',
        strokeWidth: 2,
      },
      ...Array.from(
        { length: count },
        (_, place): Mark => ({
          kind: 'circle',
          x: round(left + size * (2 * place + 1)),
          y: round(12 + size),
          radius: round(size),
          fill: 'soft',
          stroke: 'ink',
          strokeWidth: 2,
        }),
      ),
      {
        kind: 'line',
        from: [round(left + size), round(12 + size)],
        to: [round(left + 2 * size), round(12 + size)],
        stroke: 'accent',
        strokeWidth: 3,
      },
      {
        kind: 'text',
        x: round(left + size),
        y: round(12 + size - 11),
        text: label,
        size: 14,
        anchor: 'middle',
        fill: 'ink',
      },
    ],
  };
}

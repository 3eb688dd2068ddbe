/** Draws Venn diagrams with two circles, and reads them back. */
import type { Figure, Mark } from '@comet/contract/figure';

/** What stands in each part: only in the left circle, in both, only in the right one, outside. */
export interface Parts {
  readonly left: readonly string[];
  readonly both: readonly string[];
  readonly right: readonly string[];
  readonly outside: readonly string[];
}

const size = { width: 320, height: 236 };
const radius = 74;
const centres = { left: [118, 116], right: [202, 116] } as const;
const spots = {
  left: [84, 116],
  both: [160, 116],
  right: [236, 116],
  outside: [160, 210],
} as const;

/** The texts of one part: one under another in a circle, side by side outside. */
function partMarks(part: keyof Parts, texts: readonly string[]): Mark[] {
  const [x, y] = spots[part];
  const middle = (texts.length - 1) / 2;
  return texts.map((text, at) => ({
    kind: 'text',
    x: part === 'outside' ? x + (at - middle) * 44 : x,
    y: part === 'outside' ? y : y + (at - middle) * 21,
    text,
    size: 16,
    anchor: 'middle',
    fill: 'ink',
  }));
}

/** A diagram with the two names above its circles. */
export function vennFigure(names: readonly [left: string, right: string], parts: Parts): Figure {
  const circle = ([x, y]: readonly [number, number]): Mark => ({
    kind: 'circle',
    x,
    y,
    radius,
    fill: 'none',
    stroke: 'ink',
    strokeWidth: 2.5,
  });
  const name = (text: string, x: number, anchor: 'start' | 'end'): Mark => ({
    kind: 'text',
    x,
    y: 22,
    text,
    size: 14,
    anchor,
    bold: true,
    fill: 'ink',
  });
  const told = (part: keyof Parts, where: string): string => `${where}: ${parts[part].join(', ') || 'nothing'}.`;
  return {
    ...size,
    marks: [
      { kind: 'rect', x: 2, y: 2, width: 316, height: 232, radius: 8, fill: 'paper', stroke: 'ink', strokeWidth: 2 },
      circle(centres.left),
      circle(centres.right),
      name(names[0], 12, 'start'),
      name(names[1], 308, 'end'),
      ...(['left', 'both', 'right', 'outside'] as const).flatMap((part) => partMarks(part, parts[part])),
    ],
    alt: `A Venn diagram with two circles, “${names[0]}” on the left and “${names[1]}” on the right. ${told('left', 'Only left')} ${told('both', 'In both')} ${told('right', 'Only right')} ${told('outside', 'Outside')}`,
  };
}

/** The parts of a drawing: each text belongs where it lies. */
export function readVenn(figure: Figure): { readonly names: readonly [string, string]; readonly parts: Parts } {
  const circles = figure.marks
    .flatMap((mark) => (mark.kind === 'circle' ? [mark] : []))
    .sort((one, other) => one.x - other.x);
  const texts = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  const [left, right] = circles;
  const isIn = (circle: (typeof circles)[number] | undefined, x: number, y: number): boolean =>
    circle !== undefined && Math.hypot(x - circle.x, y - circle.y) < circle.radius;
  const inside = texts.filter(({ bold }) => bold !== true);
  const of = (inLeft: boolean, inRight: boolean): string[] =>
    inside.filter(({ x, y }) => isIn(left, x, y) === inLeft && isIn(right, x, y) === inRight).map(({ text }) => text);
  const [first, second] = texts.filter(({ bold }) => bold === true).sort((one, other) => one.x - other.x);
  return {
    names: [first?.text ?? '', second?.text ?? ''],
    parts: { left: of(true, false), both: of(true, true), right: of(false, true), outside: of(false, false) },
  };
}

/** Draws a shape and its enlargement side by side, to scale, and reads both back. */
import type { Figure, Mark } from '@comet/contract/figure';

/** Shapes whose two sides from one corner are labelled. */
export type Outline = 'rectangle' | 'triangle';

/** A shape and its copy; lengths in units, labels as they are shown. */
interface Similar {
  readonly outline: Outline;
  readonly width: number;
  readonly height: number;
  readonly factor: number;
  /** What is written under and left of A and of B; empty where nothing is. */
  readonly labels: readonly [underA: string, leftA: string, underB: string, leftB: string];
}

const bottom = 172;
const round = (value: number): number => Math.round(value * 100) / 100;

function shape(outline: Outline, x: number, width: number, height: number): Mark {
  const corners: [number, number][] = [
    [round(x), bottom],
    [round(x + width), bottom],
    [round(x + width), round(bottom - height)],
    [round(x), round(bottom - height)],
  ];
  return {
    kind: 'polygon',
    points: outline === 'rectangle' ? corners : corners.filter((_, corner) => corner !== 2),
    fill: 'soft',
    stroke: 'ink',
    strokeWidth: 2,
  };
}

/** The drawing: A on the left, B on the right, both standing on one line. */
export function similarFigure({ outline, width, height, factor, labels }: Similar): Figure {
  const across = width * (1 + factor);
  const unit = Math.min(200 / across, 150 / (height * Math.max(1, factor)));
  const [underA, leftA, underB, leftB] = labels;
  const startA = 48;
  const startB = startA + width * unit + 64;
  const label = (text: string, x: number, y: number, anchor: 'middle' | 'end'): Mark[] =>
    text === '' ? [] : [{ kind: 'text', x: round(x), y: round(y), text, size: 14, anchor, fill: 'ink' }];
  const both = ([start, size, name, under, left]: [number, number, string, string, string]): Mark[] => [
    shape(outline, start, width * unit * size, height * unit * size),
    {
      kind: 'text',
      x: round(start + width * unit * size * (outline === 'triangle' ? 0.3 : 0.5)),
      y: round(bottom - height * unit * size * (outline === 'triangle' ? 0.3 : 0.5)),
      text: name,
      size: 15,
      anchor: 'middle',
      bold: true,
      fill: 'ink',
    },
    ...label(under, start + (width * unit * size) / 2, bottom + 16, 'middle'),
    ...label(left, start - 5, bottom - (height * unit * size) / 2, 'end'),
  ];
  const says = (name: string, under: string, left: string): string =>
    `Shape ${name} has a side ${under || 'without a length'} along the bottom and a side ${left || 'without a length'} up the left.`;
  return {
    width: 330,
    height: 198,
    alt: `Two ${outline}s of the same shape, A and B. ${says('A', underA, leftA)} ${says('B', underB, leftB)}`,
    marks: [...both([startA, 1, 'A', underA, leftA]), ...both([startB, factor, 'B', underB, leftB])],
  };
}

/** What is drawn: how many times as wide B is as A, and the labels with their places. */
export function readSimilar(figure: Figure): { factor: number; labels: Similar['labels'] } {
  const boxes = figure.marks.flatMap((mark) => {
    if (mark.kind !== 'polygon') return [];
    const xs = mark.points.map(([x]) => x);
    return [{ left: Math.min(...xs), right: Math.max(...xs) }];
  });
  const [a, b] = boxes;
  if (a === undefined || b === undefined) return { factor: 0, labels: ['', '', '', ''] };
  const at = (holds: (x: number, y: number) => boolean): string =>
    figure.marks.flatMap((mark) =>
      mark.kind === 'text' && mark.bold !== true && holds(mark.x, mark.y) ? [mark.text] : [],
    )[0] ?? '';
  return {
    factor: Math.round(((b.right - b.left) / (a.right - a.left)) * 20) / 20,
    labels: [
      at((x, y) => y > bottom && x < a.right),
      at((x, y) => y < bottom && x < a.left),
      at((x, y) => y > bottom && x > b.left),
      at((x, y) => y < bottom && x > a.right && x < b.left),
    ],
  };
}

/** Unknown angles in rectangles: corners cut in parts, and lines to a point on the far side. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { angleMark } from '../marked-angle.ts';
import { outline, type Point, plus, segment, way } from '../vector.ts';
import { askDegrees, byMeasuring, drawDegrees, features, mistake, named, type Params } from './mistakes.ts';

const corner: Point = [40, 196];
const [wide, high] = [240, 168];
const box: readonly Point[] = [corner, plus(corner, [wide, 0]), plus(corner, [wide, -high]), plus(corner, [0, -high])];

/** Where a ray from a point of the rectangle leaves it. */
function leaves(from: Point, degrees: number): Point {
  const [dx, dy] = way(degrees);
  const [right, top] = plus(corner, [wide, -high]);
  const sideways = dx > 0 ? (right - from[0]) / dx : (corner[0] - from[0]) / dx;
  const upwards = dy < 0 ? (top - from[1]) / dy : (corner[1] - from[1]) / dy;
  return plus(from, way(degrees, Math.min(...[sideways, upwards].filter((far) => far > 1))));
}

const ofRectangle = ({ about }: Params): boolean => about === 'rectangle';

/** A corner of a rectangle cut in two or three angles. */
export const cutCorner: Form<Params> = {
  weight: ({ params }) => (ofRectangle(params) ? 3 : 0),
  make(random, cell) {
    const equal = cell.difficulty === 'hard' ? 2 : 1;
    const known = [
      drawDegrees(random, cell, 18, 62),
      ...(cell.difficulty === 'medium' ? [drawDegrees(random, cell, 18, 40)] : []),
    ];
    const used = known.reduce((sum, each) => sum + each, 0);
    const x = (90 - used) / equal;
    if (!Number.isInteger(x) || x < 18 || known.includes(x)) return undefined;
    if (cell.difficulty !== 'easy' && x % 5 === 0) return undefined;
    const parts = random.shuffle([
      ...known.map((each) => ({ each, text: `${each}°` })),
      ...Array.from({ length: equal }, () => ({ each: x, text: 'x' })),
    ]);
    let start = 0;
    const marks = parts.flatMap(({ each, text }): Mark[] => {
      const from = start;
      start += each;
      return [
        ...(from === 0 ? [] : [segment(corner, leaves(corner, from), 2.5)]),
        ...angleMark({ at: corner, start: from, sweep: each, text }),
      ];
    });
    const figure: Figure = {
      width: 320,
      height: 220,
      marks: [outline(box, 'paper'), ...marks],
      alt: `A rectangle. Lines cut one corner in ${parts.length} angles: ${parts.map(({ text }) => text.replace('°', ' degrees')).join(', ')}.`,
    };
    return askDegrees(
      random,
      {
        text:
          equal === 1
            ? 'This shape is a rectangle. What is the size of angle x?'
            : 'This shape is a rectangle. The two angles marked x are equal. What is the size of angle x?',
        figure,
        hint: 'How big is the whole corner of a rectangle?',
        steps: [
          'Each corner of a rectangle is a right angle: 90°.',
          known.length > 1 ? `The known parts: ${known.join(' + ')} = ${used}.` : `The known part is ${used}°.`,
          equal === 1 ? `90 − ${used} = ${x}.` : `90 − ${used} = ${90 - used}. Halve it: ${90 - used} ÷ 2 = ${x}.`,
          `Angle x is **${x}°**.`,
        ],
        variant: `corner ${parts.map(({ each, text }) => `${each}${text === 'x' ? 'x' : ''}`).join(' ')}`,
        features: features(cell, known.length + equal),
      },
      x,
      [
        [180 - used, mistake('corner-is-180', 'The corner of a rectangle is 90°, not 180°.')],
        [
          equal === 2 ? 90 - used : 90 - (known[0] ?? 0),
          equal === 2 ? named.halves : named.forgets(known.length === 2 ? known[1] : 0),
        ],
        [45, mistake('assumes-half', 'Nothing says that a line cuts the corner in half.')],
        [used, mistake('gives-known-angles', 'That is what you know already. Subtract it from 90°.')],
      ],
    );
  },
  solve: (seen, cell) => (seen.text.includes('is a rectangle') ? byMeasuring(seen, cell) : undefined),
};

/** A point on a side of a rectangle with one or two lines into it: the angles there lie on a straight line. */
export const pointOnSide: Form<Params> = {
  weight: ({ params }) => (ofRectangle(params) ? 2 : 0),
  make(random, cell) {
    const equal = cell.difficulty === 'hard' ? 2 : 1;
    const known = [
      drawDegrees(random, cell, 32, 120),
      ...(cell.difficulty === 'medium' ? [drawDegrees(random, cell, 30, 80)] : []),
    ];
    const used = known.reduce((sum, each) => sum + each, 0);
    const x = (180 - used) / equal;
    if (!Number.isInteger(x) || x < 28 || (cell.difficulty !== 'easy' && x % 5 === 0)) return undefined;
    const parts = random.shuffle([
      ...known.map((each) => ({ each, text: `${each}°` })),
      ...Array.from({ length: equal }, () => ({ each: x, text: 'x' })),
    ]);
    const linesText = `${parts.length === 2 ? 'A line is' : 'Two lines are'} drawn from a point on one side of a rectangle.`;
    const foot: Point = plus(corner, [random.int(9, 15) * 10, -high]);
    let start = 180;
    const marks = parts.flatMap(({ each, text }): Mark[] => {
      const from = start;
      start += each;
      return [
        ...(from === 180 ? [] : [segment(foot, leaves(foot, from), 2.5)]),
        ...angleMark({ at: foot, start: from, sweep: each, text }),
      ];
    });
    return askDegrees(
      random,
      {
        text:
          equal === 1
            ? `${linesText} What is the size of angle x?`
            : `${linesText} The two angles marked x are equal. What is the size of angle x?`,
        figure: {
          width: 320,
          height: 220,
          marks: [outline(box, 'paper'), ...marks],
          alt: `A rectangle. At a point of one side there are ${parts.length} angles: ${parts.map(({ text }) => text.replace('°', ' degrees')).join(', ')}.`,
        },
        hint: 'A side of a rectangle is a straight line. What do angles on it add up to?',
        steps: [
          'Angles on a straight line make 180°.',
          known.length > 1 ? `The known angles: ${known.join(' + ')} = ${used}.` : `The known angle is ${used}°.`,
          equal === 1 ? `180 − ${used} = ${x}.` : `180 − ${used} = ${180 - used}. Halve it: ${180 - used} ÷ 2 = ${x}.`,
          `Angle x is **${x}°**.`,
        ],
        variant: `side ${parts.map(({ each, text }) => `${each}${text === 'x' ? 'x' : ''}`).join(' ')}`,
        features: features(cell, known.length + equal),
      },
      x,
      [
        [90 - used, mistake('side-is-90', 'A side is a straight line: 180°. Only the corners are 90°.')],
        [
          equal === 2 ? 180 - used : 180 - (known[0] ?? 0),
          equal === 2 ? named.halves : named.forgets(known.length === 2 ? known[1] : 0),
        ],
        [360 - used, named.point],
        [90, named.ninety],
      ],
    );
  },
  solve: (seen, cell) =>
    / drawn from a point on one side of a rectangle\./.test(seen.text) ? byMeasuring(seen, cell) : undefined,
};

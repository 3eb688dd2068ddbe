/** Unknown angles of one regular polygon: inside, outside, at its centre and beside a diagonal. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { angleMark, tickMark } from '../marked-angle.ts';
import { ring } from '../polygon-bank.ts';
import { angleBetween, bearingOf, fitted, minus, outline, type Point, plus, segment, turned } from '../vector.ts';
import { askDegrees, byMeasuring, features, mistake, type Params } from './mistakes.ts';
import { withA } from './polygons.ts';

const names: Readonly<Record<number, string>> = {
  5: 'pentagon',
  6: 'hexagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
  12: '12-sided polygon',
};
type Kind = 'sum' | 'centre' | 'interior' | 'outside' | 'base' | 'diagonal' | 'cut';

const wrong = {
  interior: mistake('interior-for-centre', 'That is the inside angle at a corner. Which angle is marked?'),
  centre: mistake('centre-for-interior', 'That is the angle at the centre. Which angle is marked?'),
  inside: mistake('stops-early', 'That is the inside angle. The marked angle is outside.'),
  whole: mistake('stops-early', 'That is the whole inside angle. Only a part of it is marked.'),
  outside: mistake('outside-for-inside', 'That is the outside angle. The marked angle is inside.'),
  both: mistake('forgets-to-halve', 'That is for both equal angles of the small triangle. Halve it.'),
  small: mistake('other-part', 'That is the angle in the small triangle. The marked angle is the rest.'),
};
/** What 360° divided by the number of sides is, where it is not the angle that is asked. */
const otherAngle: Readonly<Record<Kind, Mistake>> = {
  sum: wrong.outside,
  interior: wrong.outside,
  outside: wrong.inside,
  centre: wrong.interior,
  base: wrong.centre,
  diagonal: wrong.both,
  cut: wrong.both,
};

/** Where the angle is: its corner and the two points that its sides go to. */
interface Place {
  readonly at: Point;
  readonly ends: readonly [Point, Point];
  /** Lines drawn besides the polygon. */
  readonly lines: readonly (readonly [Point, Point])[];
}

function placeOf(kind: Kind, corners: readonly Point[], centre: Point, beyond: Point): Place | undefined {
  const [first, second, third] = corners;
  const last = corners.at(-1);
  if (first === undefined || second === undefined || third === undefined || last === undefined) return undefined;
  if (kind === 'sum' || kind === 'interior') return { at: second, ends: [first, third], lines: [] };
  if (kind === 'outside') return { at: second, ends: [beyond, third], lines: [[second, beyond]] };
  const radii = [
    [centre, first],
    [centre, second],
  ] as const;
  if (kind === 'centre') return { at: centre, ends: [first, second], lines: radii };
  if (kind === 'base') return { at: first, ends: [centre, second], lines: radii };
  const diagonal = [[first, third]] as const;
  return kind === 'diagonal'
    ? { at: first, ends: [second, third], lines: diagonal }
    : { at: first, ends: [third, last], lines: diagonal };
}

function polygonWith(kind: Kind, sides: number, turn: number, letter: string): Figure | undefined {
  const corners = ring(sides);
  const [first = [0, 0], second = [0, 0]] = corners;
  const reach = plus(second, minus(second, first));
  const isOutside = kind === 'outside';
  const all = fitted(turned([...corners, [0, 0], ...(isOutside ? [reach] : [])], turn), 320, 250, 18);
  const drawnCorners = all.slice(0, sides);
  const place = placeOf(kind, drawnCorners, all[sides] ?? [0, 0], all[sides + 1] ?? [0, 0]);
  if (place === undefined) return undefined;
  const { at, ends, lines } = place;
  const [one, other] = ends.map((end) => bearingOf(minus(end, at)));
  const sweep = angleBetween(minus(ends[0], at), minus(ends[1], at));
  const turnTo = ((other ?? 0) - (one ?? 0) + 360) % 360;
  const start = turnTo <= sweep + 0.5 ? one : other;
  const drawn: Mark[] = lines.map(([from, to]) => segment(from, to));
  return {
    width: 320,
    height: 250,
    marks: [
      outline(drawnCorners, 'soft'),
      ...drawn,
      ...(kind === 'centre' || kind === 'base' ? lines.flatMap(([from, to]) => tickMark(from, to)) : []),
      ...angleMark({ at, start: start ?? 0, sweep, text: letter }),
    ],
    alt: `A regular ${names[sides]}. ${alts[kind]} The marked angle is ${letter}.`,
  };
}

const alts: Readonly<Record<Kind, string>> = {
  sum: 'One of its inside angles is marked.',
  interior: 'One of its inside angles is marked.',
  outside: 'One side is drawn longer, past a corner, and the angle outside is marked.',
  centre: 'Two lines go from its centre to corners that are next to each other. The angle at the centre is marked.',
  base: 'Two equal lines go from its centre to corners that are next to each other. An angle at such a corner is marked.',
  diagonal:
    'A diagonal cuts off a triangle with two sides of the polygon. The angle between the diagonal and a side of the triangle is marked.',
  cut: 'A diagonal cuts off a triangle with two sides of the polygon. The rest of the inside angle beside the diagonal is marked.',
};

const kindsOf: Readonly<Record<'easy' | 'medium' | 'hard', readonly Kind[]>> = {
  easy: ['sum', 'centre'],
  medium: ['interior', 'outside'],
  hard: ['diagonal', 'cut', 'base'],
};
const hints: Readonly<Record<Kind, string>> = {
  sum: 'All the angles of a regular polygon are equal. How many angles are there?',
  interior: 'Cut the polygon into triangles from one corner. What do all its angles add up to?',
  outside: 'Find the inside angle first. The two angles lie on a straight line.',
  centre: 'Imagine lines from the centre to every corner. How many equal angles meet there?',
  base: 'Find the angle at the centre first. The two lines from the centre are equal.',
  diagonal: 'Find the inside angle of the polygon first. Two sides of the small triangle are equal.',
  cut: 'The inside angle is made of two parts. Find the whole angle and the part in the small triangle.',
};

/** The size of the marked angle, and the way to it. */
function workedOut(kind: Kind, sides: number): { readonly size: number; readonly steps: readonly string[] } {
  const total = (sides - 2) * 180;
  const interior = total / sides;
  const centre = 360 / sides;
  const inside = [
    `From one corner the polygon is cut into ${sides - 2} triangles: ${sides - 2} × 180° = ${showNumber(total)}°.`,
    `Its ${sides} angles are equal: ${showNumber(total)} ÷ ${sides} = ${interior}.`,
  ];
  const half = (180 - interior) / 2;
  const small = `In the small triangle two angles are equal: (180 − ${interior}) ÷ 2 = ${half}.`;
  switch (kind) {
    case 'sum':
      return {
        size: interior,
        steps: [
          `A polygon with ${sides} sides has ${sides} angles, and in a regular one they are equal.`,
          `Share the total: ${showNumber(total)} ÷ ${sides} = ${interior}.`,
        ],
      };
    case 'interior':
      return { size: interior, steps: inside };
    case 'outside':
      return { size: 180 - interior, steps: [...inside, `On a straight line: 180 − ${interior} = ${180 - interior}.`] };
    case 'centre':
      return {
        size: centre,
        steps: [
          `Lines to all the corners would make ${sides} equal angles round the centre. Together they make 360°.`,
          `360 ÷ ${sides} = ${centre}.`,
        ],
      };
    case 'base':
      return {
        size: interior / 2,
        steps: [
          `The angle at the centre is 360 ÷ ${sides} = ${centre}.`,
          `The other two angles of the triangle are equal: (180 − ${centre}) ÷ 2 = ${interior / 2}.`,
        ],
      };
    case 'diagonal':
      return { size: half, steps: [...inside, small] };
    case 'cut':
      return {
        size: interior - half,
        steps: [...inside, small, `The rest of the angle: ${interior} − ${half} = ${interior - half}.`],
      };
  }
}

/** An angle of a regular polygon. */
export const regularAngle: Form<Params> = {
  weight: ({ params }) => (params.about === 'regular' ? 1 : 0),
  make(random, cell) {
    const kind = random.pick(kindsOf[cell.difficulty]);
    const sides = random.pick(kind === 'diagonal' || kind === 'cut' ? [5, 6, 8, 9, 10] : [5, 6, 8, 9, 10, 12]);
    const letter = random.pick(['x', 'y', 'a', 'b', 'p']);
    const turn = 5 * random.int(0, 71);
    const { size, steps } = workedOut(kind, sides);
    if (!Number.isInteger(size)) return undefined;
    const figure = polygonWith(kind, sides, turn, letter);
    if (figure === undefined) return undefined;
    const shape = `regular ${names[sides]}`;
    const about =
      kind === 'sum'
        ? ` Its inside angles add up to ${showNumber((sides - 2) * 180)}°.`
        : kind === 'centre' || kind === 'base'
          ? ' Two lines are drawn from its centre.'
          : kind === 'outside'
            ? ' One side is drawn longer.'
            : '';
    const interior = 180 - 360 / sides;
    return askDegrees(
      random,
      {
        text: `This is ${withA(shape)}.${about} What is the size of angle ${letter}?`,
        figure,
        hint: hints[kind],
        steps: [...steps, `Angle ${letter} is **${size}°**.`],
        variant: `regular ${kind} ${sides} ${turn} ${letter}`,
        features: features(cell, steps.length),
      },
      size,
      [
        [interior, kind === 'centre' ? wrong.interior : kind === 'outside' ? wrong.inside : wrong.whole],
        kind === 'cut' ? [(180 - interior) / 2, wrong.small] : [360 / sides, otherAngle[kind]],
      ],
    );
  },
  solve: (seen, cell) => (/^This is a regular /.test(seen.text) ? byMeasuring(seen, cell) : undefined),
};

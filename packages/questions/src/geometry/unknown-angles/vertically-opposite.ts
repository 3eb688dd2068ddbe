/** Vertically opposite angles: two or three lines through a point, and a triangle whose sides go on. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { angleMark, squareMark } from '../marked-angle.ts';
import { anglesOf, minus, outline, type Point, plus, segment, size, times, way } from '../vector.ts';
import {
  askDegrees,
  byMeasuring,
  drawDegrees,
  features,
  mistake,
  named,
  type Params,
  subtractNext,
} from './mistakes.ts';
import { fromAngles, opensAt, placed } from './polygons-from-angles.ts';

const at: Point = [160, 115];
const wrong = {
  subtracts: mistake('opposite-unequal', 'You subtracted from 180°, but vertically opposite angles are equal.'),
  notAcross: mistake('opposite-unequal', 'That angle is not straight across from x. Angle x equals the one that is.'),
  third: mistake(
    'wrong-neighbour',
    'You worked out the third angle on the line. Angle x is straight across from one you know.',
  ),
  top: mistake('wrong-corner', 'That angle is at another corner of the triangle.'),
};
const ofCrossing = ({ about }: Params): boolean => about === 'crossing';

interface Sector {
  readonly size: number;
  readonly text: string;
}

/** Lines through one point; the sectors go once round, so the second half repeats the sizes of the first. */
function crossingFigure(sectors: readonly Sector[], start: number, alt: string): Figure {
  let turn = start;
  const marks = sectors.flatMap(({ size, text }, place): Mark[] => {
    const from = turn;
    turn += size;
    const line = place < sectors.length / 2 ? [segment(plus(at, way(from, -135)), plus(at, way(from, 135)), 3)] : [];
    const mark =
      text === '' ? [] : text === 'square' ? [squareMark(at, from)] : angleMark({ at, start: from, sweep: size, text });
    return [...line, ...mark];
  });
  return { width: 320, height: 230, marks, alt };
}

const tilts = [5, 10, 15, 20, 25, 30, 150, 155, 160, 165, 170];

/** Two lines: the angle opposite, or the one beside. */
export const twoLines: Form<Params> = {
  weight: ({ params, difficulty }) => (ofCrossing(params) && difficulty === 'easy' ? 4 : 0),
  make(random, cell) {
    const known = drawDegrees(random, cell, 32, 148);
    if (known === 90) return undefined;
    const across = random.chance(2, 3);
    const x = across ? known : 180 - known;
    const place = across ? 2 : random.pick([1, 3]);
    const texts = [`${known}°`, '', '', ''].map((text, index) => (index === place ? 'x' : text));
    const sizes = [known, 180 - known, known, 180 - known];
    const start = random.pick(tilts);
    return askDegrees(
      random,
      {
        text: 'Two straight lines cross. What is the size of angle x?',
        figure: crossingFigure(
          sizes.map((each, index) => ({ size: each, text: texts[index] ?? '' })),
          start,
          `Two lines cross. One angle is ${known} degrees. Angle x lies ${across ? 'opposite' : 'beside it'}.`,
        ),
        hint: across ? 'Angle x lies opposite the known angle.' : 'Angle x and the known angle lie on a straight line.',
        steps: across
          ? ['Vertically opposite angles are equal.', `Angle x is **${x}°**.`]
          : ['Angles on a straight line make 180°.', `180 − ${known} = ${x}.`, `Angle x is **${x}°**.`],
        variant: `two ${known} ${place} ${start}`,
        features: features(cell, 1),
      },
      x,
      [
        [across ? 180 - known : known, across ? wrong.subtracts : named.equal],
        [360 - known, named.from360],
        [Math.abs(90 - known), named.from90],
      ],
    );
  },
  solve: (seen, cell) => (seen.text.startsWith('Two straight lines cross.') ? byMeasuring(seen, cell) : undefined),
};

/** Three lines: two known angles, another to find. */
export const threeLines: Form<Params> = {
  weight: ({ params, difficulty }) => (ofCrossing(params) ? (difficulty === 'medium' ? 3 : 1) : 0),
  make(random, cell) {
    // A right angle makes the sum easier, so that it comes in medium only.
    const square = cell.difficulty === 'medium' && random.chance(1, 2);
    const a = square ? 90 : drawDegrees(random, cell, 30, 95);
    const b = drawDegrees(random, cell, 28, square ? 60 : 100);
    const c = 180 - a - b;
    if (c < 28 || (!square && (a === 90 || b === 90 || c === 90))) return undefined;
    // Who copies an angle would be right.
    if (c === a || c === b) return undefined;
    const sizes = [a, b, c, a, b, c];
    const easy = cell.difficulty === 'easy';
    const target = easy ? random.pick([3, 4]) : random.pick([2, 5]);
    // Side by side, the known angles and x would be on a straight line already.
    const knownPlaces = easy ? [0, 1] : target === 2 ? [0, 4] : [1, 3];
    const texts = sizes.map((each, index) =>
      index === target ? 'x' : !knownPlaces.includes(index) ? '' : square && index % 3 === 0 ? 'square' : `${each}°`,
    );
    const x = sizes[target] ?? 0;
    const start = random.int(0, 35) * 5;
    return askDegrees(
      random,
      {
        text: 'Three straight lines cross at one point. What is the size of angle x?',
        figure: crossingFigure(
          sizes.map((each, index) => ({ size: each, text: texts[index] ?? '' })),
          start,
          `Three lines cross at a point. Round the point in order: ${texts.map((text) => (text === '' ? 'not given' : text === 'square' ? 'a right angle' : text.replace('°', ' degrees'))).join(', ')}.`,
        ),
        hint: easy
          ? 'Which known angle lies straight across from x?'
          : 'Move known angles across the point. Then look for a straight line.',
        steps: easy
          ? ['Vertically opposite angles are equal.', `Angle x lies opposite ${x}°. Angle x is **${x}°**.`]
          : [
              ...(square ? ['The little square means 90°.'] : []),
              'Vertically opposite angles are equal, so each known angle has an equal one straight across.',
              `So ${a}°, ${b}° and x make a straight line: 180°.`,
              `${a} + ${b} = ${a + b}, and 180 − ${a + b} = ${c}.`,
              `Angle x is **${c}°**.`,
            ],
        variant: `three ${texts.join(' ')} ${start}`,
        features: features(cell, easy ? 1 : cell.difficulty === 'medium' ? 2 : 3),
      },
      x,
      [
        [easy ? (x === a ? b : a) : 360 - a - b, easy ? wrong.notAcross : named.point],
        [easy ? 180 - a - b : a + b, easy ? wrong.third : subtractNext(180)],
        ...(easy
          ? []
          : ([
              [180 - b, named.forgets(a)],
              [b, named.equal],
            ] as const)),
      ],
    );
  },
  solve: (seen, cell) => (seen.text.startsWith('Three straight lines cross') ? byMeasuring(seen, cell) : undefined),
};

/** A triangle whose sides cross at its top: the angle there is given on the other side. */
export const crossingTriangle: Form<Params> = {
  weight: ({ params, difficulty }) => (ofCrossing(params) && difficulty === 'hard' ? 3 : 0),
  make(random, cell) {
    const [top, left] = [drawDegrees(random, cell, 35, 85), drawDegrees(random, cell, 35, 85)];
    const x = 180 - top - left;
    const raw = x < 32 || x > 100 || x === top || x === left ? undefined : fromAngles([left, x, top], [1]);
    const points = raw && placed(raw, random.pick([0, 180]), 320, 250, 70);
    const [p, q, r] = points ?? [];
    if (points === undefined || p === undefined || q === undefined || r === undefined) return undefined;
    if (size(minus(q, p)) < 100) return undefined;
    const on = (from: Point): Point => plus(r, times(minus(r, from), 58 / size(minus(r, from))));
    const sizes = anglesOf(points);
    const mark = (place: number, text: string): Mark[] =>
      angleMark({ at: points[place] ?? p, start: opensAt(points, place), sweep: sizes[place] ?? 0, text });
    const marks = [
      outline(points, 'paper'),
      segment(r, on(p), 2.5),
      segment(r, on(q), 2.5),
      ...mark(0, `${left}°`),
      ...mark(1, 'x'),
      ...angleMark({ at: r, start: (opensAt(points, 2) + 180) % 360, sweep: top, text: `${top}°` }),
    ];
    return askDegrees(
      random,
      {
        text: 'Two sides of the triangle go on past a corner. What is the size of angle x?',
        figure: {
          width: 320,
          height: 250,
          marks,
          alt: `A triangle. Two sides go on past one corner: the angle outside, opposite that corner, is ${top} degrees. Another angle of the triangle is ${left} degrees, the third is x.`,
        },
        hint: `Which angle of the triangle is opposite ${top}°?`,
        steps: [
          `Vertically opposite angles are equal: the angle inside is ${top}° too.`,
          'The angles of a triangle make 180°.',
          `${top} + ${left} = ${top + left}. 180 − ${top + left} = ${x}.`,
          `Angle x is **${x}°**.`,
        ],
        variant: `triangle ${top} ${left}`,
        features: features(cell, 3),
      },
      x,
      [
        [180 - left, named.forgets(top)],
        [360 - top - left, named.triangle],
        [top + left, subtractNext(180)],
        [top, wrong.top],
      ],
    );
  },
  solve: (seen, cell) =>
    seen.text.startsWith('Two sides of the triangle go on') ? byMeasuring(seen, cell) : undefined,
};

/** Reflections on squared paper: finding the picture, and the kind of move. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, chosenFigure } from '../../kernel/seen.ts';
import { chooseFigure, chooseInOrder } from '../ask.ts';
import { minus, type Point } from '../vector.ts';
import { often } from './ladder.ts';
import { features, mistake, named, type Params } from './mistakes.ts';
import {
  applyAll,
  drawShape,
  extent,
  isWithin,
  type Move,
  mirrorX,
  mirrorY,
  overlaps,
  sameShape,
  shift,
  toOrigin,
  turn,
} from './moves.ts';
import { type Paper, paperFigure, readPaper } from './squared-paper.ts';

const small: Paper = { columns: 8, rows: 8, unit: 17 };
const wide: Paper = { columns: 12, rows: 9, unit: 26 };

/** Which picture shows the reflection in the dashed line. */
export const pickMirror: Form<Params> = {
  weight: often('mirror'),
  make(random, cell) {
    const upright = cell.difficulty === 'easy' || random.chance(1, 2);
    const raw = drawShape(random);
    const [width, height] = extent(raw);
    const away = cell.difficulty === 'easy' ? 0 : random.int(cell.difficulty === 'hard' ? 1 : 0, 1);
    const first = random.chance(1, 2);
    const along = upright ? random.int(0, 8 - height) : random.int(0, 8 - width);
    const across = first ? 4 - away - (upright ? width : height) : 4 + away;
    const shape = applyAll(upright ? shift(across, along) : shift(along, across), raw);
    const flip: Move = upright ? mirrorX(4) : mirrorY(4);
    const other: Move = upright ? mirrorY(0) : mirrorX(0);
    const image = applyAll(flip, shape);
    const sideways = (points: readonly Point[], by: number): Point[] =>
      applyAll(upright ? shift(by, 0) : shift(0, by), points);
    const at = (points: readonly Point[]): Point[] => {
      const [x, y] = corner(image);
      return applyAll(shift(x, y), toOrigin(points));
    };
    const step = first ? 1 : -1;
    const wrongs: readonly (readonly [Point[], Mistake])[] = [
      [at(shape), named.slid],
      [at(applyAll(other, shape)), named.axis],
      [sideways(image, step), named.tooFar],
      ...(away > 0 ? [[sideways(image, -step), named.tooNear] as const] : []),
      [at(applyAll(turn(2), shape)), named.turned],
      [sideways(at(shape), step), named.slid],
    ];
    const mirror: readonly [Point, Point] = upright
      ? [
          [4, 0],
          [4, 8],
        ]
      : [
          [0, 4],
          [8, 4],
        ];
    const optionOf = (points: readonly Point[]) => ({
      figure: paperFigure(
        small,
        [
          { name: 'P', points: shape },
          { name: 'Q', points, isImage: true },
        ],
        mirror,
        'Squared paper with a dashed mirror line, the shape P and another shape Q.',
      ),
      same: points.map(String).sort().join(' '),
    });
    const right = optionOf(image);
    const fitting = wrongs.filter(([points]) => isWithin(points, [0, 0], [8, 8]) && !overlaps(points, shape));
    return chooseFigure(
      random,
      {
        prompt: 'Which picture shows shape P **reflected** in the dashed line?',
        hint: 'Think of folding the paper along the dashed line.',
        steps: [
          'A reflection flips the shape over the mirror line.',
          'Each corner and its image are equally far from the line.',
          'This picture is right:',
          drawn(right.figure),
        ],
        variant: `mirror ${upright} ${shape.join(' ')}`,
        features: { ...features(cell, 1), away, level: upright ? 0 : 1 },
      },
      right,
      random.shuffle(fitting).map(([points, because]) => ({ ...optionOf(points), because })),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Which picture shows shape P reflected')) return undefined;
    return chosenFigure(seen, (figure) => {
      const { shapes, mirror } = readPaper(figure);
      const [p = [], q = []] = shapes;
      if (mirror === undefined) return false;
      const [from, to] = mirror;
      const along = minus(to, from);
      const long = along[0] ** 2 + along[1] ** 2;
      const flipped = p.map((point): Point => {
        const off = minus(point, from);
        const part = (off[0] * along[0] + off[1] * along[1]) / long;
        return [2 * (from[0] + part * along[0]) - point[0], 2 * (from[1] + part * along[1]) - point[1]];
      });
      return sameShape(flipped, q);
    });
  },
};

const corner = (points: readonly Point[]): Point => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
];

const kinds = ['translation', 'reflection', 'rotation'] as const;
type Kind = (typeof kinds)[number];
const says: Readonly<Record<Kind, string>> = {
  translation: 'A translation slides the shape. It does not turn or flip.',
  reflection: 'A reflection flips the shape over, as in a mirror.',
  rotation: 'A rotation turns the shape. It does not flip.',
};
/** What to see in the drawing. */
const looks: Readonly<Record<Kind, string>> = {
  translation: 'Q points the same way as P. It is only in another place.',
  reflection: 'Q is what you would see of P in a mirror. Turning P would never make it fit.',
  rotation: 'Turn the page and P looks just like Q, with nothing flipped over.',
};
/** The image lies beside the shape at the same height, so a flip must be one in an upright line. */
const moveOf = (random: Random, kind: Kind): Move =>
  kind === 'translation' ? shift(0, 0) : kind === 'reflection' ? mirrorX(0) : turn(random.int(1, 3));

/** Every kind of move that takes one shape to the other, found by trying all turns and flips. */
function kindsBetween(p: readonly Point[], q: readonly Point[]): Kind[] {
  const goal = toOrigin(q);
  const fits = (move: Move): boolean => sameShape(toOrigin(applyAll(move, p)), goal);
  const flips = [0, 1, 2, 3]
    .map((quarters) => applyAll(turn(quarters), p))
    .some((points) => sameShape(toOrigin(applyAll(mirrorX(0), points)), goal));
  return [
    ...(fits(shift(0, 0)) ? ['translation' as const] : []),
    ...(flips ? ['reflection' as const] : []),
    ...([1, 2, 3].some((quarters) => fits(turn(quarters))) ? ['rotation' as const] : []),
  ];
}

/** What kind of move takes P to Q. */
export const kindOfMove: Form<Params> = {
  weight: often('kind'),
  make(random, cell) {
    const kind = random.pick(kinds);
    const raw = drawShape(random);
    const turnedShape = toOrigin(applyAll(moveOf(random, kind), raw));
    const [width, height] = extent(raw);
    const shape = applyAll(shift(random.int(0, 5 - width), random.int(0, 9 - height)), raw);
    const [wide2, high2] = extent(turnedShape);
    const image = applyAll(
      shift(random.int(7, 12 - wide2), kind === 'translation' ? random.int(0, 9 - high2) : corner(shape)[1]),
      turnedShape,
    );
    if (!isWithin(image, [6, 0], [12, 9])) return undefined;
    return chooseInOrder(
      {
        prompt: [
          'Shape P becomes shape Q. What kind of move is it?',
          drawn(
            paperFigure(
              wide,
              [
                { name: 'P', points: shape },
                { name: 'Q', points: image, isImage: true },
              ],
              undefined,
              'Squared paper with two shapes of the same size, P and Q.',
            ),
          ),
        ],
        hint: 'Would you slide P, flip it over, or turn it?',
        steps: [looks[kind], says[kind], `So it is a **${kind}**.`],
        variant: `kind ${kind} ${shape.join(' ')} ${image.join(' ')}`,
        features: features(cell, 1),
      },
      kinds,
      kind,
      (word) => mistake(`takes-for-${word}`, says[kinds.find((each) => each === word) ?? 'rotation']),
    );
  },
  solve(seen) {
    if (!seen.text.includes('What kind of move is it?') || seen.figure === undefined) return undefined;
    const [p = [], q = []] = readPaper(seen.figure).shapes;
    const found = kindsBetween(p, q);
    return chosen(seen, (option) => found.some((kind) => kind === option));
  },
};

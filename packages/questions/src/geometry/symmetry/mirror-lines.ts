/** Mirror lines: counting them, and telling whether a dashed line is one. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosenFigure } from '../../kernel/seen.ts';
import { chooseFigure, writeNumber } from '../ask.ts';
import { bearingOf, fitted, minus, type Point, polygonsOf, turned } from '../vector.ts';
import {
  isMirror,
  middleOf,
  mirrorCount,
  mirrorDirections,
  mirrorsOf,
  orderOf,
  readCells,
} from './measuring-symmetry.ts';
import { drawPattern, patternFigure, shadedIn, type Wish } from './pattern.ts';
import {
  dashedThrough,
  equalMarks,
  features,
  type Known,
  markedShape,
  mistake,
  named,
  type Params,
  shapeFigure,
  shapes,
  turnsFor,
} from './symmetric-shapes.ts';

const tooMany = mistake(
  'counts-too-many',
  'That is too many. Fold along each line: every shaded square must land on a shaded one.',
);

/** What to tell a child who answers with the order of a shape that has no line of symmetry. */
const unfolded = (name: string, order: number): Mistake =>
  order > 1
    ? mistake('counts-turns', 'You counted how many times it fits when it turns. Fold it instead.')
    : mistake(
        'not-a-fold-line',
        name === 'L-shape'
          ? 'Did you fold through the corner of the L? One arm is longer, so the halves do not match.'
          : 'Fold along your line: the corners do not meet.',
      );

const countMistakes = ({ name, lines, points, order }: Known): (readonly [number, Mistake])[] => [
  [points.length, named.sides],
  ...(name.includes('ectangle') ? [[4, named.diagonal] as const] : []),
  ...(name === 'parallelogram'
    ? ([
        [2, named.parallelogram],
        [4, named.parallelogram],
      ] as const)
    : []),
  [Math.floor(lines / 2), named.half],
  order > lines ? [order, unfolded(name, order)] : [order === lines ? 0 : order, named.half],
];

/** Few lines are easy to count; a plain triangle is no hard shape. */
const isFor = ({ lines, points }: Known, difficulty: string): boolean =>
  difficulty === 'easy' ? lines <= 3 : difficulty === 'medium' || points.length > 3;

/** The shape with all its mirror lines. */
export function withMirrorLines(points: readonly Point[], turn: number): Figure {
  const box = fitted(turned(points, turn), 180, 180, 12);
  const lines = mirrorDirections(box).map((degrees) => dashedThrough(middleOf(box), degrees, 84));
  return { ...shapeFigure(points, turn, 180, lines), alt: 'The shape with its lines of symmetry.' };
}

/** How many mirror lines a shape has. */
export const countOfShape: Form<Params> = {
  weight: ({ params }) => (params.about === 'lines' ? 3 : 0),
  make(random, cell) {
    const known = random.pick(shapes.filter((each) => isFor(each, cell.difficulty)));
    const turn = random.pick(turnsFor(cell.difficulty));
    return writeNumber(
      {
        prompt: ['How many lines of symmetry does this shape have?', drawn(markedShape(known, turn))],
        hint: 'Is there anywhere you could fold it so that both halves match?',
        steps: [
          'A line of symmetry is a fold line: both halves match exactly.',
          ...(known.lines === 0
            ? ['However you fold this shape, the halves never match.']
            : [
                known.lines === 1 ? 'Fold along the dashed line:' : 'Fold along each of the dashed lines:',
                drawn(withMirrorLines(known.points, turn)),
              ]),
          `The shape has **${known.lines}** ${known.lines === 1 ? 'line' : 'lines'} of symmetry.`,
        ],
        variant: `lines ${known.name} ${turn}`,
        features: features(cell, known.lines),
      },
      known.lines,
      countMistakes(known),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('How many lines of symmetry does this shape have?') || seen.figure === undefined)
      return undefined;
    const [points = []] = polygonsOf(seen.figure);
    return answered(seen, mirrorCount(points));
  },
};

const wishes: Readonly<Record<'easy' | 'medium' | 'hard', readonly Wish[]>> = {
  easy: [['upright'], ['level'], ['upright', 'level']],
  medium: [['upright'], ['level'], ['upright', 'level'], []],
  hard: [['falling'], ['rising'], ['falling', 'rising'], ['upright', 'falling'], ['half']],
};

/** How many mirror lines a pattern of squares has. */
export const countOfPattern: Form<Params> = {
  weight: ({ params }) => (params.about === 'lines' ? 3 : 0),
  make(random, cell) {
    const size = cell.difficulty === 'easy' ? 4 : 5;
    const cells = drawPattern(random, size, size, random.int(3, 5), random.pick(wishes[cell.difficulty]));
    const lines = mirrorsOf(cells);
    const shaded = shadedIn(cells);
    if (shaded < 4 || shaded > size * size - 4 || (orderOf(cells) === 4 && lines.length === 0)) return undefined;
    if (lines.length === 0 && random.chance(2, 3)) return undefined;
    // Stripes are seen at a glance.
    const isStriped = (rows: readonly (readonly boolean[])[]): boolean => rows.every((row) => new Set(row).size === 1);
    if (isStriped(cells) || isStriped(cells.map((_, at) => cells.map((row) => row[at] === true)))) return undefined;
    return writeNumber(
      {
        prompt: ['How many lines of symmetry does this pattern have?', drawn(patternFigure(cells, 34))],
        hint: 'Check four lines: vertical, horizontal, and both diagonals.',
        steps: [
          'Fold along a line: shaded squares must fall on shaded squares.',
          lines.length === 0
            ? 'None of the four lines works.'
            : `It works for ${andList(lines.map((name) => describeLine[name]))}.`,
          `The pattern has **${lines.length}** ${lines.length === 1 ? 'line' : 'lines'} of symmetry.`,
        ],
        variant: `pattern ${cells.map((row) => row.map(Number).join('')).join('/')}`,
        features: features(cell, lines.length),
      },
      lines.length,
      [
        [lines.length === 4 ? 2 : lines.length === 0 ? 2 : 0, lines.length === 0 ? tooMany : named.half],
        [lines.length + 1, tooMany],
        [4, tooMany],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('How many lines of symmetry does this pattern have?') || seen.figure === undefined)
      return undefined;
    const cells = readCells(seen.figure);
    const side = cells.length - 1;
    const at = (x: number, y: number): boolean => cells[y]?.[x] === true;
    const images = [
      (x: number, y: number) => at(side - x, y),
      (x: number, y: number) => at(x, side - y),
      (x: number, y: number) => at(y, x),
      (x: number, y: number) => at(side - y, side - x),
    ];
    const fits = images.filter((image) => cells.every((row, y) => row.every((shaded, x) => shaded === image(x, y))));
    return answered(seen, fits.length);
  },
};

const describeLine = {
  upright: 'the vertical line',
  level: 'the horizontal line',
  falling: 'the diagonal from top left',
  rising: 'the diagonal from top right',
} as const;

/** The directions of the mirror lines of an upright shape, and of lines that are none. */
function directionsOf(points: readonly Point[], random: Random): { good: number[]; bad: number[] } {
  const box = fitted(points, 130, 130, 16);
  const centre: Point = [
    box.reduce((sum, [x]) => sum + x, 0) / box.length,
    box.reduce((sum, [, y]) => sum + y, 0) / box.length,
  ];
  const tried = [0, 90, 45, 135, ...box.map((corner) => bearingOf(minus(corner, centre)) % 180)];
  const good = tried.filter((degrees) => isMirror(box, centre, degrees));
  const bad = tried.filter((degrees) =>
    good.every((other) => Math.min(Math.abs(other - degrees), 180 - Math.abs(other - degrees)) > 14),
  );
  return { good, bad: random.shuffle(bad) };
}

function lined(
  { name, points }: Known,
  turn: number,
  degrees: number,
): { figure: ReturnType<typeof shapeFigure>; same: string } {
  const box = fitted(turned(points, turn), 130, 130, 18);
  const centre: Point = [
    box.reduce((sum, [x]) => sum + x, 0) / box.length,
    box.reduce((sum, [, y]) => sum + y, 0) / box.length,
  ];
  const line: Mark = dashedThrough(centre, degrees - turn, 62);
  return {
    figure: {
      ...shapeFigure(points, turn, 130),
      marks: [
        {
          kind: 'polygon',
          points: box.map(([x, y]): [number, number] => [x, y]),
          fill: 'soft',
          stroke: 'ink',
          strokeWidth: 2.5,
        },
        line,
        ...equalMarks(name, box),
      ],
      alt: `A shape with ${points.length} sides and a dashed line across it.`,
    },
    same: `${points.join()} ${turn} ${Math.round(degrees)}`,
  };
}

/** In which picture the dashed line is a mirror line. */
export const pickLine: Form<Params> = {
  weight: ({ params }) => (params.about === 'lines' ? 3 : 0),
  make(random, cell) {
    const bank = random.shuffle(shapes.filter(({ points }) => points.length <= 8));
    const turn = (): number => (cell.difficulty === 'easy' ? 0 : random.pick(turnsFor(cell.difficulty)));
    const right = bank.flatMap((known) => {
      const [degrees] = random.shuffle(directionsOf(known.points, random).good);
      return degrees === undefined ? [] : [{ ...lined(known, turn(), degrees), name: known.name }];
    })[0];
    if (right === undefined) return undefined;
    const wrong = bank.flatMap((known) => {
      const { points, name } = known;
      const [degrees] = directionsOf(points, random).bad;
      const because = name === 'parallelogram' ? named.parallelogram : named.fold;
      return degrees === undefined || name === right.name ? [] : [{ ...lined(known, turn(), degrees), because }];
    });
    return chooseFigure(
      random,
      {
        prompt: 'In which picture is the dashed line a **line of symmetry**?',
        hint: 'Think of folding along the dashed line. Do both halves match?',
        steps: [
          'Fold along the dashed line in your mind.',
          'Corners must fall on corners. It works here:',
          drawn(right.figure),
        ],
        variant: `line ${right.same}`,
        features: features(cell, 1),
      },
      right,
      wrong.slice(0, 3),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('In which picture is the dashed line')) return undefined;
    return chosenFigure(seen, (figure) => {
      const [points = []] = polygonsOf(figure);
      const line = figure.marks.find((mark) => mark.kind === 'line');
      if (line?.kind !== 'line') return false;
      const along = minus(line.to, line.from);
      const centre: Point = [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2];
      return isMirror(points, centre, bearingOf(along));
    });
  },
};

/** Which shape has a number of mirror lines. */
export const pickCount: Form<Params> = {
  weight: ({ params }) => (params.about === 'lines' ? 2 : 0),
  make(random, cell) {
    const pool = random.shuffle(shapes.filter(({ lines }) => cell.difficulty !== 'easy' || lines <= 4));
    const [best] = pool;
    if (best === undefined) return undefined;
    const turn = (): number => random.pick(turnsFor(cell.difficulty));
    const optionOf = (known: Known) => {
      const own = turn();
      return { figure: markedShape(known, own, 130), same: `${known.name} ${own}` };
    };
    const others = pool.filter(({ lines }) => lines !== best.lines);
    const right = optionOf(best);
    const count = best.lines === 0 ? 'no lines' : best.lines === 1 ? 'exactly 1 line' : `exactly ${best.lines} lines`;
    return chooseFigure(
      random,
      {
        prompt: `Which shape has **${count}** of symmetry?`,
        hint: 'For each shape, think of all the ways to fold it into two matching halves.',
        steps: [
          'A line of symmetry is a fold line.',
          `This shape has ${count.replace('exactly ', '')} of symmetry:`,
          drawn(right.figure),
        ],
        variant: `pick ${best.lines} ${right.same}`,
        features: features(cell, 4),
      },
      right,
      others.slice(0, 3).map((known) => ({
        ...optionOf(known),
        because:
          known.name === 'parallelogram'
            ? named.parallelogram
            : mistake(
                known.lines > best.lines ? 'misses-lines' : 'counts-too-many',
                `That shape has ${known.lines === 0 ? 'no lines' : known.lines === 1 ? '1 line' : `${known.lines} lines`} of symmetry.`,
              ),
      })),
    );
  },
  solve(seen) {
    const [, words] = /^Which shape has (.*) of symmetry\?$/.exec(seen.text) ?? [];
    if (words === undefined) return undefined;
    const count = words === 'no lines' ? 0 : Number(/\d+/.exec(words)?.[0]);
    return chosenFigure(seen, (figure) => mirrorCount(polygonsOf(figure)[0] ?? []) === count);
  },
};

/** Estimating the area of shapes with curved edges by counting squares. */

import type { Figure } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import { upper } from '../../kernel/letter-case.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { withArticle } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, numbersIn, typed } from '../../kernel/seen.ts';
import { chooseText, inUnit, writeNumber } from '../ask.ts';
import { readShape, type Spot, shapeFigure, twiceArea } from '../shape-figure.ts';
import { features, named, type Params, weightOf } from './mistakes.ts';

/** A shape without corners on squared paper, and how much of each square it covers. */
interface Blob {
  readonly points: readonly Spot[];
  readonly columns: number;
  readonly rows: number;
  readonly whole: number;
  readonly partly: number;
  readonly area: number;
}

const pointsRound = 48;
const linesInRow = 10;

/** Where a level line enters and leaves the shape, from left to right. */
function crossings(points: readonly Spot[], y: number): number[] {
  const found: number[] = [];
  // A plain loop: this runs some thousand times for each shape.
  let one: Spot = points.at(-1) ?? [0, 0];
  for (const other of points) {
    if (one[1] > y !== other[1] > y) found.push(one[0] + ((y - one[1]) / (other[1] - one[1])) * (other[0] - one[0]));
    one = other;
  }
  return found.sort((left, right) => left - right);
}

/** A sliver that nobody sees is neither a whole square nor a part of one. */
const isSliver = (part: number): boolean => (part > 0 && part < 0.05) || (part <= 0.999 && part > 0.96);

/** How much of each square of a row is covered, from 0 to 1: many level lines are drawn through it. */
function coverageOfRow(points: readonly Spot[], columns: number, row: number): number[] {
  const cells = Array.from({ length: columns }, () => 0);
  for (let line = 0; line < linesInRow; line++) {
    const ends = crossings(points, row + (line + 0.5) / linesInRow);
    for (let place = 0; place + 1 < ends.length; place += 2) {
      const [from = 0, to = 0] = ends.slice(place, place + 2);
      for (let column = Math.floor(from); column < to; column++)
        cells[column] = (cells[column] ?? 0) + (Math.min(to, column + 1) - Math.max(from, column)) / linesInRow;
    }
  }
  return cells;
}

/** The same of every square, row by row; undefined from the first row on that has a sliver, as most shapes have. */
function coverage(points: readonly Spot[], columns: number, rows: number): readonly number[] | undefined {
  const cells: number[] = [];
  for (let row = 0; row < rows; row++) {
    const covered = coverageOfRow(points, columns, row);
    if (covered.some(isSliver)) return undefined;
    cells.push(...covered);
  }
  return cells;
}

function drawBlob(random: Random, columns: number, rows: number): Blob | undefined {
  const [wide, high] = [(columns - 2) / 2, (rows - 2) / 2];
  const waves = [2, 3, 5].map((times) => ({
    times,
    size: random.int(3, times === 5 ? 6 : 13) / 100,
    from: random.int(0, 359),
  }));
  const points = Array.from({ length: pointsRound }, (_, at): Spot => {
    const angle = (2 * Math.PI * at) / pointsRound;
    const bulge = waves.reduce(
      (sum, { times, size, from }) => sum + size * Math.cos(times * angle + (from * Math.PI) / 180),
      0.9,
    );
    return [columns / 2 + Math.cos(angle) * bulge * wide, rows / 2 + Math.sin(angle) * bulge * high];
  });
  const cells = coverage(points, columns, rows);
  if (cells === undefined) return undefined;
  const whole = cells.filter((part) => part > 0.999).length;
  const partly = cells.filter((part) => part > 0 && part <= 0.999).length;
  const area = Math.abs(twiceArea(points)) / 2;
  return Math.abs(whole + partly / 2 - area) > 0.8 ? undefined : { points, columns, rows, whole, partly, area };
}

/** A shape that can be counted: most draws leave slivers in some square. */
function fitBlob(random: Random, columns: number, rows: number): Blob | undefined {
  for (let draw = 0; draw < 10; draw++) {
    const blob = drawBlob(random, columns, rows);
    if (blob !== undefined) return blob;
  }
  return undefined;
}

/** What may be drawn, with a square of the paper that gives it a size as in life. */
const things = [
  { what: 'leaf', unit: 'cm²' },
  { what: 'stain', unit: 'cm²' },
  { what: 'ink blot', unit: 'cm²' },
  { what: 'pond', unit: 'm²' },
  { what: 'flower bed', unit: 'm²' },
  { what: 'lawn', unit: 'm²' },
] as const;

/** Ground that may have this many square metres. */
const groundOf = (area: number): readonly string[] => [
  'pond',
  'lawn',
  ...(area >= 500 ? ['lake', 'island'] : []),
  ...(area >= 1000 ? ['wood'] : []),
];

const figureOf = ({ points, columns, rows }: Blob, what: string): Figure =>
  shapeFigure({
    corners: points,
    grid: [columns, rows],
    alt: `${upper(withArticle(what))} with a curved edge on squared paper. It covers some squares completely and others partly.`,
  });

const stepsFor = ({ whole, partly }: Blob): string[] => [
  `Count the whole squares inside: ${whole}.`,
  `Count the squares that are partly covered: ${partly}. Some are more than half covered, some less, so two of them make about one: about ${partly / 2}.`,
];

/** The area of the outline, from its points alone. */
function trueArea(figure: Figure): number {
  const { corners, unit } = readShape(figure);
  return Math.abs(twiceArea(corners)) / 2 / unit ** 2;
}

const gridOf = (random: Random, difficulty: 'easy' | 'medium' | 'hard'): readonly [columns: number, rows: number] =>
  difficulty === 'easy' ? [random.int(6, 7), random.int(5, 6)] : [random.int(7, 9), random.int(6, 7)];

/** The best of four estimates. */
export const estimateBlob: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'blob', difficulty),
  make(random, { difficulty }) {
    const blob = fitBlob(random, ...gridOf(random, difficulty));
    if (blob === undefined) return undefined;
    const { what, unit } = random.pick(things);
    const right = Math.round(blob.area);
    const step = Math.max(3, Math.round(right * 0.28));
    // From the whole squares alone to all that are touched: nobody would choose what is less or more.
    const offered = [-3, -2, -1, 1, 2, 3]
      .map((by) => right + by * step)
      .filter((size) => size > 0 && size >= blob.whole - 2 && size <= blob.whole + blob.partly + 1);
    if (offered.length < 3) return undefined;
    const show = (size: number): string => `about ${size} ${unit}`;
    return chooseText(
      random,
      {
        prompt: [
          `Each square is 1 ${unit}. Which is the best estimate of the area of the ${what}?`,
          drawn(figureOf(blob, what)),
        ],
        hint: 'First count the whole squares. What do the others make together?',
        steps: [
          ...stepsFor(blob),
          `Together that is about ${blob.whole + blob.partly / 2}, so the best estimate is **${show(right)}**.`,
        ],
        variant: `blob ${blob.points
          .slice(0, 4)
          .flat()
          .map((at) => at.toFixed(2))
          .join(' ')}`,
        features: features(right, 2),
      },
      show(right),
      random.sample(offered, 3).map((size) => [show(size), size > right ? named.tooLarge : named.tooSmall] as const),
    );
  },
  solve(seen) {
    if (!seen.text.includes('best estimate of the area') || seen.figure === undefined) return undefined;
    const area = trueArea(seen.figure);
    const off = seen.options.map((option) => Math.abs((numbersIn(option)[0] ?? 0) - area));
    return chosen(seen, (_, place) => off[place] === Math.min(...off));
  },
};

/** From the number of whole squares and of squares in part, as counted by a child. */
export const fromParts: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'parts', difficulty),
  make(random, { difficulty }) {
    const whole = random.int(difficulty === 'easy' ? 6 : 14, difficulty === 'easy' ? 20 : 48);
    const partly = 2 * random.int(3, difficulty === 'easy' ? 6 : 13);
    const each = difficulty === 'easy' ? 1 : random.pick([2, 3, 4, 5]);
    const unit = random.pick(each === 1 ? (['cm²'] as const) : (['m²'] as const));
    const squares = whole + partly / 2;
    const right = squares * each;
    const what = random.pick(each === 1 ? ['leaf', 'stain', 'ink blot'] : groundOf(right));
    return writeNumber(
      {
        prompt: `${upper(withArticle(what))} covers ${whole} whole squares and parts of ${partly} others. Each square is ${each} ${unit}. Count each part as half a square. Estimate the area.`,
        hint: 'How many whole squares do the halves make?',
        steps: [
          `${partly} halves make ${partly} ÷ 2 = ${partly / 2} ${partly === 2 ? 'square' : 'squares'}.`,
          `Together: ${whole} + ${partly / 2} = ${squares} squares.`,
          each === 1
            ? `Each is 1 ${unit}, so the area is about **${right}** ${unit}.`
            : `Each is ${each} ${unit}: ${squares} × ${each} gives about **${right}** ${unit}.`,
        ],
        variant: `parts ${what} ${whole} ${partly} ${each}`,
        features: features(right, each === 1 ? 2 : 3),
      },
      right,
      [
        [(whole + partly) * each, named.partsAsWholes],
        [whole * each, named.wholesOnly],
        ...(each === 1 ? [] : [[squares, named.oneSquare] as const]),
      ],
      inUnit(unit),
    );
  },
  solve(seen) {
    const [, whole, partly, each] =
      /covers (\d+) whole squares and parts of (\d+) others\. Each square is (\d+)/.exec(seen.text) ?? [];
    if (each === undefined) return undefined;
    let halves = Number(partly);
    for (let square = 0; square < Number(whole); square++) halves += 2;
    return answered(seen, (halves * Number(each)) / 2);
  },
};

/** A drawing to scale, where near enough is right. */
export const estimateToScale: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'blobScale', difficulty),
  make(random, { difficulty }) {
    const blob = fitBlob(random, ...gridOf(random, difficulty));
    if (blob === undefined) return undefined;
    const each = random.pick(difficulty === 'hard' ? [4, 5, 10, 20, 25, 50] : [2, 4, 5, 10]);
    const squares = blob.whole + blob.partly / 2;
    const right = squares * each;
    const what = random.pick(groundOf(right));
    const room = Math.ceil(each * Math.max(3, squares * 0.15));
    const asked = writeNumber(
      {
        prompt: [
          `Each square is ${each} m². Estimate the area of the ${what} by counting squares.`,
          drawn(figureOf(blob, what)),
        ],
        hint: 'Estimate how many squares it covers. Then think how big each square is.',
        steps: [
          ...stepsFor(blob),
          `That is about ${squares} squares of ${each} m²: ${squares} × ${each} gives about **${showNumber(right)}** m².`,
          `Any estimate from ${showNumber(right - room)} to ${showNumber(right + room)} m² is fine.`,
        ],
        variant: `scale ${each} ${blob.points
          .slice(0, 4)
          .flat()
          .map((at) => at.toFixed(2))
          .join(' ')}`,
        features: features(right, 4),
      },
      right,
      [
        [squares, named.oneSquare],
        [(blob.whole + blob.partly) * each, named.partsAsWholes],
        [blob.whole * each, named.wholesOnly],
      ].filter((wrong): wrong is [number, typeof named.oneSquare] => Math.abs(Number(wrong[0]) - right) > room),
      { ...inUnit('m²'), tolerance: String(room) },
    );
    return asked;
  },
  solve(seen) {
    const [, each] = /^Each square is (\d+) m²\. Estimate the area/.exec(seen.text) ?? [];
    if (each === undefined || seen.figure === undefined) return undefined;
    return typed(Math.round(trueArea(seen.figure)) * Number(each));
  },
};

/** n.fold: a square of paper is folded once or twice, holes are punched through, and it is opened again. */

import type { Mark } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices } from '../drawn-choice.ts';
import { fairDrawings } from '../fair-drawings.ts';
import { optionFigures, promptFigure } from '../pictures/read-drawing.ts';
import type { Point } from '../pictures/shapes.ts';
import { wordings } from '../wordings.ts';
import {
  across,
  all,
  creases,
  describeHoles,
  type Fold,
  hole,
  last,
  sheet,
  side,
  stays,
  stepMarks,
  textOf,
  unique,
  whole,
} from './folded-paper.ts';

/** Which ways the paper is folded, and how many holes are punched. */
interface Plan {
  readonly folds: readonly (readonly Fold[])[];
  readonly holes: readonly [number, number];
}

const sides: readonly Fold[] = ['left', 'right', 'top', 'bottom'];
const corners: readonly Fold[] = ['topLeft', 'topRight'];
const one = (folds: readonly Fold[]): Fold[][] => folds.map((fold) => [fold]);
const two: Fold[][] = [
  ['left', 'top'],
  ['left', 'bottom'],
  ['right', 'top'],
  ['right', 'bottom'],
  ['top', 'left'],
  ['bottom', 'right'],
];
const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  440803: {
    easy: { folds: one(['left', 'right']), holes: [2, 2] },
    medium: { folds: one(sides), holes: [3, 3] },
    hard: { folds: one(sides), holes: [4, 5] },
  },
  450803: {
    easy: { folds: one(corners), holes: [2, 2] },
    medium: { folds: one(corners), holes: [3, 3] },
    hard: { folds: one(corners), holes: [4, 5] },
  },
  460803: {
    easy: { folds: two, holes: [1, 1] },
    medium: { folds: two, holes: [2, 2] },
    hard: { folds: two, holes: [3, 3] },
  },
  470701: {
    easy: { folds: two, holes: [2, 2] },
    medium: { folds: two, holes: [3, 3] },
    hard: { folds: two, holes: [4, 4] },
  },
};

/** What every drawing has in common counts too when drawings are compared. */
const alwaysThere = Array.from({ length: 9 }, (_, at) => `always ${at}`);

const says = {
  slid: {
    id: 'n.fold/slid-not-mirrored',
    says: 'The holes were slid across here. Mirror them: a hole close to the fold line has a twin close to it.',
  },
  oneFold: { id: 'n.fold/one-fold-missed', says: 'Only one fold was opened here. Open the other one too.' },
  otherWay: {
    id: 'n.fold/mirrored-other-way',
    says: 'Not every twin is in the right place here. Mirror each hole straight across the fold line.',
  },
  moved: {
    id: 'n.fold/hole-moved',
    says: 'This has a hole in a place that was not punched. Compare it with the folded paper.',
  },
  // Where both a hole and the fold are wrong, feedback on one of them alone would mislead.
  movedAndTwins: {
    id: 'n.fold/hole-moved',
    says: 'This has a hole in a place that was not punched. Not every twin is in the right place either.',
  },
  movedAndOneFold: {
    id: 'n.fold/hole-moved',
    says: 'This has a hole in a place that was not punched, and only one fold was opened. Open the other one too.',
  },
} as const satisfies Record<string, Mistake>;

function makeFold(random: Random, plan: Plan): Made | undefined {
  const folds = random.pick(plan.folds);
  const open = (holes: readonly Point[], used: readonly Fold[] = folds): Point[] => {
    let now = [...holes];
    for (const fold of [...used].reverse()) now = now.concat(now.map(across[fold]));
    return now;
  };
  const free = all.filter((cell) => folds.every((fold) => stays[fold](cell)));
  const count = Math.min(random.int(plan.holes[0], plan.holes[1]), free.length - 1);
  const holes = random.sample(free, count);
  const right = open(holes);
  const [first = 'left'] = folds;
  const slide: (cell: Point) => Point =
    first === 'left' || first === 'right'
      ? ([x, y]) => [(x + 3) % side, y]
      : first === 'top' || first === 'bottom'
        ? ([x, y]) => [x, (y + 3) % side]
        : ([x, y]) => [last - x, last - y];
  const slid = (own: readonly Point[]): Point[] => {
    const half = open(own, folds.slice(1));
    return [...half, ...half.map(slide)];
  };
  const isTwo = folds.length === 2;
  const missed = (own: readonly Point[]): Point[] =>
    isTwo
      ? open(own, [folds[random.int(0, 1)] ?? 'left'])
      : [
          ...own,
          ...own.map((cell) => across[first === 'left' || first === 'right' ? 'top' : 'left'](across[first](cell))),
        ];
  const otherHoles = [0, 1, 2].map(() => {
    const lost = random.pick(holes);
    return [...holes.filter((cell) => cell !== lost), random.pick(free.filter((cell) => !holes.includes(cell)))];
  });
  const extra = [...holes, random.pick(free.filter((cell) => !holes.includes(cell)))];
  const [swapped = holes] = otherHoles;
  // Of two readings that look alike the last one counts: it has the fewest faults.
  const pool: { cells: Point[]; because: Mistake }[] = [
    ...otherHoles.slice(0, 2).map((own) => ({ cells: slid(own), because: says.movedAndTwins })),
    { cells: missed(swapped), because: isTwo ? says.movedAndOneFold : says.movedAndTwins },
    ...[...otherHoles, extra].map((own) => ({ cells: open(own), because: says.moved })),
    // A corner folded over cannot be slid across: there the holes were turned instead.
    { cells: slid(holes), because: corners.includes(first) ? says.otherWay : says.slid },
    { cells: missed(holes), because: isTwo ? says.oneFold : says.otherWay },
  ];
  // Where a twin falls on another hole, counting the holes would do, and no feedback on twins is true.
  const withOtherCounts: readonly Mistake[] = [says.moved, says.oneFold, says.movedAndOneFold];
  const isFit = ({ cells, because }: (typeof pool)[number]): boolean =>
    withOtherCounts.includes(because) || unique(cells).length === unique(right).length;
  const rightCells = unique(right);
  const distinct = new Map(
    pool.filter(isFit).map(({ cells, because }) => [textOf(cells), { cells: unique(cells), because }] as const),
  );
  distinct.delete(textOf(rightCells));
  if (distinct.size < 4) return undefined;
  const answer = { cells: rightCells, because: undefined };
  const seen = ({ cells }: { cells: readonly Point[] }): string[] => [
    ...alwaysThere,
    ...cells.flatMap(([x, y]) => [`x${x}`, `y${y}`]),
  ];
  const laid = random.shuffle([
    answer,
    ...fairDrawings<{ cells: Point[]; because: Mistake | undefined }>(
      random,
      answer,
      [...distinct.values()],
      4,
      seen,
      ({ cells }) => cells.length,
    ),
  ]);
  // Else the folded part alone, compared hole by hole, would tell the answer and nobody had to unfold anything.
  if (laid.every(({ because }) => because === undefined || because.id === says.moved.id)) return undefined;
  const steps: { done: readonly Fold[]; next: Fold | undefined }[] = [
    ...folds.map((fold, at) => ({ done: folds.slice(0, at), next: fold })),
    { done: folds, next: undefined },
  ];
  return askDrawn(
    {
      prompt: [
        worded(random, wordings.foldedPaper({ folds: folds.length, holes: holes.length })),
        drawn({
          width: steps.length * 112 - 8,
          height: 104,
          marks: steps.map(
            ({ done, next }, at): Mark => ({
              kind: 'group',
              move: [at * 112 + 4, 4],
              marks: stepMarks(done, next, next === undefined ? holes : []),
            }),
          ),
          alt: `A square of paper, six places wide and high. ${folds.map((fold) => `Fold ${creases[fold].words}.`).join(' ')} Holes: ${describeHoles(holes)}.`,
        }),
      ],
      hint: `Open the paper in your mind${folds.length === 1 ? '' : ', the last fold first'}. Each hole gets a twin across the fold line.`,
      steps: [
        `There ${holes.length === 1 ? 'is one hole' : `are ${holes.length} holes`} in the folded paper.`,
        ...[...folds]
          .reverse()
          .map(
            (fold) =>
              `Undo the fold that brought ${creases[fold].words}: every hole gets a mirror twin on the other side of the dashed line.`,
          ),
        `That makes ${unique(right).length} holes. A twin is as far from the fold line as its hole, straight across.`,
      ],
      variant: `${folds.join('+')} ${textOf(holes)}`,
      features: { folds: folds.length, holes: holes.length, slanting: corners.includes(first) ? 1 : 0 },
    },
    laid.map(({ cells, because }) => ({
      figure: {
        width: 104,
        height: 104,
        marks: [{ kind: 'group', move: [4, 4], marks: [sheet(whole, 'paper'), ...cells.map(hole)] }],
        alt: `Paper with holes: ${describeHoles(cells)}.`,
      },
      because,
    })),
  );
}

/** Unfolds by coordinates: mirrors the drawn holes in the drawn dashed lines, the last fold first. */
function solveFold(question: Question): number[] {
  const steps = promptFigure(question).marks.flatMap((mark) => (mark.kind === 'group' ? [mark.marks] : []));
  const lines = steps.flatMap((marks) =>
    marks.flatMap((mark) => (mark.kind === 'line' && mark.dashed === true ? [mark] : [])),
  );
  const circles = (marks: readonly Mark[]): Point[] =>
    marks.flatMap((mark): Point[] => (mark.kind === 'circle' ? [[mark.x, mark.y]] : []));
  let holes = circles(steps.at(-1) ?? []);
  for (const { from, to } of lines.reverse()) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    holes = [
      ...holes,
      ...holes.map(([x, y]): Point => {
        const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
        return [2 * (from[0] + along * dx) - x, 2 * (from[1] + along * dy) - y];
      }),
    ];
  }
  const text = (points: readonly Point[]): string =>
    [...new Set(points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`))].sort().join(' ');
  const wanted = text(holes);
  return optionFigures(question).flatMap(({ marks }, place) =>
    text(circles(marks.flatMap((mark) => (mark.kind === 'group' ? mark.marks : [])))) === wanted ? [place] : [],
  );
}

/** Folded and punched paper. */
export const foldGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.fold',
  version: 6,
  serves: ladders,
  capacity({ params, difficulty }) {
    const { folds, holes } = params[difficulty];
    const free = folds[0]?.length === 2 ? 9 : folds.some(([fold]) => fold === 'topLeft') ? 15 : 18;
    const ways = (from: number, count: number): number =>
      count === 0 ? 1 : (ways(from - 1, count - 1) * from) / count;
    let sum = 0;
    for (let count = holes[0]; count <= holes[1]; count++) sum += ways(free, Math.min(count, free - 1));
    return Math.round(sum * folds.length);
  },
  make: (random, { params, difficulty }) => makeFold(random, params[difficulty]),
  solve: (question) => choices(solveFold(question)),
});

/** n.hidden: a shape of lines, neither turned nor flipped, is hidden in one of the pictures. */

import type { Figure, Mark } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator, type Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { numberInWords } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, choices } from '../drawn-choice.ts';
import { optionFigures, promptFigure } from '../pictures/read-drawing.ts';
import type { Point } from '../pictures/shapes.ts';
import { wordings } from '../wordings.ts';

interface Plan {
  /** Edges of the shape, and of the picture it hides in. */
  readonly edges: number;
  readonly lines: number;
  readonly slanting: boolean;
  readonly options: 4 | 5;
}

const plan = (edges: number, lines: number, slanting: boolean, options: 4 | 5 = 5): Plan => ({
  edges,
  lines,
  slanting,
  options,
});
const ladders: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  430701: { easy: plan(4, 10, false, 4), medium: plan(5, 13, false, 4), hard: plan(5, 14, true, 4) },
  440801: { easy: plan(5, 12, false), medium: plan(5, 14, true), hard: plan(6, 17, true) },
  450801: { easy: plan(5, 14, true), medium: plan(6, 17, true), hard: plan(7, 20, true) },
  460801: { easy: plan(6, 16, true), medium: plan(7, 19, true), hard: plan(8, 22, true) },
  470702: { easy: plan(6, 18, true), medium: plan(7, 21, true), hard: plan(8, 25, true) },
};

/** A line between two neighbouring lattice points: its direction (0 to 3) × 100 + column × 10 + row, so that a shift is a sum. */
type Edge = number;
const side = 5;
const slants: readonly Point[] = [
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
];
const unit = 20;
const directions: readonly Point[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

function edgeOf(from: Point, to: Point): Edge {
  const isForward = to[0] > from[0] || (to[0] === from[0] && to[1] > from[1]);
  const [start, end] = isForward ? [from, to] : [to, from];
  const direction = directions.findIndex(([dx, dy]) => dx === end[0] - start[0] && dy === end[1] - start[1]);
  return direction * 100 + start[0] * 10 + start[1];
}

function pointsOf(edge: Edge): [Point, Point] {
  const [x, y] = [Math.floor((edge % 100) / 10), edge % 10];
  const [dx, dy] = directions[Math.floor(edge / 100)] ?? [0, 0];
  return [
    [x, y],
    [x + dx, y + dy],
  ];
}

function stepsFrom([x, y]: Point, slanting: boolean): Point[] {
  const all: Point[] = [[1, 0], [-1, 0], [0, 1], [0, -1], ...(slanting ? slants : [])];
  return all
    .map(([dx, dy]): Point => [x + dx, y + dy])
    .filter(([nx, ny]) => nx >= 0 && ny >= 0 && nx < side && ny < side);
}

const shifted = (edges: readonly Edge[], dx: number, dy: number): Edge[] => edges.map((edge) => edge + dx * 10 + dy);

/** Every shift that leaves some of a shape over the picture, also one past its edge, where a child may try it too. */
const anywhere: readonly number[] = [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((dx) =>
  [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((dy) => dx * 10 + dy),
);

/** Whether the shape lies somewhere in the picture. */
function isHidden(shape: readonly Edge[], picture: ReadonlySet<Edge>): boolean {
  return anywhere.some((by) => shape.every((edge) => picture.has(edge + by)));
}

/** The shape twice as large. */
const enlarged = (shape: readonly Edge[]): Edge[] =>
  shape.flatMap((edge) => {
    const [[x, y], [nextX, nextY]] = pointsOf(edge);
    const middle: Point = [x + nextX, y + nextY];
    return [edgeOf([2 * x, 2 * y], middle), edgeOf(middle, [2 * nextX, 2 * nextY])];
  });

/** Whether a child could find the shape in the picture. How large it is drawn depends on the screen, so a larger one counts. */
const isFound = (shape: readonly Edge[], picture: ReadonlySet<Edge>): boolean =>
  isHidden(shape, picture) || isHidden(enlarged(shape), picture);

function drawnShape(random: Random, { edges, slanting }: Plan): Edge[] | undefined {
  const path: Point[] = [[2, 2]];
  const taken: Edge[] = [];
  while (taken.length < edges) {
    const now = path.at(-1) ?? [0, 0];
    const before = path.at(-2);
    const fresh = stepsFrom(now, slanting).filter(
      (next) =>
        !taken.includes(edgeOf(now, next)) &&
        !(
          before !== undefined &&
          next[0] - now[0] === now[0] - before[0] &&
          next[1] - now[1] === now[1] - before[1] &&
          random.chance(2, 3)
        ),
    );
    if (fresh.length === 0) return undefined;
    const next = random.pick(fresh);
    taken.push(edgeOf(now, next));
    path.push(next);
  }
  const all = path;
  const spread = (axis: 0 | 1): number =>
    Math.max(...all.map((point) => point[axis])) - Math.min(...all.map((point) => point[axis]));
  if (spread(0) > 3 || spread(1) > 3 || spread(0) + spread(1) < 3) return undefined;
  return shifted(taken, -Math.min(...all.map(([x]) => x)), -Math.min(...all.map(([, y]) => y)));
}

/** Whether every line can be reached from every other along the lines. */
function hangsTogether(picture: ReadonlySet<Edge>): boolean {
  const [first, ...rest] = [...picture].map((edge) => pointsOf(edge).map(String));
  const reached = new Set(first);
  let left = rest;
  for (let before = left.length + 1; left.length < before; ) {
    before = left.length;
    left = left.filter((ends) => {
      if (!ends.some((end) => reached.has(end))) return true;
      for (const end of ends) reached.add(end);
      return false;
    });
  }
  return left.length === 0;
}

function drawnPicture(
  random: Random,
  plan: Plan,
  start: readonly Edge[],
  accept: (picture: ReadonlySet<Edge>) => boolean,
): Set<Edge> | undefined {
  const picture = new Set(start);
  for (let tries = 0; picture.size < plan.lines && tries < 90; tries++) {
    const from = random.pick(pointsOf(random.pick([...picture])));
    const edge = edgeOf(from, random.pick(stepsFrom(from, plan.slanting)));
    if (picture.has(edge)) continue;
    picture.add(edge);
    if (!accept(picture)) picture.delete(edge);
  }
  // A line lost from a shape may leave it in two parts: a picture in parts would be known as a wrong one.
  return picture.size === plan.lines && hangsTogether(picture) ? picture : undefined;
}

function draw(edges: Iterable<Edge>, lit: ReadonlySet<Edge>): Mark[] {
  // The lines to be seen are drawn last, on top of those they cross.
  const inOrder = [...edges].sort().sort((one, other) => Number(lit.has(one)) - Number(lit.has(other)));
  return inOrder.map((edge): Mark => {
    const [from, to] = pointsOf(edge);
    return {
      kind: 'line',
      from: [from[0] * unit, from[1] * unit],
      to: [to[0] * unit, to[1] * unit],
      stroke: lit.has(edge) ? 'accent' : 'ink',
      strokeWidth: lit.has(edge) ? 5 : 2.5,
    };
  });
}
/** The lines in the middle of the paper. Above the options it is wider than one, so that all are drawn to about one scale. */
function figureOf(
  edges: Iterable<Edge>,
  alt: string,
  isPrompt: boolean,
  lit: ReadonlySet<Edge> = new Set<Edge>(),
): Figure {
  const all = [...edges].flatMap(pointsOf);
  const size = (axis: 0 | 1): number => Math.max(...all.map((point) => point[axis])) * unit;
  const least = (axis: 0 | 1): number => Math.min(...all.map((point) => point[axis])) * unit;
  const width = isPrompt ? 240 : 100;
  const height = isPrompt ? size(1) - least(1) + 24 : 100;
  const move: Point = [(width - size(0) - least(0)) / 2, (height - size(1) - least(1)) / 2];
  return { width, height, marks: [{ kind: 'group', move, marks: draw(edges, lit) }], alt };
}
const words = (edges: Iterable<Edge>): string =>
  [...edges]
    .map((edge) => {
      const [from, to] = pointsOf(edge);
      return `${from.join('-')} to ${to.join('-')}`;
    })
    .join(', ');

function fits(shape: readonly Edge[]): Point[] {
  const all = shape.flatMap(pointsOf);
  const places: Point[] = [];
  for (let dx = 0; dx < side; dx++)
    for (let dy = 0; dy < side; dy++) if (all.every(([x, y]) => x + dx < side && y + dy < side)) places.push([dx, dy]);
  return places;
}

/** The picture with the lines of the shape in it set off, for the last step of an explanation. */
const shownIn = (picture: Iterable<Edge>, home: readonly Edge[], isPrompt: boolean) => ({
  sentence: 'So this is the answer. Here you see where the shape lies:',
  figure: figureOf(picture, `The picture with the shape in it: ${words(home)}.`, isPrompt, new Set(home)),
});

/** From an edge to the next one in the same direction, by direction. */
const onwards: readonly number[] = directions.map(([dx, dy]) => dx * 10 + dy);

/** The lines of a shape as a child counts them, each by its first edge: edges in one straight row are one line. */
function linesOf(shape: readonly Edge[], edges = shape): Set<Edge> {
  const all = new Set(shape);
  return new Set(
    edges.map((edge) => {
      const step = onwards[Math.floor(edge / 100)] ?? 1;
      let start = edge;
      while (all.has(start - step)) start -= step;
      return start;
    }),
  );
}

/** How a line is not in the picture: of one that is longer than an edge a part may be there. */
const missingWords = (shape: readonly Edge[]): string =>
  linesOf(shape).size < shape.length ? 'missing or too short' : 'missing from the picture';

/** What is wrong with a shape that is not in the picture: how many of its lines are missing where it fits best. */
function missingLines(shape: readonly Edge[], picture: ReadonlySet<Edge>): Mistake {
  const missingAt = (by: number): readonly Edge[] => shape.filter((edge) => !picture.has(edge + by));
  const missing = Math.min(...anywhere.map((by) => linesOf(shape, missingAt(by)).size));
  return missing === 1
    ? {
        id: 'n.hidden/one-line-missing',
        says: `Wherever you try this shape, at least one of its lines is ${missingWords(shape)}.`,
      }
    : {
        id: 'n.hidden/lines-missing',
        says: `Wherever you try this shape, at least ${numberInWords(missing)} of its lines are ${missingWords(shape)}.`,
      };
}

/** The shape with each of its points moved, back in the corner of the paper. */
function posed(shape: readonly Edge[], to: (point: Point) => Point): Edge[] {
  const ends = shape.map(pointsOf).map(([from, until]): [Point, Point] => [to(from), to(until)]);
  const least = (axis: 0 | 1): number => Math.min(...ends.flat().map((point) => point[axis]));
  const [left, top] = [least(0), least(1)];
  return ends.map(([[x, y], [nextX, nextY]]) => edgeOf([x - left, y - top], [nextX - left, nextY - top]));
}

const turns: readonly ((point: Point) => Point)[] = [([x, y]) => [-y, x], ([x, y]) => [-x, -y], ([x, y]) => [y, -x]];
const flips: readonly ((point: Point) => Point)[] = [
  ([x, y]) => [-x, y],
  ([x, y]) => [x, -y],
  ([x, y]) => [y, x],
  ([x, y]) => [-y, -x],
];

/** The mistake behind a picture that has the whole shape, only turned or flipped. */
function otherWayUp(shape: readonly Edge[], picture: ReadonlySet<Edge>): Mistake | undefined {
  const isThere = (to: (point: Point) => Point): boolean => isHidden(posed(shape, to), picture);
  const says = (done: string): Mistake => ({
    id: 'n.hidden/other-way-up',
    says: `The whole shape can be found here, but it is ${done}. It has to lie just as it is drawn.`,
  });
  if (turns.some(isThere)) return says('turned');
  return flips.some(isThere) ? says('flipped over') : undefined;
}

function makeHidden(random: Random, own: Plan): Made | undefined {
  const shape = drawnShape(random, own);
  if (shape === undefined) return undefined;
  const isReversed = random.chance(1, 2);
  const place = random.pick(fits(shape));
  const home = shifted(shape, place[0], place[1]);
  const because = {
    id: 'n.hidden/one-line-missing',
    says: `Trace every line of the shape: one of them is ${missingWords(shape)}.`,
  };
  if (!isReversed) {
    const right = drawnPicture(random, own, home, () => true);
    const wrong: Set<Edge>[] = [];
    while (wrong.length < own.options - 1) {
      const [dx, dy] = random.pick(fits(shape));
      const lost = random.pick(shape);
      const picture = drawnPicture(
        random,
        own,
        shifted(
          shape.filter((edge) => edge !== lost),
          dx,
          dy,
        ),
        (now) => !isFound(shape, now),
      );
      if (picture === undefined) return undefined;
      wrong.push(picture);
    }
    if (right === undefined) return undefined;
    const options = random.shuffle([right, ...wrong]);
    return askDrawn(
      {
        prompt: [
          worded(random, wordings.hidesShape),
          drawn(figureOf(shape, `A shape of lines: ${words(shape)}.`, true)),
        ],
        hint: 'Find a part of the shape that is easy to spot, such as a corner. Look for it in each picture.',
        steps: [
          'Pick a part of the shape that is easy to spot, such as a corner or the end of a line.',
          'Look for that part in each picture. When you find it, trace the shape line by line from there.',
          `The shape has ${numberInWords(linesOf(shape).size)} lines. If one of them is not in the picture, try the next place. Only one picture has them all.`,
        ],
        variant: `in ${shape.join(';')} ${[...right].sort().join(';')}`,
        features: { edges: own.edges, lines: own.lines, slanting: own.slanting ? 1 : 0 },
      },
      options.map((picture) => ({
        figure: figureOf(picture, `A picture of lines: ${words(picture)}.`, false),
        because: picture === right ? undefined : (otherWayUp(shape, picture) ?? because),
      })),
      shownIn(right, home, false),
    );
  }
  const picture = drawnPicture(random, own, home, () => true);
  if (picture === undefined) return undefined;
  const wrong: Edge[][] = [];
  for (let tries = 0; wrong.length < own.options - 1 && tries < 60; tries++) {
    const other = drawnShape(random, own);
    if (
      other !== undefined &&
      !isFound(other, picture) &&
      ![shape, ...wrong].some((known) => [...known].sort().join() === [...other].sort().join())
    )
      wrong.push(other);
  }
  if (wrong.length < own.options - 1) return undefined;
  return askDrawn(
    {
      prompt: [
        worded(random, wordings.hiddenShape),
        drawn(figureOf(picture, `A picture of lines: ${words(picture)}.`, true)),
      ],
      hint: 'Try one shape at a time. Look for one of its corners first.',
      steps: [
        'Pick a corner of the first shape, or the end of a line, and look for it in the picture.',
        'When you find it, trace the shape line by line. If a line is missing, try the next place.',
        'If no place works, go on to the next shape. Only one of the shapes has all its lines in the picture.',
      ],
      variant: `of ${shape.join(';')} ${[...picture].sort().join(';')}`,
      features: { edges: own.edges, lines: own.lines, slanting: own.slanting ? 1 : 0 },
    },
    random.shuffle([shape, ...wrong]).map((option) => ({
      figure: figureOf(option, `A shape of lines: ${words(option)}.`, false),
      because: option === shape ? undefined : (otherWayUp(option, picture) ?? missingLines(option, picture)),
    })),
    shownIn(picture, home, true),
  );
}

/** Reads the drawn lines back and looks for the smaller drawing in the larger one, at every place. */
function solveHidden(question: Question): number[] {
  const read = ({ marks: [group] }: Figure): Edge[] =>
    (group?.kind === 'group' ? group.marks : []).flatMap((mark) =>
      mark.kind === 'line'
        ? [edgeOf([mark.from[0] / unit, mark.from[1] / unit], [mark.to[0] / unit, mark.to[1] / unit])]
        : [],
    );
  const shown = read(promptFigure(question));
  return optionFigures(question).flatMap((figure, place) => {
    const option = read(figure);
    const [small, large] = option.length > shown.length ? [shown, option] : [option, shown];
    return isHidden(small, new Set(large)) ? [place] : [];
  });
}

/** Shapes hidden among lines. */
export const hiddenGenerator = defineGenerator<Readonly<Record<Difficulty, Plan>>>({
  generatorId: 'n.hidden',
  version: 5,
  serves: ladders,
  make: (random, { params, difficulty }) => makeHidden(random, params[difficulty]),
  solve: (question) => choices(solveHidden(question)),
});

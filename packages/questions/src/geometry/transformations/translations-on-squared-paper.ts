/** Translations on squared paper: saying the move, and finding the picture of a move. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, chosenFigure } from '../../kernel/seen.ts';
import { chooseFigure, chooseText } from '../ask.ts';
import type { Point } from '../vector.ts';
import { often } from './ladder.ts';
import { describeShift, features, named, type Params, readShift } from './mistakes.ts';
import { applyAll, drawShape, extent, isWithin, overlaps, sameShape, shift } from './moves.ts';
import { type Paper, paperFigure, readPaper } from './squared-paper.ts';

type Cell = Parameters<Form<Params>['make']>[1];
const wide: Paper = { columns: 12, rows: 9, unit: 26 };
const small: Paper = { columns: 8, rows: 8, unit: 17 };

/** A shape and a shift that keep to the paper. */
function draw(random: Random, { difficulty }: Cell, paper: Paper): { shape: Point[]; by: Point } | undefined {
  const raw = drawShape(random);
  const [width, height] = extent(raw);
  const shape = applyAll(shift(random.int(0, paper.columns - width), random.int(0, paper.rows - height)), raw);
  const most = difficulty === 'easy' ? 4 : paper.columns - 3;
  const by: Point = [random.int(-most, most), random.int(-most, most)];
  const [least = 0, largest = 0] = by.map(Math.abs).sort((one, other) => one - other);
  // A move along one line is for younger children.
  if (least === 0 || largest < { easy: 2, medium: 4, hard: 5 }[difficulty]) return undefined;
  if (difficulty === 'easy' ? by[0] < 0 && by[1] < 0 : Math.abs(by[0]) === Math.abs(by[1])) return undefined;
  const image = applyAll(shift(...by), shape);
  return isWithin(image, [0, 0], [paper.columns, paper.rows]) && !overlaps(shape, image) ? { shape, by } : undefined;
}

/**
 * Three wrong moves: one number wrong, the other wrong, both wrong. The right one then is no more like the others than
 * any of them.
 */
function wrongMoves(random: Random, [dx, dy]: Point, [width, height]: Point): (readonly [string, Mistake])[] {
  const off = (
    value: number,
    extent: number,
    other: number,
    back: Mistake,
    sameTwice: Mistake,
  ): readonly [number, Mistake] => {
    const between = Math.abs(value) - extent;
    const gap = between > 0 ? ([Math.sign(value) * between, named.gap] as const) : ([value, named.gap] as const);
    const [wrong, because] = random.pick([
      gap,
      gap,
      [-value, back],
      [Math.sign(value) * Math.abs(other), sameTwice],
      [value + Math.sign(value), named.short],
    ] as const);
    return wrong === value ? [value + Math.sign(value), named.short] : [wrong, because];
  };
  const [x, becauseX] = off(dx, width, dy, named.wrongAcross, named.upTakenAcross);
  const [y, becauseY] = off(dy, height, dx, named.wrongUp, named.acrossTakenUp);
  return [
    [describeShift([x, dy]), becauseX],
    [describeShift([dx, y]), becauseY],
    [describeShift([x, y]), bothWrong([dx, dy], [x, y], becauseX, becauseY)],
  ];
}

/** Both directions are wrong: by one mistake made twice, or each for its own reason. A number that only goes the other way is right. */
function bothWrong([dx, dy]: Point, [x, y]: Point, across: Mistake, up: Mistake): Mistake {
  if (x === -dx) return y === -dy ? named.wrongWay : named.acrossAndCount(dy < 0 ? 'down' : 'up');
  if (y === -dy) return named.upAndCount(dx < 0 ? 'left' : 'right');
  if (Math.abs(x) === Math.abs(dy) && Math.abs(y) === Math.abs(dx)) return named.swaps;
  if (across !== up) return named.both;
  return across === named.short ? named.both : across;
}

/**
 * Three wrong moves where the way back is asked for: the way there, and a slip in the numbers either way. So neither the direction nor a
 * number tells the right one.
 */
function wrongWaysBack(random: Random, [dx, dy]: Point, [width, height]: Point): (readonly [string, Mistake])[] {
  const gap = (value: number, extent: number): number => Math.sign(value) * (Math.abs(value) - extent);
  const slips: readonly (readonly [Point, Mistake])[] = [
    [[gap(dx, width), dy], named.gap],
    [[dx, gap(dy, height)], named.gap],
    [[Math.sign(dx) * Math.abs(dy), Math.sign(dy) * Math.abs(dx)], named.swaps],
    [[dx + Math.sign(dx), dy], named.short],
    [[dx, dy + Math.sign(dy)], named.short],
  ];
  // A shape has no gap to another that is level with it: the number would be none, or go the other way.
  const fit = slips.filter(([[x, y]]) => x * dx > 0 && y * dy > 0);
  const [[x, y], because] = random.pick(fit);
  return [
    [describeShift([-dx, -dy]), named.there],
    [describeShift([x, y]), because],
    [describeShift([-x, -y]), named.thereAndCount],
  ];
}

/** How shape P moves to shape Q. */
export const describeMove: Form<Params> = {
  weight: often('say'),
  make(random, cell) {
    const found = draw(random, cell, wide);
    if (found === undefined) return undefined;
    const { shape, by } = found;
    const [dx, dy] = by;
    const back = cell.difficulty === 'hard';
    const image = applyAll(shift(dx, dy), shape);
    const [width, height] = extent(shape);
    const right = back ? describeShift([-dx, -dy]) : describeShift(by);
    const sign = back ? -1 : 1;
    return chooseText(
      random,
      {
        prompt: [
          back ? 'Shape P was moved to Q. How must Q move to get back to P?' : 'How does shape P move to shape Q?',
          drawn(
            paperFigure(
              wide,
              [
                { name: 'P', points: shape },
                { name: 'Q', points: image, isImage: true },
              ],
              undefined,
              'Squared paper with a shape P, and the same shape at another place, called Q.',
            ),
          ),
        ],
        hint: `Choose one corner of ${back ? 'Q' : 'P'}. Find the same corner of ${back ? 'P' : 'Q'}. Count the squares.`,
        steps: [
          `Follow one corner from ${back ? 'Q to P' : 'P to Q'}.`,
          `Across: ${describeShift([dx * sign, 0])}.`,
          `Up or down: ${describeShift([0, dy * sign])}.`,
          `The move is **${right}**.`,
        ],
        variant: `say ${shape.join(' ')} ${by} ${back}`,
        features: features(cell, back ? 3 : 2),
      },
      right,
      (back ? wrongWaysBack : wrongMoves)(random, [dx * sign, dy * sign], [width, height]),
    );
  },
  solve(seen) {
    const back = /get back to P/.test(seen.text);
    if ((!back && !seen.text.startsWith('How does shape P move')) || seen.figure === undefined) return undefined;
    const [p = [], q = []] = readPaper(seen.figure).shapes;
    return chosen(seen, (option) => {
      const [dx, dy] = readShift(option);
      return sameShape(applyAll(shift(dx, dy), back ? q : p), back ? p : q);
    });
  },
};

/** Which picture shows the move. */
export const pickMove: Form<Params> = {
  weight: often('pick'),
  make(random, cell) {
    const found = draw(random, cell, small);
    if (found === undefined) return undefined;
    const { shape, by } = found;
    const [dx, dy] = by;
    const [width, height] = extent(shape);
    const figureOf = (move: Point) => {
      const image = applyAll(shift(...move), shape);
      return {
        figure: paperFigure(
          small,
          [
            { name: 'P', points: shape },
            { name: 'Q', points: image, isImage: true },
          ],
          undefined,
          'Squared paper with the shape P and its image Q.',
        ),
        same: String(move),
        fits:
          isWithin(image, [0, 0], [small.columns, small.rows]) &&
          !overlaps(shape, image) &&
          (move[0] !== 0 || move[1] !== 0),
      };
    };
    const right = figureOf(by);
    const wrongs: readonly (readonly [Point, Mistake])[] = [
      [[dx + Math.sign(dx) * width, dy], named.gapAsMove],
      [[dx, dy + Math.sign(dy) * height], named.gapAsMove],
      ...(Math.abs(dx) === Math.abs(dy) ? [] : [[[dy, dx], named.swaps] as const]),
      [[dx, -dy], named.wrongUp],
      [[-dx, dy], named.wrongAcross],
      [[-dx, -dy], named.wrongWay],
      [[dx + 1, dy], named.short],
      [[dx - 1, dy], named.short],
      [[dx, dy + 1], named.short],
      [[dx, dy - 1], named.short],
    ] as const;
    const fitting = wrongs
      .map(([move, because]) => ({ ...figureOf([move[0] + 0, move[1] + 0]), because }))
      .filter(({ fits }) => fits);
    return chooseFigure(
      random,
      {
        prompt: `Which picture shows shape P moved **${describeShift(by)}** to Q?`,
        hint: 'Take one corner of P. Count the squares to the same corner of Q.',
        steps: [
          'Follow one corner of P.',
          `It must go ${describeShift(by)}.`,
          'This picture is right:',
          drawn(right.figure),
        ],
        variant: `pick ${shape.join(' ')} ${by}`,
        features: features(cell, 2),
      },
      right,
      fitting,
    );
  },
  solve(seen) {
    const [, words] = /^Which picture shows shape P moved (.+) to Q\?$/.exec(seen.text) ?? [];
    if (words === undefined) return undefined;
    const [dx, dy] = readShift(words);
    return chosenFigure(seen, (figure) => {
      const [p = [], q = []] = readPaper(figure).shapes;
      return p.every(([x, y]) => q.some(([u, v]) => u === x + dx && v === y + dy));
    });
  },
};

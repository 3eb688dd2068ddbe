/** Moves told by points alone: the same translation for another point, and the mirror line between a point and its image. */
import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { pointsIn, showPoint } from '../grid-figure.ts';
import { answeredPoint, askPoint } from '../point-answer.ts';
import { minus, type Point, plus } from '../vector.ts';
import { often } from './ladder.ts';
import { describeShift, features, mistake, named, type Params } from './mistakes.ts';

const pointIn = (random: Random, low: number, high: number): Point => [random.int(low, high), random.int(low, high)];

/** Where a translation takes another point. */
export const sameMove: Form<Params> = {
  weight: often('same move'),
  make(random, cell) {
    const [low, high] = cell.params.about === 'move5' ? [0, 10] : [-8, 8];
    const [from, to, other] = [0, 1, 2].map(() => pointIn(random, low, high));
    if (from === undefined || to === undefined || other === undefined) return undefined;
    const by = minus(to, from);
    const target = plus(other, by);
    const swapped = plus(other, [by[1], by[0]]);
    const isFit = target.every((value) => value >= low && value <= high);
    const numbers = [...from, ...to, ...other, ...target];
    const hasZero = low < 0 && numbers.some((value) => value === 0);
    if (!isFit || hasZero || Math.abs(by[0]) === Math.abs(by[1]) || by.some((value) => Math.abs(value) < 2))
      return undefined;
    if (target[0] === target[1] || other[0] === from[0] || other[1] === from[1]) return undefined;
    return askPoint(
      random,
      {
        prompt: `A translation takes ${showPoint(from)} to ${showPoint(to)}. Where does the same translation take ${showPoint(other)}?`,
        hint: `How far across and how far up or down is it from ${showPoint(from)} to ${showPoint(to)}?`,
        steps: [
          `From ${showPoint(from)} to ${showPoint(to)}: ${describeShift(by)}.`,
          `${describeShift([by[0], 0])}: x becomes ${showNumber(target[0])}.`,
          `${describeShift([0, by[1]])}: y becomes ${showNumber(target[1])}.`,
          `The point goes to **${showPoint(target)}**.`,
        ],
        variant: `same ${from} ${to} ${other}`,
        features: features(cell, 4),
        onlyPositive: low === 0,
        within: { low, high },
      },
      target,
      // Each of a set shares as much with the others, so that the right one isn’t the one most like all.
      random.chance(1, 2)
        ? [
            [plus(other, [by[0], -by[1]]), named.wrongUp],
            [plus(other, [-by[0], by[1]]), named.wrongAcross],
            [minus(other, by), named.wrongWay],
          ]
        : [
            [[target[1], target[0]], named.order],
            [swapped, named.swaps],
            [[swapped[1], swapped[0]], named.swapsAndOrder],
          ],
    );
  },
  solve(seen) {
    const [, found = ''] = /^(A translation takes .*) Where does the same translation take/.exec(seen.text) ?? [];
    const [from, to, other] = pointsIn(seen.text);
    if (found === '' || from === undefined || to === undefined || other === undefined) return undefined;
    return answeredPoint(seen, [other[0] + to[0] - from[0], other[1] + to[1] - from[1]]);
  },
};

/** The line that mirrors one point to another. */
export const mirrorLine: Form<Params> = {
  weight: often('mirror line'),
  make(random, cell) {
    const isUpright = random.chance(1, 2);
    const k = random.int(1, 4) * random.pick([-1, 1]);
    const away = random.int(2, 5);
    const level = random.int(1, 7) * random.pick([-1, 1]);
    const side = random.pick([-1, 1]);
    const at = (value: number): Point => (isUpright ? [value, level] : [level, value]);
    const [from, to] = [at(k - side * away), at(k + side * away)];
    const lineNamed = (upright: boolean, value: number): string =>
      `the line ${upright ? 'x' : 'y'} = ${showNumber(value)}`;
    const half = mistake('half-the-distance', 'That is half the distance. Count it off from one of the points.');
    const along = mistake('line-through-both', 'Both points lie on that line. The mirror line lies between them.');
    const other = mistake('wrong-mirror', 'That line runs the other way. Which of the two numbers changes?');
    const nearTo = mistake('unequal-distance', 'That line is nearer to one of the points than to the other.');
    const unchanged = mistake(
      'unchanged-number',
      'That number is the same in both points. Use the two numbers that change.',
    );
    if (Math.abs(k) === away || level === k || Math.abs(level) === Math.abs(k)) return undefined;
    const changes = isUpright ? 'x' : 'y';
    return chooseText(
      random,
      {
        prompt: `A reflection takes ${showPoint(from)} to ${showPoint(to)}. Which is the mirror line?`,
        hint: 'Which number changes? The mirror line is halfway between the two points.',
        steps: [
          `Only ${changes} changes: from ${showNumber(k - side * away)} to ${showNumber(k + side * away)}.`,
          `Halfway between them is ${showNumber(k)}.`,
          `It is **${lineNamed(isUpright, k)}**.`,
        ],
        variant: `line ${from} ${to}`,
        features: features(cell, 3),
      },
      lineNamed(isUpright, k),
      [
        [lineNamed(!isUpright, k), other],
        [lineNamed(!isUpright, level), along],
        [lineNamed(isUpright, level), unchanged],
        [lineNamed(isUpright, away), half],
        [lineNamed(isUpright, k + 1), nearTo],
        [lineNamed(isUpright, k - 1), nearTo],
      ],
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (!/^A reflection takes .* Which is the mirror line\?/.test(seen.text)) return undefined;
    const [one, two] = pointsIn(seen.text);
    if (one === undefined || two === undefined) return [];
    return chosen(seen, (option) => {
      const [, axis, value] = /^the line ([xy]) = (-?\d+)$/.exec(option) ?? [];
      const at = axis === 'x' ? 0 : 1;
      return one[at] + two[at] === 2 * Number(value) && one[1 - at] === two[1 - at];
    });
  },
};

/** Questions on adding and subtracting in the head. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { answered, chosen, typed } from '../../kernel/seen.ts';
import { chooseText, writeNumber } from '../ask.ts';
import { byJumps, drawSum, features, hintFor, resultOf } from './adding-sums.ts';
import { mistake, named, type Params } from './mistakes.ts';

/** A sum to do in the head. */
export const calculate: Form<Params> = {
  weight: ({ params }) => (params.of === 'three' ? 0 : 4),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const result = resultOf(sum);
    const text = `${showNumber(sum.a)} ${sum.sign} ${showNumber(sum.b)}`;
    const questionText = {
      prompt: `Work this out in your head: ${text}`,
      hint: hintFor(sum),
      steps: sum.how,
      variant: text,
      features: features(sum, 1),
    };
    const mistakes = sum.mistakes.filter(([given]) => Number(given) > 0);
    // Typed: options would need numbers that no one mistake leads to.
    return writeNumber(questionText, result, mistakes);
  },
  solve(seen) {
    const [, a, sign = '', b] = /head: (\d+) ([+-]) (\d+)$/.exec(seen.text) ?? [];
    return a === undefined ? undefined : answered(seen, byJumps(Number(a), sign, Number(b)));
  },
};

/** The number added or taken away. */
export const findMissing: Form<Params> = {
  weight: ({ params }) => (params.of === 'three' ? 0 : 2),
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined) return undefined;
    const result = resultOf(sum);
    const text = `${showNumber(sum.a)} ${sum.sign} □ = ${showNumber(result)}`;
    return writeNumber(
      {
        prompt: `What number goes in the box?\n\n${text}`,
        hint:
          sum.level > 3
            ? `Subtract ${showNumber(result)} from ${showNumber(sum.a)} in two jumps. Where do you stop?`
            : sum.level === 3
              ? 'Which round number nearly fits in the box?'
              : `Count ${sum.sign === '+' ? 'up' : 'back'} from the first number to the last.`,
        steps: [
          ...(sum.level > 2 ? [] : [`Find the difference between ${showNumber(sum.a)} and ${showNumber(result)}.`]),
          ...sum.missing,
          `Check: ${showNumber(sum.a)} ${sum.sign} ${showNumber(sum.b)} = ${showNumber(result)}.`,
        ],
        variant: text,
        features: features(sum, 2),
      },
      sum.b,
      [
        [
          sum.a + result,
          mistake('does-visible-operation', 'You added the two numbers you can see. Find the difference.'),
        ],
        [sum.b * 10, named.place('That is ten times too big.')],
        [sum.b + 10, named.off(10)],
        [sum.b - 1, named.off(-1)],
      ],
    );
  },
  solve(seen) {
    const [, a, sign, total] = /box\?\n\n(\d+) ([+-]) □ = (\d+)$/.exec(seen.text) ?? [];
    if (a === undefined) return undefined;
    let [low, high] = [Number(a), Number(total)].sort((one, other) => one - other);
    if (low === undefined || high === undefined || sign === undefined) return [];
    let gap = 0;
    for (let place = 10 ** 6; place >= 1; place /= 10)
      while (low + place <= high) {
        low += place;
        gap += place;
      }
    return typed(gap);
  },
};

/** Which easier sum has the same answer. */
export const sameAs: Form<Params> = {
  // Nothing is calculated here, so larger numbers make it no harder: hard in year 3, easy and medium in year 5.
  weight: ({ params, difficulty }) =>
    params.of === 'three' || (params.of === 'places') !== (difficulty === 'hard') ? 0 : 2,
  make(random, cell) {
    const sum = drawSum(random, cell);
    if (sum === undefined || sum.level !== 3 || sum.how[0]?.startsWith('They')) return undefined;
    const unit = [1, 2, 5, 50].find(
      (each) =>
        (sum.b + each) % 10 === 0 &&
        String(sum.b + each).match(/0+$/)?.[0].length !== undefined &&
        String(sum.b + each).replace(/0+$/, '').length === 1,
    );
    const over = [1, 2, 5, 50].find((each) => String(sum.b - each).replace(/0+$/, '').length === 1);
    const gap = unit ?? (over === undefined ? undefined : -over);
    // A little more than a round number is only split: 5,000 and 2.
    if (gap === undefined || (gap < 0 && cell.params.of === 'strategies')) return undefined;
    const round = sum.b + gap;
    const show = (by: number, sign: string, change: number): string =>
      `${showNumber(sum.a)} ${sign} ${showNumber(by)} ${change < 0 ? '−' : '+'} ${Math.abs(change)}`;
    const other = sum.sign === '+' ? '−' : '+';
    const change = sum.sign === '+' ? -gap : gap;
    const isOff = `${showNumber(sum.b)} is ${Math.abs(gap)} ${gap > 0 ? 'less' : 'more'} than ${showNumber(round)}`;
    const tenTimes = named.place(`${isOff}, not ${Math.abs(gap) * 10}.`);
    return chooseText(
      random,
      {
        prompt: `Which gives the same answer as ${showNumber(sum.a)} ${sum.sign} ${showNumber(sum.b)}?`,
        hint: hintFor(sum),
        steps: [
          `${isOff}.`,
          `So ${sum.sign === '+' ? 'adding' : 'subtracting'} ${showNumber(round)} is ${Math.abs(gap)} too ${gap > 0 ? 'much' : 'little'}.`,
          `Put that right: **${show(round, sum.sign, change)}**.`,
        ],
        variant: `same ${sum.a}${sum.sign}${sum.b}`,
        features: features(sum, 2),
      },
      show(round, sum.sign, change),
      [
        [show(round, sum.sign, -change), named.way],
        [show(round, other, change), named.other(sum.sign)],
        [show(round, other, -change), named.other(sum.sign)],
        ...[change * 10, -change * 10].map((far) => [show(round, sum.sign, far), tenTimes] as const),
      ],
    );
  },
  solve(seen) {
    const [, a, sign = '', b] = /^Which gives the same answer as (\d+) ([+-]) (\d+)\?$/.exec(seen.text) ?? [];
    if (a === undefined) return undefined;
    const target = byJumps(Number(a), sign, Number(b));
    return chosen(seen, (option) => {
      const [, one, first = '', by, second = '', change] = /^(\d+) ([+-]) (\d+) ([+-]) (\d+)$/.exec(option) ?? [];
      return byJumps(byJumps(Number(one), first, Number(by)), second, Number(change)) === target;
    });
  },
};

/** Divisions with a second step. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { pickName } from '../../kernel/names.ts';
import { decimalText, showNumber } from '../../kernel/number-text.ts';
import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import {
  decimalStep,
  divideByTaking,
  drawDivision,
  exchanges,
  features,
  mistake,
  named,
  type Params,
  stepsOf,
} from './divisions.ts';

/** Asked where a division by itself is too little. */
const weightOf = ({ difficulty, year }: Cell<Params>, weight: number): number =>
  difficulty === 'hard' && year > 5 ? weight : 0;

/** A division that goes on after the point. */
export const asDecimal: Form<Params> = {
  weight: (cell) => (cell.difficulty === 'medium' && cell.year > 5 ? 3 : weightOf(cell, 3)),
  make(random, { difficulty }) {
    const hard = difficulty === 'hard';
    const by = random.pick(hard ? [4, 8] : [4, 5, 6, 8]);
    const total = random.int(1000, 9999);
    const thousandths = (total * 1000) / by;
    const places = decimalText(thousandths, 3).split('.')[1]?.length ?? 0;
    // One place at medium, two or three at hard.
    if (!Number.isInteger(thousandths) || (hard ? places < 2 : places !== 1)) return undefined;
    const [quotient, rest] = [Math.floor(total / by), total % by];
    const value = decimalText(thousandths, 3);
    const division = { total, by, quotient, rest };
    return writeNumber(
      {
        prompt: `Work out ${showNumber(total)} ÷ ${by}. Give your answer as a decimal.`,
        hint: 'Find the whole number first. Then divide what is left over, too.',
        steps: [
          ...stepsOf(division, false).map((step) =>
            step.replaceAll('**', '').replace('The answer is', 'The whole number and the remainder:'),
          ),
          decimalStep(rest, by),
          `The answer is **${showNumber(value)}**.`,
        ],
        variant: `decimal ${total}÷${by}`,
        features: features(division, 4),
      },
      value,
      [
        [`${quotient}.${rest}`, named.decimal],
        [quotient, mistake('drops-remainder', 'You left out the remainder. Divide it too.')],
      ],
    );
  },
  solve(seen) {
    const [, total, by] = /^Work out (\d+) ÷ (\d+)\. Give your answer as a decimal\.$/.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    return typed(decimalText(divideByTaking(Number(total) * 1000, Number(by)).quotient, 3));
  },
};

/** A quotient that is multiplied. */
export const thenTimes: Form<Params> = {
  weight: (cell) => weightOf(cell, 3),
  make(random, cell) {
    const drawn = drawDivision(random, cell);
    if (drawn === undefined) return undefined;
    const { by, quotient } = drawn;
    const division = { total: quotient * by, by, quotient, rest: 0 };
    const times = random.int(3, 9);
    // Year 5 divides by one digit; and without anything to move there is little to divide.
    if (by < 11 || exchanges(division.total, by) < 2) return undefined;
    const { total } = division;
    const name = pickName(random);
    return writeNumber(
      {
        prompt: `${name} divides ${showNumber(total)} by ${by}, then multiplies the answer by ${times}. What is the result?`,
        hint: `Divide ${showNumber(total)} by ${by} first. What comes after that?`,
        steps: [
          ...stepsOf(division, false).map((step) => step.replaceAll('**', '')),
          `Then ${showNumber(quotient)} × ${times} = **${showNumber(quotient * times)}**.`,
        ],
        variant: `then ${total}÷${by}×${times}`,
        features: features(division, 4),
      },
      quotient * times,
      [
        [quotient, mistake('stops-early', `That is ${showNumber(total)} ÷ ${by}. Now multiply by ${times}.`)],
        [total * times, mistake('leaves-out-division', `You multiplied by ${times}. Divide by ${by} as well.`)],
        [quotient + times, mistake('adds', `You added ${times}. Multiply by it.`)],
      ],
    );
  },
  solve(seen) {
    const [, total, by, times] = / divides (\d+) by (\d+) then multiplies the answer by (\d+)\./.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    const { quotient } = divideByTaking(Number(total), Number(by));
    return typed(Array.from({ length: Number(times) }, () => quotient).reduce((sum, each) => sum + each, 0));
  },
};

/** What has to be added for a division without remainder. */
export const upToMultiple: Form<Params> = {
  weight: (cell) => weightOf(cell, 2),
  make(random, cell) {
    const division = drawDivision(random, cell);
    if (division === undefined || division.rest === 0) return undefined;
    const { total, by, rest } = division;
    if (by - rest === rest) return undefined;
    return writeNumber(
      {
        prompt: `What is the smallest number you can add to ${showNumber(total)} to make a multiple of ${by}?`,
        hint: 'What is the remainder now? How far is it to the next multiple?',
        steps: [
          ...stepsOf(division, false)
            .slice(0, 2)
            .map((step) => step.replaceAll('**', '')),
          `The remainder is ${rest}. The next multiple of ${by} is ${by} − ${rest} = **${by - rest}** more.`,
        ],
        variant: `up ${total} ${by}`,
        features: features(division, 4),
      },
      by - rest,
      [[rest, mistake('gives-remainder', `That is the remainder. How many more make the next multiple of ${by}?`)]],
    );
  },
  solve(seen) {
    const [, total, by] = /number you can add to (\d+) to make a multiple of (\d+)\?/.exec(seen.text) ?? [];
    if (total === undefined) return undefined;
    let add = 0;
    while (divideByTaking(Number(total) + add, Number(by)).rest > 0) add++;
    return typed(add);
  },
};

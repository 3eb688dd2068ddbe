/** A worked calculation, and the mistakes children make in one. */
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';

/** A mistake at a line: what is written there instead, and what follows from it. */
export interface Fault {
  readonly at: number;
  readonly lines: readonly string[];
  readonly because: Mistake;
}

/** A calculation with its lines, and the ways to go wrong in it. */
export interface Working {
  readonly calculation: string;
  readonly lines: readonly string[];
  readonly answer: string;
  readonly faults: readonly Fault[];
}

const mistake = mistakesIn('m.findMistake');
/** What is wrong in a line. */
export const named = {
  zero: mistake('forgets-zero', 'A zero is missing: the product in that line has to be ten times as large.'),
  tens: mistake('tens-as-ones', 'Tens were written as ones. That part has to be ten times as large.'),
  table: mistake('table-fact', 'The multiplication in that line is wrong.'),
  carry: mistake('forgets-exchange', 'A ten that should be carried was left out, so the product is 10 too small.'),
  oneTerm: mistake('multiplies-one-part', 'Both parts have to be multiplied, not only the first.'),
  compensates: mistake('compensates-wrong-way', 'Too much was subtracted, so the extra has to be added back.'),
  shares: mistake('shares-one-part', 'Both parts have to be divided.'),
  order: mistake('left-to-right', 'Multiply before you add. The calculation was done from left to right.'),
  unchanged: mistake(
    'changes-denominator-only',
    'When the denominator is multiplied, the numerator has to be multiplied as well.',
  ),
  bottoms: mistake('adds-denominators', 'Parts of one size are added. The denominator stays the same.'),
  half: mistake('wrong-part', '5% is half of 10%. Here 10% was doubled instead.'),
  sum: mistake('adds-wrongly', 'The addition in that line is wrong.'),
  difference: mistake('subtracts-wrongly', 'The subtraction in that line is wrong.'),
  division: mistake('table-fact', 'The division in that line is wrong.'),
  count: (count: number) =>
    mistake(
      'divides-by-wrong-count',
      `The sum is divided by ${count} on the left, so divide by ${count} on the right as well.`,
    ),
  lots: (percent: number, tens: number) => mistake('table-fact', `${percent}% is ${tens} times as much as 10%.`),
};

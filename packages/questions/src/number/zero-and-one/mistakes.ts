/** What all forms of m.zeroOne share: the sizes of the levels, the rules and the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';

export type Params = Record<string, never>;

const mistake = mistakesIn('m.zeroOne');
/** Mistakes children make with 0 and 1. */
export const named = {
  keeps: mistake('zero-changes-nothing', '0 groups of a number are nothing, so multiplying by 0 makes 0.'),
  writesZero: mistake('writes-a-zero', 'You wrote a 0 at the end. That is multiplying by 10, not by 0.'),
  countsEmpty: mistake('counts-the-empty', 'You counted the empty ones too. There is nothing in them.'),
  tried: (says: string) => mistake('does-not-fit', says),
  one: mistake('one-like-zero', 'Multiplying by 1 makes one group, not none. The number stays.'),
  adds: mistake('adds-one', 'You added 1. One group of a number is the number itself.'),
  divides: mistake('divides-to-one', 'Dividing by 1 makes one group, and everything is in it. The number stays.'),
  part: mistake('one-part-only', 'You left out a part. Work out each multiplication, then put them together.'),
  zero: mistake('zero-left-out', 'You left the 0 out. When one factor is 0, the whole product is 0.'),
  added: mistake('adds-the-factors', 'You added the factors. Multiply them: one factor is 0.'),
  shares: mistake('nothing-left', 'Nothing is lost when everything goes into one group.'),
  byZero: mistake('divides-by-zero', 'Nothing can be divided by 0.'),
  itself: mistake('divides-by-itself', 'A number divided by itself is 1: each group gets 1.'),
  nothing: mistake('shares-nothing', 'When there is nothing to share, every group gets 0.'),
  swaps: (kept: number, lost: number) =>
    mistake(
      'zero-changes-nothing',
      `${showNumber(kept)} × 0 is 0, and ${showNumber(lost)} × 1 is ${showNumber(lost)}.`,
    ),
  sign: (isSum: boolean) =>
    mistake('other-operation', isSum ? 'You subtracted. The sign says add.' : 'You added. The sign says subtract.'),
  table: (one: number, other: number) => mistake('table-fact', `That is ${one} × ${other}.`),
};

/** A number of the size of the level. */
export const size = (random: Random, { difficulty }: Cell<Params>): number =>
  difficulty === 'easy' ? random.int(11, 99) : difficulty === 'medium' ? random.int(102, 999) : random.int(1002, 9999);

/** Why 0 and 1 do what they do. */
export const rules = {
  zero: 'Multiplying by 0 means no groups at all, so the product is 0.',
  one: 'Multiplying by 1 means one group, so the number stays the same.',
  divide: 'Dividing by 1 puts everything into one group, so the number stays the same.',
};

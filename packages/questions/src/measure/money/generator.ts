/** m.money: coins, prices, change and shopping, in whole pence. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { Params } from './amounts.ts';
import { coins, compare, convert, fewest } from './coins.ts';
import { howMany, many, share } from './several-and-sharing.ts';
import { change, more, total } from './totals-and-change.ts';

const never = { easy: 0, medium: 0, hard: 0 } as const;
const always = (weight: number) => ({ easy: weight, medium: weight, hard: weight });

/** The generator of m.money. */
export const money = generatorOfForms<Params>({
  generatorId: 'm.money',
  version: 13,
  see: seeNumbers,
  serves: {
    130505: {
      writing: 'and',
      prices: {
        easy: { least: 15, most: 95, step: 5 },
        medium: { least: 60, most: 480, step: 5 },
        hard: { least: 95, most: 900, step: 1 },
      },
      weights: {
        coins: { easy: 3, medium: 0, hard: 0 },
        fewest: { easy: 1, medium: 1, hard: 1 },
        convert: { easy: 1, medium: 0, hard: 0 },
        compare: never,
        total: { easy: 3, medium: 3, hard: 0 },
        change: always(3),
        more: { easy: 0, medium: 2, hard: 2 },
        many: never,
        howMany: { easy: 0, medium: 1, hard: 2 },
        share: never,
      },
    },
    140604: {
      writing: 'point',
      prices: {
        easy: { least: 110, most: 700, step: 5 },
        medium: { least: 120, most: 1600, step: 1 },
        hard: { least: 130, most: 1999, step: 1 },
      },
      weights: {
        coins: never,
        fewest: { easy: 0, medium: 0, hard: 0 },
        convert: { easy: 2, medium: 0, hard: 0 },
        compare: { easy: 2, medium: 0, hard: 0 },
        total: { easy: 3, medium: 2, hard: 0 },
        change: { easy: 3, medium: 3, hard: 0 },
        more: { easy: 2, medium: 2, hard: 0 },
        many: { easy: 2, medium: 3, hard: 4 },
        howMany: { easy: 0, medium: 1, hard: 2 },
        share: { easy: 0, medium: 1, hard: 2 },
      },
    },
  },
  forms: [coins, fewest, convert, compare, total, change, more, many, howMany, share],
});

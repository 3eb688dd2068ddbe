/** m.percent: per cent as parts of 100, percentages of amounts, comparisons, changes, one quantity as a percentage of another. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeFractions } from '../maths-text.ts';
import { marks, offers, whichMore } from './comparing.ts';
import { amount, amountLeft, amountStory, findWhole } from './of-amounts.ts';
import { asPercent, asPercentStory, percentChange } from './one-as-a-percentage.ts';
import { grid, outOf, rest, threeParts, twoParts } from './parts-of-a-hundred.ts';
import { change, changeStory, multiplier, reverse, twice } from './percentage-change.ts';
import type { Params } from './percentage-shares.ts';

const friendly = [10, 20, 25] as const;
const usual = [5, 15, 30, 40, 60, 70, 75, 80, 90] as const;
/** A change by tens or a quarter is found in year 6. */
const changes = [5, 15, 35, 45] as const;
const farChanges = [8, 12, 18, 24, 36, 48, 55, 65, 85, 95] as const;
const awkward = [12, 15, 35, 45, 55, 65, 85, 95, 8, 18, 24, 36, 48] as const;

/** The generator of m.percent. */
export const percent = generatorOfForms<Params>({
  generatorId: 'm.percent',
  version: 16,
  see: seeFractions,
  serves: {
    150604: {
      levels: {
        easy: { asks: ['grid', 'outOf', 'rest', 'twoParts'], percents: [], most: 0 },
        medium: { asks: ['grid', 'outOf', 'grid'], percents: [], most: 0 },
        hard: { asks: ['outOf', 'threeParts'], percents: [], most: 0 },
      },
    },
    160504: {
      levels: {
        easy: { asks: ['amount', 'amountStory'], percents: friendly, most: 400 },
        medium: { asks: ['amount', 'amountStory', 'amountLeft'], percents: usual, most: 400 },
        hard: { asks: ['amountLeft', 'findWhole'], percents: awkward, most: 800 },
      },
    },
    160604: {
      levels: {
        easy: { asks: ['marks', 'whichMore'], percents: [10, 20, 25, 50], most: 200 },
        medium: { asks: ['whichMore', 'offers', 'offers'], percents: usual, most: 300 },
        hard: { asks: ['offers', 'whichMore', 'offers'], percents: [5, 12, 15, 24, 35, 45, 30, 40], most: 400 },
      },
    },
    170204: {
      levels: {
        easy: { asks: ['change', 'changeStory'], percents: changes, most: 400 },
        medium: { asks: ['change', 'changeStory', 'multiplier'], percents: farChanges, most: 600 },
        hard: { asks: ['reverse', 'twice', 'reverse'], percents: [5, 10, 15, 20, 25, 30, 40, 60], most: 800 },
      },
    },
    170205: {
      levels: {
        easy: { asks: ['asPercent', 'asPercentStory'], percents: [], most: 0 },
        medium: { asks: ['asPercent', 'asPercentStory'], percents: [], most: 0 },
        hard: { asks: ['percentChange'], percents: [], most: 0 },
      },
    },
  },
  forms: [
    grid,
    outOf,
    rest,
    twoParts,
    threeParts,
    amount,
    amountStory,
    amountLeft,
    findWhole,
    marks,
    whichMore,
    offers,
    change,
    changeStory,
    multiplier,
    reverse,
    twice,
    asPercent,
    asPercentStory,
    percentChange,
  ],
});

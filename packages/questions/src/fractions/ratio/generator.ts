/** m.ratio: relative sizes, unequal sharing, recipes, ratios, proportion and best buys. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeFractions } from '../maths-text.ts';
import { bestBuy } from './best-buys.ts';
import { exchange } from './exchange.ts';
import { proportion, proportionBack } from './proportion.ts';
import type { Params } from './ratios.ts';
import { recipe, recipeFor, recipeMost } from './recipes.ts';
import { forEvery, howManyMore, timesAs, total, unitRate } from './relative-sizes.ts';
import { share, shareFromPart, shareParts } from './sharing-in-a-ratio.ts';
import { oneTo, simplify, simplifyBox, simplifyThree, simplifyUnits } from './simplest-form.ts';
import { shareDifference, shareThree, shareTotal } from './unequal-sharing.ts';

/** The generator of m.ratio. */
export const ratio = generatorOfForms<Params>({
  generatorId: 'm.ratio',
  version: 16,
  see: seeFractions,
  serves: {
    160601: {
      levels: {
        easy: { asks: ['forEvery', 'timesAs', 'unitRate'], parts: [2, 3, 4, 5], times: [3, 8] },
        medium: { asks: ['forEvery', 'howManyMore', 'unitRate'], parts: [3, 4, 5, 6, 7, 8], times: [13, 24] },
        hard: { asks: ['total', 'unitRate'], parts: [3, 4, 5, 6, 7, 8, 9], times: [13, 30] },
      },
    },
    160603: {
      levels: {
        easy: { asks: ['shareTotal'], parts: [1, 2, 3, 4, 5], times: [5, 12] },
        medium: { asks: ['shareTotal'], parts: [2, 3, 4, 5, 7], times: [13, 25] },
        hard: { asks: ['shareDifference', 'shareThree'], parts: [2, 3, 4, 5, 7, 8, 9], times: [5, 20] },
      },
    },
    160605: {
      levels: {
        easy: { asks: ['recipe'], parts: [], times: [1, 1] },
        medium: { asks: ['recipe', 'recipe', 'recipeParts'], parts: [], times: [1, 1] },
        hard: { asks: ['recipeMost'], parts: [], times: [1, 1] },
      },
    },
    170501: {
      levels: {
        easy: { asks: ['simplify', 'simplifyBox'], parts: [1, 2, 3, 4, 5, 6, 7, 8, 9], times: [2, 6] },
        medium: {
          asks: ['simplify', 'simplifyBox', 'oneTo'],
          parts: [2, 3, 4, 5, 6, 7, 8, 9, 11],
          times: [6, 16],
        },
        hard: { asks: ['simplifyUnits', 'simplifyThree'], parts: [3, 4, 5, 7, 8, 9, 11, 13], times: [8, 25] },
      },
    },
    170502: {
      levels: {
        easy: { asks: ['share'], parts: [1, 2, 3, 4, 5], times: [2, 20] },
        medium: { asks: ['share', 'shareFromPart'], parts: [2, 3, 4, 5, 6, 7, 8, 9], times: [5, 30] },
        hard: { asks: ['shareParts', 'shareDifference'], parts: [2, 3, 4, 5, 7, 8, 9, 11], times: [12, 35] },
      },
    },
    170503: {
      levels: {
        easy: { asks: ['proportion'], parts: [], times: [1, 1] },
        medium: { asks: ['proportion', 'proportionBack', 'bestBuy', 'exchange'], parts: [], times: [1, 1] },
        hard: { asks: ['bestBuy', 'exchange', 'exchange'], parts: [], times: [1, 1] },
      },
    },
  },
  forms: [
    forEvery,
    total,
    howManyMore,
    timesAs,
    unitRate,
    shareTotal,
    shareThree,
    shareDifference,
    share,
    shareFromPart,
    shareParts,
    recipe,
    recipeFor,
    recipeMost,
    simplify,
    simplifyBox,
    simplifyUnits,
    oneTo,
    simplifyThree,
    bestBuy,
    exchange,
    proportion,
    proportionBack,
  ],
});

/** m.sequence: number sequences, rules from term to term, the nth term. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeAlgebra } from '../maths-text.ts';
import { firstThree, isTerm, nthBox, nthRule, positionOf, termOf } from './nth-term.ts';
import { pattern, twoStep } from './patterns.ts';
import type { Params } from './rows-of-terms.ts';
import { far, nextTerm, position, rule } from './terms.ts';

/** The generator of m.sequence. */
export const sequence = generatorOfForms<Params>({
  generatorId: 'm.sequence',
  version: 13,
  see: seeAlgebra,
  serves: {
    160702: {
      levels: {
        easy: { asks: ['next', 'next', 'rule', 'pattern'], rules: ['up', 'down', 'decimal', 'negative'], size: 25 },
        medium: { asks: ['missing', 'missing', 'far', 'pattern'], rules: ['decimal', 'negative'], size: 18 },
        hard: { asks: ['far', 'position', 'far', 'pattern'], rules: ['decimal', 'negative', 'down'], size: 25 },
      },
    },
    170401: {
      levels: {
        easy: { asks: ['next', 'rule', 'missing', 'missing'], rules: ['times', 'times', 'negative'], size: 20 },
        medium: {
          asks: ['next', 'missing', 'twoStep', 'twoStep'],
          rules: ['negative', 'growing', 'twoBefore'],
          size: 15,
        },
        hard: { asks: ['back', 'back', 'missing'], rules: ['growing', 'twoBefore'], size: 25 },
      },
    },
    170402: {
      levels: {
        easy: { asks: ['termOf', 'termOf', 'firstThree'], rules: [], size: 0 },
        medium: { asks: ['nthRule', 'nthRule', 'nthBox'], rules: [], size: 0 },
        hard: { asks: ['nthRule', 'isTerm', 'positionOf'], rules: [], size: 0 },
      },
    },
  },
  forms: [nextTerm, rule, far, position, pattern, twoStep, termOf, firstThree, nthRule, nthBox, isTerm, positionOf],
});

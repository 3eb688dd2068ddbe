/** m.formula: simple formulae, substitution, and speed, distance and time. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeAlgebra } from '../maths-text.ts';
import { machine } from './function-machines.ts';
import type { Params } from './mistakes.ts';
import { letters, table, which, words } from './simple-formulae.ts';
import { average, compare, distance, minutes, speed, time } from './speed.ts';
import { findInput, inBrackets, negatives, squares, substitute } from './substitution.ts';

/** The generator of m.formula. */
export const formula = generatorOfForms<Params>({
  generatorId: 'm.formula',
  version: 12,
  see: seeAlgebra,
  serves: {
    160701: {
      levels: {
        easy: { asks: ['words', 'machine', 'letters'], large: false },
        medium: { asks: ['machine', 'which', 'table'], large: false },
        hard: { asks: ['reverse', 'machine'], large: true },
      },
    },
    170302: {
      levels: {
        easy: { asks: ['substitute'], large: false },
        medium: { asks: ['powers', 'brackets'], large: true },
        hard: { asks: ['negative', 'negative', 'findInput'], large: true },
      },
    },
    170505: {
      levels: {
        easy: { asks: ['distance', 'speed', 'time'], large: false },
        medium: { asks: ['distance', 'speed', 'time', 'compare'], large: true },
        hard: { asks: ['minutes', 'minutes', 'average'], large: true },
      },
    },
  },
  forms: [
    words,
    machine,
    letters,
    which,
    table,
    substitute,
    squares,
    negatives,
    inBrackets,
    findInput,
    minutes,
    distance,
    speed,
    time,
    average,
    compare,
  ],
});

/** m.fdp: the same number as a fraction, a decimal and a percentage. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeFractions } from '../maths-text.ts';
import { largest, odd, score, sign } from './comparing.ts';
import { choose, convert, measure, sum } from './converting.ts';
import { build, digit, divide, line, picture } from './decimal-places.ts';
import type { Params } from './params.ts';
import { recurring, rounded } from './recurring-decimals.ts';

const toDecimal = ['fraction', 'decimal'] as const;
const toFraction = ['decimal', 'fraction'] as const;
const both = [toDecimal, toFraction] as const;
const percents = [
  ['percent', 'decimal'],
  ['decimal', 'percent'],
  ['percent', 'fraction'],
  ['fraction', 'percent'],
] as const;
const all = [...percents, ...both] as const;
const withFraction = [['percent', 'fraction'], ['fraction', 'percent'], ...both] as const;

/** The generator of m.fdp. */
export const fdp = generatorOfForms<Params>({
  generatorId: 'm.fdp',
  version: 14,
  see: seeFractions,
  serves: {
    140501: {
      form: 'any',
      levels: {
        easy: { asks: ['convert', 'picture', 'choose', 'line', 'digit'], bottoms: [10, 100], wholes: 0, ways: both },
        medium: {
          asks: ['convert', 'build', 'choose', 'line'],
          bottoms: [10, 100, 100],
          wholes: 2,
          least: 1,
          zeros: true,
          ways: both,
        },
        // Numbers with the same places, as with pounds and pence: others are added in year 5.
        hard: { asks: ['sum'], bottoms: [100], wholes: 9, least: 1, ways: both },
      },
    },
    140502: {
      form: 'any',
      levels: {
        easy: { asks: ['convert', 'picture', 'choose', 'line'], bottoms: [2, 4], wholes: 10, ways: both },
        medium: { asks: ['measure', 'measure', 'sign'], bottoms: [4], wholes: 20, ways: both },
        hard: { asks: ['sum', 'sum', 'sign'], bottoms: [2, 4, 4], wholes: 9, ways: both },
      },
    },
    150601: {
      form: 'any',
      levels: {
        easy: { asks: ['convert', 'choose'], bottoms: [1000], wholes: 0, ways: both },
        medium: {
          asks: ['convert', 'build', 'digit', 'choose'],
          bottoms: [1000],
          wholes: 4,
          least: 1,
          zeros: true,
          ways: both,
        },
        hard: { asks: ['sum', 'sum', 'largest'], bottoms: [10, 100, 1000, 1000], wholes: 9, least: 1, ways: both },
      },
    },
    150605: {
      form: 'any',
      levels: {
        // Tenths and hundredths as decimals are for year 4, and two places are easily read as a percentage.
        easy: { asks: ['convert', 'choose'], bottoms: [2, 4, 5, 10, 100], wholes: 0, ways: percents },
        medium: {
          asks: ['convert', 'choose', 'sign', 'score'],
          bottoms: [20, 25, 50],
          wholes: 0,
          places: 2,
          ways: withFraction,
        },
        hard: { asks: ['largest', 'odd', 'sign'], bottoms: [20, 25, 50], wholes: 0, ways: percents },
      },
    },
    160503: {
      form: 'any',
      levels: {
        easy: { asks: ['divide'], bottoms: [4, 5], wholes: 24, ways: [toDecimal] },
        medium: { asks: ['divide'], bottoms: [8, 8, 40], wholes: 14, ways: [toDecimal] },
        hard: { asks: ['sign', 'largest', 'sum'], bottoms: [8, 8, 40], wholes: 6, ways: [toDecimal] },
      },
    },
    160505: {
      form: 'simplest',
      levels: {
        easy: { asks: ['convert', 'choose'], bottoms: [20, 25, 25, 50], wholes: 0, places: 2, ways: withFraction },
        medium: { asks: ['convert', 'choose', 'score', 'odd'], bottoms: [8, 40, 40], wholes: 1, places: 3, ways: all },
        hard: { asks: ['largest', 'odd', 'sign'], bottoms: [8, 16, 40, 40], wholes: 0, places: 3, ways: percents },
      },
    },
    170203: {
      form: 'simplest',
      levels: {
        // Eighths are for year 6.
        easy: { asks: ['convert', 'choose'], bottoms: [40, 40, 200], wholes: 0, places: 3, ways: withFraction },
        medium: {
          asks: ['convert', 'choose', 'largest'],
          bottoms: [8, 40, 125, 200],
          wholes: 3,
          least: 1,
          places: 3,
          ways: withFraction,
        },
        hard: {
          asks: ['recurring', 'recurring', 'sign', 'largest'],
          bottoms: [8, 40, 80, 125, 200],
          wholes: 2,
          ways: percents,
        },
      },
    },
  },
  // Halves and quarters are few, however they are asked for.
  capacity: ({ subTopicId, difficulty }) => (subTopicId === 140502 && difficulty === 'easy' ? 150 : 200),
  forms: [
    convert,
    choose,
    sign,
    largest,
    odd,
    score,
    sum,
    measure,
    picture,
    line,
    build,
    digit,
    divide,
    recurring,
    rounded,
  ],
});

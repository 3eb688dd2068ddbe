/** m.convert: metric units, units of time, the calendar, and imperial units by a given rate. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import type { PairName } from '../units.ts';
import { laterDate, leapYear, monthLength } from './calendar.ts';
import { compareTwo, mostOf } from './comparing.ts';
import { plain, twoUnits } from './metric-and-time.ts';
import { byRate, compareRates } from './rates.ts';
import { sense } from './sensible-measures.ts';
import type { Params } from './sizes.ts';
import { leftOver, lots } from './stories.ts';

const all = <T>(value: T) => ({ easy: value, medium: value, hard: value });
const by = <T>(easy: T, medium: T, hard: T) => ({ easy, medium, hard });
const year4 = ['km m', 'm cm', 'cm mm', 'kg g', 'litre ml'] as const;
/** Without cm and mm, where ten is the only number to multiply by. */
const wider = ['km m', 'm cm', 'kg g', 'litre ml'] as const;
const year5 = [...year4, 'm mm', 'litre cl'] as const;

/** The generator of m.convert. */
export const convert = generatorOfForms<Params>({
  generatorId: 'm.convert',
  version: 19,
  see: seeNumbers,
  serves: {
    130504: {
      pairs: all(['m cm', 'cm mm', 'kg g', 'litre ml']),
      places: all(0),
      top: by(3, 5, 8),
      way: all('down'),
      weights: { compare: all(3), most: by(1, 2, 3), sense: by(0, 1, 0), left: by(0, 2, 2), compound: by(1, 1, 1) },
    },
    130604: {
      // Neither days and hours nor years and months: children of this year don’t know the tables of 24 and 12.
      pairs: all(['minute second', 'hour minute', 'week day']),
      places: all(0),
      top: by(10, 10, 10),
      // 6 × 60 is the table of 6 of the year after.
      counts: [2, 3, 4, 5, 8, 10],
      fewer: { 'week day': 5 },
      way: by('down', 'down', 'up'),
      weights: {
        plain: by(3, 1, 0),
        compound: by(0, 2, 3),
        compare: by(1, 2, 3),
        calendar: by(1, 1, 1),
        left: by(0, 0, 2),
      },
    },
    140601: {
      pairs: by<readonly PairName[]>(year4, wider, wider),
      places: by(0, 0, 1),
      top: by(40, 20, 60),
      least: by(11, 2, 2),
      way: by('both', 'down', 'both'),
      weights: {
        plain: by(3, 0, 3),
        compound: by(0, 3, 1),
        compare: by(0, 2, 2),
        most: by(0, 1, 1),
        left: by(1, 2, 2),
        lots: by(0, 1, 2),
      },
    },
    140702: {
      pairs: all(['hour minute', 'minute second']),
      places: all(0),
      top: by(12, 9, 12),
      least: by(6, 2, 4),
      way: all('up'),
      weights: {
        // Sizes are changed and compared in easy and medium; hard ones go on from there.
        plain: by(1, 0, 0),
        compound: by(3, 3, 0),
        compare: by(2, 3, 0),
        most: by(0, 1, 2),
        left: by(1, 1, 4),
        lots: by(0, 0, 3),
      },
    },
    140703: {
      // Weeks alone are for year 3.
      pairs: by<readonly PairName[]>(
        ['year month', 'day hour'],
        ['week day', 'year month', 'day hour'],
        ['week day', 'year month', 'day hour'],
      ),
      places: all(0),
      top: by(10, 12, 12),
      // More days than that would be long multiplication by 24.
      fewer: { 'day hour': 10 },
      least: by(6, 4, 5),
      way: by('down', 'both', 'up'),
      weights: {
        plain: by(3, 0, 0),
        compound: by(2, 3, 0),
        compare: by(2, 3, 0),
        most: by(0, 1, 2),
        left: by(0, 1, 4),
        calendar: by(0, 1, 2),
      },
    },
    150701: {
      pairs: by<readonly PairName[]>(year5, [...wider, 'm mm', 'litre cl'], [...wider, 'm mm']),
      places: by(1, 2, 2),
      top: by(20, 20, 12),
      way: by('down', 'both', 'up'),
      weights: { plain: by(4, 3, 0), compare: by(1, 2, 0), left: by(0, 2, 4), lots: by(0, 1, 3) },
    },
    150702: {
      pairs: all(year5),
      places: all(0),
      top: all(9),
      way: all('down'),
      weights: { rates: all(1) },
      rates: 'all',
    },
    160801: {
      pairs: all(['km m', 'kg g', 'litre ml', 'm mm']),
      places: all(3),
      top: by(30, 30, 9),
      way: by('down', 'up', 'up'),
      weights: { plain: by(4, 4, 0), compare: by(1, 0, 0), left: by(0, 3, 4), lots: by(0, 1, 3) },
    },
    160802: {
      pairs: all(['km m']),
      places: all(0),
      top: all(9),
      way: all('down'),
      weights: { rates: all(1) },
      rates: 'miles',
    },
    170704: {
      pairs: by(['tonne kg', 'g mg', 'litre cm³'], ['cm² mm²', 'm² cm²'], ['cm² mm²', 'm² cm²', 'cm³ mm³', 'm³ cm³']),
      places: by(3, 2, 3),
      top: by(40, 30, 12),
      way: by('both', 'both', 'both'),
      weights: { plain: by(4, 4, 0), compare: by(1, 2, 0), left: by(0, 0, 4), lots: by(0, 0, 2) },
    },
  },
  forms: [
    plain,
    twoUnits,
    compareTwo,
    mostOf,
    leftOver,
    lots,
    sense,
    monthLength,
    leapYear,
    laterDate,
    byRate,
    compareRates,
  ],
  capacity: ({ params, difficulty }) =>
    difficulty !== 'easy' ? 200 : params.rates === 'miles' ? 130 : params.counts === undefined ? 200 : 150,
});

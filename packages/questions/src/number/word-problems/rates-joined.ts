/** Two rates at once: they work together, or one takes away from what the other brings. */

import { showNumber as n } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { type Schema, type Story, story, type Values, values, wordMistakes as wrong } from './schema.ts';

/** Rates `a` and `b`, what there is at first (`d`) and in the end (`c`); `joined` is what both make of them in one unit of time. */
function drawRates(random: Random, joined: (a: number, b: number) => number, least: number): Values | undefined {
  const isLarge = random.chance(1, 2);
  const [a, b] = [random.int(isLarge ? 15 : 8, isLarge ? 48 : 19), random.int(isLarge ? 12 : 4, isLarge ? 39 : 15)];
  const each = joined(a, b);
  const time = random.int(6, 12);
  const d = random.int(isLarge ? 60 : 15, isLarge ? 290 : 80);
  // By ten, or by one of the two rates, nothing would have to be worked out.
  return a === b || each < least || each % 10 === 0 || time === 10
    ? undefined
    : values({ a, b, c: d + each * time, d });
}

const timeOf = ({ unit }: Story): string => unit.replace(/s$/, '');

/** Stories of two rates at once. */
export const joinedRateSchemas: readonly Schema[] = [
  {
    name: 'rest-at-joined-rates',
    steps: 3,
    stories: [
      story(
        'One tap pours {a} litres a minute, another {b} litres. A pool for {c} litres already has {d} litres in it. How many minutes do both taps take to fill it together?',
        900,
        'minutes',
      ),
      story(
        'One printer prints {a} pages a minute, another {b}. They have to print {c} pages, and {d} are done. How many more minutes do the two need together?',
        900,
        'minutes',
      ),
      story(
        '{N} picks {a} plums a minute and {M} picks {b}. They want {c} plums and have {d} so far. How many more minutes do they need?',
        250,
        'minutes',
      ),
      story(
        'One machine folds {a} boxes a minute, another {b}. Of {c} boxes, {d} are folded. How many more minutes do the two need together?',
        900,
        'minutes',
      ),
      story(
        '{N} saves £{a} a week and {M} saves £{b}. Together they have £{d} and want a tent for £{c}. How many more weeks must they save?',
        350,
        'weeks',
      ),
      story(
        'One pump clears {a} litres a minute, another {b}. Of {c} litres in a cellar, {d} have been cleared. How many more minutes do the two need together?',
        900,
        'minutes',
      ),
      story(
        '{N} lays {a} bricks an hour, and {M} lays {b}. Of the {c} bricks of a wall, {d} are in place. How many more hours do the two need together?',
        900,
        'hours',
      ),
      story(
        'One lorry moves {a} tonnes of sand a day, another {b} tonnes. Of {c} tonnes, {d} have been moved. How many more days do the two need together?',
        900,
        'days',
      ),
    ],
    draw: (random) => drawRates(random, (a, b) => a + b, 13),
    answer: ({ a, b, c, d }) => (c - d) / (a + b),
    holds: (x, { a, b, c, d }) => x * a + x * b + d === c,
    wrong: ({ a, b, c, d }) => [
      [c - d, wrong.stops('Now divide this rest by what the two manage together.')],
      [c / (a + b), wrong.operation(`Subtract the ${n(d)} first.`)],
      [(c + d) / (a + b), wrong.operation(`The ${n(d)} are part of the ${n(c)}, so subtract them.`)],
      [(c - d) / a, wrong.one],
      [(c - d) / b, wrong.one],
    ],
    how({ a, b, c, d }, told) {
      return [
        `What is left: ${n(c)} − ${n(d)} = ${n(c - d)}.`,
        `Together in 1 ${timeOf(told)}: ${a} + ${b} = ${a + b}.`,
        `${n(c - d)} ÷ ${a + b}.`,
      ];
    },
    hint: (_, told) => `How much is left? How much do the two manage together in 1 ${timeOf(told)}?`,
  },
  {
    name: 'more-in-than-out',
    steps: 3,
    stories: [
      story(
        'A tap pours {a} litres a minute into a tank, and {b} litres a minute leak out. The tank has {d} litres in it. In how many minutes will it have {c} litres?',
        900,
        'minutes',
      ),
      story(
        '{N} gets £{a} a week for helping and spends £{b} a week. {N} has £{d}. In how many weeks will {N} have £{c}?',
        350,
        'weeks',
      ),
      story(
        'Each day {a} books are brought back to a library and {b} are lent. There are {d} books on its shelves. In how many days will there be {c}?',
        900,
        'days',
      ),
      story(
        'Each hour {a} cars drive into a car park and {b} drive out. There are {d} cars in it. In how many hours will there be {c}?',
        600,
        'hours',
      ),
      story(
        'A factory makes {a} toys an hour and sends off {b} an hour. It has {d} toys in store. In how many hours will it have {c}?',
        900,
        'hours',
      ),
      story(
        'Each week {a} people join a club and {b} leave it. It has {d} members. In how many weeks will it have {c}?',
        600,
        'weeks',
      ),
      story(
        'Rain brings {a} litres an hour into a pond, and {b} litres an hour drain away. It has {d} litres in it. In how many hours will it have {c} litres?',
        900,
        'hours',
      ),
      story(
        'A farmer picks {a} kg of apples a day and sells {b} kg a day. There are {d} kg in the barn. In how many days will there be {c} kg?',
        900,
        'days',
      ),
    ],
    draw: (random, top) => drawRates(random, (a, b) => a - b, top > 400 ? 11 : 6),
    answer: ({ a, b, c, d }) => (c - d) / (a - b),
    holds: (x, { a, b, c, d }) => d + x * a - x * b === c,
    wrong: ({ a, b, c, d }) => [
      [c - d, wrong.stops('How long does it take to gain that?')],
      [(c - d) / (a + b), wrong.operation('One rate adds and the other takes away, so subtract the rates.')],
      [c / (a - b), wrong.operation(`Subtract the ${n(d)} first.`)],
      [(c - d) / a, wrong.one],
      [(c - d) / b, wrong.one],
    ],
    how({ a, b, c, d }, told) {
      return [
        `What is still missing: ${n(c)} − ${n(d)} = ${n(c - d)}.`,
        `In 1 ${timeOf(told)} the gain is ${a} − ${b} = ${a - b}.`,
        `${n(c - d)} ÷ ${a - b}.`,
      ];
    },
    hint: (_, told) => `How much is missing? What is the gain in 1 ${timeOf(told)}?`,
  },
];

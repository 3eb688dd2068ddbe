import { expect, test } from 'vitest';
import { readOptions } from './cli-options.ts';
import { promoOptions, readPromo } from './promo.ts';

const read = (line: string) => readPromo(readOptions(line.split(' '), promoOptions));

test.each([
  [
    '--code AUTUMN --percent 20 --until 2026-12-31 --uses 3',
    { percentOff: 20, amountOff: null, duration: 'once' },
    '2026-12-31T23:59:59.999Z',
    3,
  ],
  [
    '--code ALWAYS --pence 500 --forever',
    { percentOff: null, amountOff: 500, duration: 'forever' },
    undefined,
    undefined,
  ],
])('promo:create %s', (line, discount, until, maxUses) => {
  expect(read(line)).toEqual({
    code: line.split(' ')[1],
    discount,
    expiresAt: until === undefined ? undefined : new Date(until),
    maxUses,
  });
});

test.each([
  ['--percent 20', '--code is missing'],
  ['--code X --percent 20', '3 to 40 letters'],
  ['--code GOOD --percent 0', '1 to 100'],
  ['--code GOOD --percent 101', '1 to 100'],
  ['--code GOOD', 'either --percent or --pence'],
  ['--code GOOD --percent 5 --pence 5', 'either --percent or --pence'],
  ['--code GOOD --percent 5 --until 2026-02-30', 'must be a day'],
  ['--code GOOD --percent 5 --until tomorrow', 'must be a day'],
  ['--code GOOD --percent 5 --uses 0', 'whole number from 1'],
  ['--code GOOD --percent 5 --forver', "Unknown option '--forver'"],
  ['--code GOOD --percent', 'argument missing'],
  ['--code GOOD --percent 5 forever', 'forever'],
])('promo:create %s is refused with a sentence', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
});

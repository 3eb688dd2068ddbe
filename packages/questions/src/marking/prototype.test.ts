/** The 107 answers the prototype was measured with. 'form' there is 'again' here, but a near spelling is right with a note. */
import { describe, expect, test } from 'vitest';
import { casesOf, type Rule, verdictUnder } from './verdict-rule.ts';

const rules: Readonly<Record<string, Rule>> = {
  'a whole number': {
    spec: { kind: 'number', value: '1250' },
    right: ['1,250. | 1250 | 1,250 | 1 250 | 1250.0'],
    wrong: ['1.250'],
    unreadable: ['12,50 | 1,25 | 1250 cm', '', 'one'],
  },
  'a decimal': {
    spec: { kind: 'number', value: '0.5' },
    right: ['.5 | 0.50 | 1/2 | ½'],
    wrong: ['5'],
    unreadable: ['0,5'],
  },
  'digits of another kind': {
    spec: { kind: 'number', value: '52' },
    right: ['52 | ５２'],
    unreadable: ['5²'],
  },
  'a decimal where a decimal is asked': {
    spec: { kind: 'number', value: '0.5', form: 'decimal' },
    right: ['0.5'],
    again: ['1/2'],
  },
  'a negative number': {
    spec: { kind: 'number', value: '-7' },
    right: ['-7 | −7 | – 7'],
    wrong: ['7'],
  },
  'an area': {
    spec: { kind: 'number', value: '24', unit: 'cm2' },
    right: ['24 | 24 cm² | 24cm2 | 24 square cm'],
    wrong: ['24 cm → typed/unit'],
    unreadable: ['24 bananas'],
  },
  'a length': {
    spec: { kind: 'number', value: '350', unit: 'cm' },
    right: ['350cm | 350 centimetres'],
    again: ['3.5 m | 3500 mm'],
    wrong: ['35 m'],
  },
  'an angle': {
    spec: { kind: 'number', value: '45', unit: 'deg' },
    right: ['45° | 45 degrees | 45'],
  },
  'a percentage': {
    spec: { kind: 'number', value: '30', unit: '%' },
    right: ['30% | 30'],
    wrong: ['0.3'],
  },
  'two decimal places': {
    spec: { kind: 'number', value: '3.60', places: 2 },
    right: ['3.60'],
    again: ['3.6 | 3.600'],
  },
  'a fraction in any form': {
    spec: { kind: 'fraction', value: '3/4', form: 'any' },
    right: ['6/8 | 0.75 | ¾ | 3 / 4'],
    unreadable: ['3/0'],
  },
  'a fraction in its simplest form': {
    spec: { kind: 'fraction', value: '3/4', form: 'simplest' },
    right: ['3/4'],
    again: ['6/8 | 0.75'],
    wrong: ['4/3'],
  },
  'a mixed number': {
    spec: { kind: 'fraction', value: '7/4', form: 'mixed' },
    right: ['1 3/4 | 1¾ | 1 and 3/4'],
    again: ['7/4 | 1 6/8 | 0 7/4'],
    wrong: ['13/4'],
  },
  'a fraction that is whole': {
    spec: { kind: 'fraction', value: '2/1', form: 'simplest' },
    right: ['2'],
    again: ['2/1 | 4/2'],
  },
  'pounds and pence': {
    spec: { kind: 'money', pence: 350 },
    right: ['£3.50 | 3.50 | 350p | £3.50p'],
    again: ['£3.5 | 350'],
    wrong: ['£350'],
  },
  'pence alone': {
    spec: { kind: 'money', pence: 85 },
    right: ['85p | £0.85 | 0.85'],
    again: ['85'],
    wrong: ['£85'],
  },
  'a 24-hour time': {
    spec: { kind: 'time', minutes: 845, clock: '24' },
    right: ['14:05 | 14.05'],
    again: ['2:05 pm'],
    wrong: ['2:05'],
    unreadable: ['14:65'],
  },
  'a 12-hour time': {
    spec: { kind: 'time', minutes: 845, clock: '12' },
    right: ['2:05 pm | 2.05pm | 2:05 p.m.'],
    again: ['2:05'],
    wrong: ['2:05 am'],
  },
  'just after midnight': {
    spec: { kind: 'time', minutes: 5, clock: '12' },
    right: ['12:05 am'],
    wrong: ['12:05 pm'],
    unreadable: ['0:05 am'],
  },
  'a word': {
    spec: { kind: 'text', accept: ['elephant'], spelling: 'forgiving' },
    right: ['Elephant | an elephant.'],
    nearly: ['elephent'],
    wrong: ['elefant | giraffe'],
  },
  'a contraction to be spelt': {
    spec: { kind: 'text', accept: ["didn't"], spelling: 'exact' },
    right: ["didn’t | didn't"],
    wrong: ["didnt → typed/spelling | did'nt → typed/spelling"],
  },
  'a name with its capital': {
    spec: { kind: 'text', accept: ['February'], spelling: 'exact', punctuation: 'exact' },
    right: ['February'],
    wrong: ['february → typed/capitals | Febuary'],
  },
  'two spellings': {
    spec: { kind: 'text', accept: ['organise', 'organize'], spelling: 'exact' },
    right: ['organise | organize'],
  },
  'a set of numbers': {
    spec: { kind: 'list', items: ['2', '3', '5'], ordered: false, of: 'number' },
    right: ['5, 3 and 2 | 2 3 5'],
    wrong: ['2,3 → typed/missing'],
  },
};

test('there are 107 of them', () => {
  expect(Object.values(rules).flatMap(casesOf)).toHaveLength(107);
});

describe.each(Object.entries(rules))('%s', (_, rule) => {
  test.each(casesOf(rule))('%j is %s', (typed, verdict) => {
    expect(verdictUnder(rule, typed)).toBe(verdict);
  });
});

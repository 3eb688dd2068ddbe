import { describe, expect, test } from 'vitest';
import { casesOf, type Rule, verdictUnder } from './verdict-rule.ts';

const rules: Readonly<Record<string, Rule>> = {
  'a full stop ends the sentence': {
    spec: { kind: 'fraction', value: '3/2', form: 'any' },
    right: ['3/2. | 1 1/2. | 1½. | 1.5.'],
    wrong: ['2/3.'],
  },
  'any form of the same value will do': {
    spec: { kind: 'fraction', value: '2/5', form: 'any' },
    right: [
      '2/5 | 4/10 | 20/50 | 0.4 | .4 | 0.40 | ⅖ | ²⁄₅ | ²/₅ | 2⁄5 | 2∕5 | 2／5',
      ' 2 / 5 ',
      '2\\5 | 02/05 | 400/1,000',
    ],
    wrong: ['5/2 | 2.5 | 1/5 | 3/5 | -2/5 | 0.04'],
    unreadable: [
      '2/ | /5 | 2/5/1 | 2 5 | 2:5 | 2-5 | 2,5 | 0,4 | 2 over 5 | two fifths | 2/0 | 2/-5',
      '2.0/5 | 40% | 2÷5 | 2//5',
    ],
  },
  'lowest terms are asked: an equal fraction gets another try': {
    spec: { kind: 'fraction', value: '2/3', form: 'simplest' },
    right: ['2/3 | ⅔ | ²⁄₃ | 2 /3 | 0 2/3'],
    again: ['4/6 | 6/9 | 200/300 | 20/30 | 0 4/6'],
    wrong: ['3/2 | 0.67 | 0.66 | 0.6666666667 | 1/3 | 2/6'],
  },
  'lowest terms of more than a whole': {
    spec: { kind: 'fraction', value: '11/4', form: 'simplest' },
    right: ['11/4 | 2 3/4 | 2¾ | 2 and 3/4'],
    again: ['22/8 | 2 6/8 | 1 7/4 | 0 11/4 | 2.75'],
    wrong: ['23/4 | 2 1/4 | 11/3'],
    unreadable: ['2 and 3 quarters | 2 3/4 4'],
  },
  'a mixed number is asked': {
    spec: { kind: 'fraction', value: '13/5', form: 'mixed' },
    right: ['2 3/5 | 2⅗ | 2 ⅗ | 2 and 3/5 | 2³⁄₅ | 02 3/5'],
    again: ['13/5 | 26/10 | 2.6 | 2 6/10 | 1 8/5'],
    wrong: ['23/5 | 3 2/5 | 2 5/3'],
    unreadable: ['2, 3/5 | 2+3/5 | 2.3/5 | 2 3 5'],
  },
  'a mixed number below zero': {
    spec: { kind: 'fraction', value: '-7/4', form: 'mixed' },
    right: ['-1 3/4 | −1¾ | - 1 3/4 | minus 1 3/4'],
    again: ['-7/4 | -1.75'],
    wrong: ['1 3/4 | -1/4'],
    unreadable: ['1 -3/4 | -1 -3/4 | 7/-4'],
  },
  'a mixed number without a whole part is a fraction': {
    spec: { kind: 'fraction', value: '1/2', form: 'mixed' },
    right: ['1/2 | ½'],
    again: ['2/4 | 0.5 | 0 2/4'],
    wrong: ['1 1/2 | 2'],
  },
  'an improper fraction is asked': {
    spec: { kind: 'fraction', value: '7/4', form: 'improper' },
    right: ['7/4 | 14/8 | 7 / 4'],
    again: ['1 3/4 | 1¾ | 1.75'],
    wrong: ['4/7 | 13/4 | 74'],
  },
  'a whole number': {
    spec: { kind: 'fraction', value: '3', form: 'mixed' },
    right: ['3 | 03'],
    again: ['6/2 | 3/1 | 2 2/2 | 3.0'],
    wrong: ['1/3 | 3 1/3'],
  },
  'a decimal key is the same value': {
    spec: { kind: 'fraction', value: '0.25', form: 'simplest' },
    right: ['1/4 | ¼'],
    again: ['2/8 | 0.25 | 25/100'],
    wrong: ['1/5'],
  },
  'the unit beside the box may be written': {
    spec: { kind: 'fraction', value: '3/4', form: 'any' },
    box: { after: 'litres' },
    right: ['3/4 | 3/4 l | ¾ litre | 3/4 litres'],
    unreadable: ['3/4 cups | 3/4 kg | 750 ml'],
  },
  'named mistakes: first the very form, then the value': {
    spec: { kind: 'fraction', value: '3/4', form: 'any' },
    mistakes: ['1/2 → halved | 2/4 → took-one-away | 5/6 → added-bottoms'],
    wrong: ['2/4 → took-one-away | 1/2 → halved | 0.5 → halved | ½ → halved | 10/12 → added-bottoms', '5/7'],
  },
};

describe.each(Object.entries(rules))('%s', (_, rule) => {
  test.each(casesOf(rule))('%j is %s', (typed, verdict) => {
    expect(verdictUnder(rule, typed)).toBe(verdict);
  });
});

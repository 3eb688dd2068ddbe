import { describe, expect, test } from 'vitest';
import { casesOf, type Rule, verdictUnder } from './verdict-rule.ts';

const rules: Readonly<Record<string, Rule>> = {
  'words parted by other marks': {
    spec: { kind: 'list', items: ['red', 'green'], ordered: false, of: 'text' },
    right: [
      'red/green | red / green | red + green | red+green',
      'red > green | red - green | red -> green | red → green | red then green',
    ],
    wrong: ['red/blue | red + blue', 'red → typed/missing'],
  },
  'numbers parted by other marks': {
    spec: { kind: 'list', items: ['2', '3', '5'], ordered: true, of: 'number' },
    right: [
      '2/3/5 | 2 + 3 + 5 | 2+3+5 | 2 < 3 < 5 | 2, 3, 5. | 2 × 3 × 5 | 2x3x5 | 2 x 3 X 5 | 2*3*5',
      'it is 2, 3, 5 | “2, 3, 5” | 2 then 3 then 5',
    ],
    wrong: ['2/3/6 | 2 × 3 × 6', '5/3/2 → typed/order | 5 × 3 × 2 → typed/order'],
  },
  'fractions keep their stroke': {
    spec: { kind: 'list', items: ['1/2', '3/4'], ordered: false, of: 'number' },
    right: ['1/2, 3/4 | 1/2 + 3/4 | 1/2 3/4 | 0.5; 0.75.'],
    wrong: ['1/3, 3/4'],
  },
  'numbers in any order, parted in any way': {
    spec: { kind: 'list', items: ['1', '2', '4', '8'], ordered: false, of: 'number' },
    right: [
      '1, 2, 4, 8 | 1,2,4,8 | 1 2 4 8 | 8, 4, 2, 1 | 1, 2, 4 and 8 | 1, 2, 4, and 8',
      '1 and 2 and 4 and 8 | 1 & 2 & 4 & 8 | 1; 2; 4; 8 | 1;2;4;8 | 1，2，4，8 | 1, 2, 4, 8,',
      ',1,2,4,8 | 1,,2,4,8 | 1, 2, 4, 8. | (1, 2, 4, 8) | {1, 2, 4, 8} | [1,2,4,8]',
      '01, 2.0, 4, 8 | 1\n2\n4\n8 | 1 , 2 , 4 , 8 | 4/4, 2, 4, 8',
    ],
    wrong: [
      '1, 2, 4 → typed/missing | 8 → typed/missing | 2 4 → typed/missing | 1, 2, 4, 8, 16',
      '1, 2, 3, 8 | 1, 1, 2, 4 | 1, 2, 4, 8, 8 | 1248 | -1, 2, 4, 8',
    ],
    unreadable: ['', ', | , , | and | one, two | 1, 2, four, 8 | 1-2-4-8 | 1, 2, 4, x | 1 cm, 2 cm', '()'],
  },
  'numbers in their order': {
    spec: { kind: 'list', items: ['0.5', '0.75', '1.2'], ordered: true, of: 'number' },
    mistakes: ['0.5, 1.2, 0.75 → longer-is-larger'],
    right: ['0.5, 0.75, 1.2 | .5 .75 1.2 | 1/2, 3/4, 1.2 | ½, ¾, 1.20 | 0.5; 0.75; 1.2', '0.5 and 0.75 and 1.2'],
    wrong: [
      '1.2, 0.75, 0.5 → typed/order | 0.75 0.5 1.2 → typed/order',
      '0.5, 1.2, 0.75 → longer-is-larger | 0.50 1.20 0.75 → longer-is-larger',
      '0.5, 0.75 → typed/missing | 0.5, 0.75, 12',
    ],
    unreadable: ['0,5; 0,75; 1,2 | 0.5, 0.75, ?'],
  },
  'a comma may part thousands or numbers': {
    spec: { kind: 'list', items: ['1250', '3400'], ordered: false, of: 'number' },
    right: [
      '1250, 3400 | 1,250, 3,400 | 1,250 and 3,400 | 3,400; 1,250 | 1250 3400 | 1,250 3,400',
      '1250,3400 | 1 250, 3 400 | 1,250,3400',
    ],
    wrong: ['1,250 → typed/missing | 1,250, 4,300'],
    unreadable: ['1,250,3,400,5'],
  },
  'commas without spaces between numbers of three digits': {
    spec: { kind: 'list', items: ['10', '100', '1000'], ordered: true, of: 'number' },
    right: ['10,100,1000 | 10, 100, 1000 | 10, 100, 1,000 | 10 100 1000'],
    wrong: ['1000,100,10 → typed/order | 1000, 100, 10 → typed/order | 10,100,1001'],
    unreadable: ['10,100,1,000'],
  },
  'one and two hundred and fifty, not 1,250': {
    spec: { kind: 'list', items: ['1', '250'], ordered: false, of: 'number' },
    right: ['1,250 | 1, 250 | 250, 1 | 1 250 | 1 and 250'],
    wrong: ['1.250 | 1;251 | 1250'],
  },
  'mixed numbers in a list': {
    spec: { kind: 'list', items: ['3/2', '3/4'], ordered: false, of: 'number' },
    right: ['1 1/2, 3/4 | 1½, ¾ | 3/4 and 1 1/2 | 1 and 1/2, 3/4 | 1.5, 0.75 | 6/4 6/8'],
    wrong: ['11/2, 3/4 | 1, 1/2, 3/4'],
  },
  coordinates: {
    spec: { kind: 'list', items: ['-3', '4'], ordered: true, of: 'number' },
    right: ['(-3, 4) | (−3,4) | -3, 4 | –3 4 | ( -3 , 4 )'],
    wrong: ['(4, -3) → typed/order | (3, 4) | (-3, -4)'],
    unreadable: ['-3, 4) | (-3, 4 | x = -3, y 4'],
  },
  'the unit beside the box': {
    spec: { kind: 'list', items: ['4', '6'], ordered: false, of: 'number' },
    box: { after: 'cm' },
    right: ['4, 6 | 4 cm, 6 cm | 4cm and 6cm | 6 and 4 cm'],
    unreadable: ['4 kg, 6 kg | 4 m, 6 m'],
  },
  'words in any order': {
    spec: { kind: 'list', items: ['red', 'blue', 'green'], ordered: false, of: 'text' },
    right: [
      'red, blue, green | Red blue green | green and blue and red | red, green and blue',
      'RED; BLUE; GREEN | red, blue & green. | red,blue,green',
    ],
    wrong: ['red, blue → typed/missing | red, blue, pink | red blue green pink | red red blue', 'redbluegreen'],
    unreadable: ['', ',,'],
  },
  'words in their order': {
    spec: { kind: 'list', items: ['apple', 'banana', 'cherry'], ordered: true, of: 'text' },
    mistakes: ['banana, apple, cherry → looked-at-length'],
    right: ['apple, banana, cherry | Apple banana cherry'],
    wrong: ['cherry, banana, apple → typed/order | banana apple cherry → looked-at-length', 'apple, bananna, cherry'],
  },
  'the word and': {
    spec: { kind: 'list', items: ['and', 'but'], ordered: false, of: 'text' },
    right: ['and, but | but, and | And; but'],
    wrong: ['but → typed/missing | or, but | and, or'],
  },
  'items of more than one word': {
    spec: { kind: 'list', items: ['salt and pepper', 'ice cream'], ordered: false, of: 'text' },
    right: ['salt and pepper, ice cream | ice cream, salt and pepper | Ice cream; salt and pepper'],
    wrong: ['ice cream → typed/missing | salt, pepper, ice cream'],
  },
};

describe.each(Object.entries(rules))('%s', (_, rule) => {
  test.each(casesOf(rule))('%j is %s', (typed, verdict) => {
    expect(verdictUnder(rule, typed)).toBe(verdict);
  });
});

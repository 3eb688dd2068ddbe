/** No child reads '1 marbles'. */
import { expect, test } from 'vitest';
import { counted, pluralOf, withArticle } from './plural.ts';

test.each([
  ['marble', 'marbles'],
  ['box', 'boxes'],
  ['bunch', 'bunches'],
  ['berry', 'berries'],
  ['day', 'days'],
  ['child', 'children'],
  ['shelf', 'shelves'],
  ['toy car', 'toy cars'],
  ['bag of sweets', 'bags of sweets'],
  ['loaf of bread', 'loaves of bread'],
])('the plural of %s is %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
});

test('one thing stays singular and every other count is plural', () => {
  expect([0, 1, 2, 1250].map((count) => counted(count, 'stamp'))).toEqual([
    '0 stamps',
    '1 stamp',
    '2 stamps',
    '1,250 stamps',
  ]);
});

test('the article follows the sound', () => {
  expect(['marble', 'apple', 'hour', 'unicorn', 'umbrella', 'unimportant', 'honest'].map(withArticle)).toEqual([
    'a marble',
    'an apple',
    'an hour',
    'a unicorn',
    'an umbrella',
    'an unimportant',
    'an honest',
  ]);
});

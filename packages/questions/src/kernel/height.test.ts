import type { AnswerForm } from '@comet/contract/question';
import type { Difficulty, Year } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import type { Made } from './generator.ts';
import { heightFaults } from './height.ts';

const typed: AnswerForm = { type: 'writeAnswer', kind: 'text' };

function asking(prompt: string, accept = 'x', answer: AnswerForm = typed): Pick<Made, 'question' | 'key'> {
  return {
    question: { prompt: [{ type: 'text', text: prompt }], answer, spoken: prompt },
    key: { type: 'writeAnswer', spec: { kind: 'text', accept: [accept], spelling: 'exact' }, mistakes: [] },
  };
}

describe('too easy or too hard for the year', () => {
  test.each<[string, string, Year, Difficulty, RegExp]>([
    ['2 × 2 in year 6', 'What is 2 × 2?', 6, 'easy', /too easy/],
    ['3 × 3 as hard', 'What is 3 × 3?', 4, 'hard', /too easy/],
    ['II', 'What number is **II**?', 4, 'easy', /Roman/],
    ['the 7 times table in year 3', 'What is 7 × 6?', 3, 'hard', /times table/],
    ['the same fact backwards', 'What is 42 ÷ 7?', 3, 'medium', /times table/],
    ['seventy-seconds in year 4', 'Which is larger, 5/72 or 7/72?', 4, 'hard', /denominator of 72/],
    ['one hidden letter in year 7', 'Complete the word: ev□ry', 7, 'easy', /1 letter hidden/],
  ])('%s', (_, prompt, year, difficulty, says) => {
    expect(heightFaults(asking(prompt), year, difficulty).join()).toMatch(says);
  });

  test('a word that year 4 has not met, as an answer or beside it', () => {
    expect(heightFaults(asking('Move a letter.', 'RENDS'), 4, 'easy').join()).toMatch(/rends/);
    const options = ['house', 'rends'].map((text) => [{ type: 'text' as const, text }]);
    const choice: AnswerForm = { type: 'multipleChoice', layout: 'list', options };
    expect(heightFaults(asking('Which?', 'house', choice), 3, 'easy').join()).toMatch(/rends/);
    expect(heightFaults(asking('Move a letter.', 'RENDS'), 5, 'easy')).toEqual([]);
  });
});

test.each<[string, Year, Difficulty]>([
  ['What is 8 × 7?', 3, 'hard'],
  ['What is 7 × 6?', 4, 'easy'],
  ['What is 3 × 0.3?', 6, 'hard'],
  ['Work out 2 × 2 + 37.', 6, 'easy'],
  ['Which is larger, 3/100 or 1/50?', 4, 'medium'],
  ['What number is **XIV**?', 4, 'medium'],
  ['□ + 3 = 12', 7, 'easy'],
])('%s is at the right height in year %i', (prompt, year, difficulty) => {
  expect(heightFaults(asking(prompt), year, difficulty)).toEqual([]);
});

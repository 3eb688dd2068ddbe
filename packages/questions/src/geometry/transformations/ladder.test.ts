import { expect, test } from 'vitest';
import { optionText } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';
import { often } from './ladder.ts';
import { readShift } from './mistakes.ts';

const levels = ['easy', 'medium', 'hard'] as const;

test('counting squares is for year 4, and every later cell has forms of its own', () => {
  for (const difficulty of levels) {
    for (const about of ['move5', 'four', 'all'] as const)
      for (const form of ['say', 'pick', 'kind'] as const)
        expect(often(form)({ params: { about }, difficulty, subTopicId: 0, year: 5 })).toBe(0);
    expect(often('say')({ params: { about: 'move4' }, difficulty, subTopicId: 0, year: 5 })).toBeGreaterThan(0);
  }
  expect(often('two')({ params: { about: 'four' }, difficulty: 'medium', subTopicId: 0, year: 5 })).toBe(0);
});

test('who is asked for the way back can choose the way there', () => {
  for (let seed = 76_000_000; seed < 76_000_060; seed++) {
    const { question, key } = mintFor(140903, 'hard', seed);
    if (question.answer.type !== 'multipleChoice' || key.type !== 'multipleChoice') continue;
    const moves = question.answer.options.map((option) => String(readShift(optionText(option))));
    const [dx = 0, dy = 0] = (moves[key.option] ?? '').split(',').map(Number);
    expect(moves).toContain(`${-dx},${-dy}`);
  }
});

import { expect, test } from 'vitest';
import { often } from './ladder.ts';

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

/** Which numbers each level divides. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';
import { exchanges } from './divisions.ts';

const prompts = (subTopicId: number, difficulty: Difficulty): string[] =>
  Array.from({ length: 60 }, (_, place) => mintFor(subTopicId, difficulty, 79_000_000 + place)).map(
    ({ question: { prompt } }) => prompt.map(shownBy).join(' ').replaceAll(',', ''),
  );

/** What these words are followed by: a total and what it is divided by. */
const divisions = (texts: readonly string[], pattern: RegExp): (readonly [total: number, by: number])[] =>
  texts.flatMap((text) => {
    const [, total, by] = pattern.exec(text) ?? [];
    return total === undefined ? [] : [[Number(total), Number(by)] as const];
  });

test('year 3 divides digit by digit before it exchanges', () => {
  const easy = divisions(prompts(130304, 'easy'), /^Work out (\d+) ÷ (\d+)/);
  expect(easy.length).toBeGreaterThan(10);
  expect(easy.filter(([total, by]) => exchanges(total, by) > 0)).toEqual([]);
});

test('year 4 divides by what its own tables have', () => {
  const texts = (['easy', 'medium', 'hard'] as const).flatMap((difficulty) => prompts(140305, difficulty));
  expect(divisions(texts, /^Work out (\d+) ÷ (\d+)/).filter(([, by]) => [3, 4, 8].includes(by))).toEqual([]);
});

test('year 6 divides by 11 or 12 before it multiplies', () => {
  const twice = divisions(prompts(160202, 'hard'), / divides (\d+) by (\d+) then/);
  expect(twice.filter(([total, by]) => by < 11 || exchanges(total, by) < 2)).toEqual([]);
});

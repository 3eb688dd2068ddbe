/** Which tenths and hundredths each level no longer asks about. */
import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';

const prompts = (subTopicId: number): string[] =>
  Array.from({ length: 120 }, (_, place) => mintFor(subTopicId, 'medium', 80_000_000 + place)).map(
    ({ question: { prompt } }) => prompt.map(shownBy).join(' '),
  );

test('a story never uses as many parts as it leaves', () => {
  expect(prompts(130401).filter((text) => /\b10 equal .*\b5 of them/.test(text))).toEqual([]);
});

test('one hundredth more is no medium step', () => {
  expect(prompts(140402).filter((text) => text.startsWith('Count '))).toEqual([]);
});

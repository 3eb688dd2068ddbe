/** What hard no longer asks about 0 and 1. */
import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';

test('four calculations, some of them plainly 0, are no hard choice', () => {
  const prompts = Array.from({ length: 60 }, (_, place) => mintFor(140307, 'hard', 81_000_000 + place)).map(
    ({ question: { prompt } }) => prompt.map(shownBy).join(' '),
  );
  expect(prompts.filter((text) => text.startsWith('Which of these'))).toEqual([]);
});

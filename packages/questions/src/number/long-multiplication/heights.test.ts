/** What year 6 asks about long multiplication beyond easy. */
import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';

test('the other line, one short product, is asked at easy only', () => {
  const prompts = Array.from({ length: 60 }, (_, place) => mintFor(160201, 'medium', 79_000_000 + place)).map(
    ({ question: { prompt } }) => prompt.map(shownBy).join(' '),
  );
  expect(prompts.filter((text) => text.includes('the other line'))).toEqual([]);
});

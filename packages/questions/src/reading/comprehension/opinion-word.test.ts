import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';

test.each([230804, 240804, 250804, 260804])('%i: no word beside the right one shows that the writer guesses', (id) => {
  const words = Array.from({ length: 40 }, (_, seed) => mintFor(id, 'medium', seed).question.answer).flatMap(
    (answer) => (answer.type === 'multipleWordChoice' ? answer.groups.flatMap((group) => group.words) : []),
  );
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => /^(?:must|surely|certainly|perhaps|probably)\b/i.test(word))).toEqual([]);
});

import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';

test.each([250702, 260703, 270502])('%i never asks whether one proof alone is enough', (id) => {
  const shown = Array.from({ length: 300 }, (_, seed) => JSON.stringify(mintFor(id, 'hard', seed).question));
  expect(shown.filter((question) => question.includes('and the proof shows it'))).toEqual([]);
  const compared = shown.filter((question) => question.includes('has the best proof?'));
  expect(compared.length).toBeGreaterThan(10);
});

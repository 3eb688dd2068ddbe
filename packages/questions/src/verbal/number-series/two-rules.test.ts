import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';

test('360801: every row has two rules, so none is made of plain sums', () => {
  for (const difficulty of difficulties)
    for (let seed = 0; seed < 60; seed++) {
      const { explanation } = mintFor(360801, difficulty, seed);
      expect(JSON.stringify(explanation)).not.toContain('the sum of the two numbers');
    }
});

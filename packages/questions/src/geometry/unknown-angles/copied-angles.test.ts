/** Equal angles on parallel lines are copied: a wrong sum can't be the reason for another size. */
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';

test('where an angle is copied, no option is said to come from a sum', () => {
  for (let seed = 1; seed <= 120; seed++) {
    const { question, key } = mintFor(170601, 'easy', seed);
    if (question.answer.type === 'multipleChoice')
      expect(JSON.stringify(key), String(seed)).not.toContain('slip-in-sum');
  }
});

import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';

test('330303 hard: the word is written, not ticked off among others', () => {
  for (let seed = 0; seed < 40; seed++) expect(mintFor(330303, 'hard', seed).question.answer.type).toBe('writeAnswer');
});

import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';

test.each([330403, 340403, 350302, 360302])(
  '%i hard: the three letters are written, not ticked off among others',
  (subTopic) => {
    for (let seed = 0; seed < 30; seed++)
      expect(mintFor(subTopic, 'hard', seed).question.answer.type).toBe('writeAnswer');
  },
);

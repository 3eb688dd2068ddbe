import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';

/** Beside JHT for FRP, only miscounts were offered: neither the mirror letters alone nor the letters in their old places. */
test.each([340603, 350702, 360702, 370502])('%i: an option comes of a rule that was half understood', (id) => {
  for (const level of difficulties)
    for (let seed = 0; seed < 30; seed++) {
      const { key, question } = mintFor(id, level, seed);
      if (question.answer.type === 'multipleChoice')
        expect(JSON.stringify(key)).toMatch(/\/(?:one-step-for-all|wrong-way|no-turn|only-mirrored)"/);
    }
});

import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { optionTexts } from '../ask.ts';

test('no wrong word of another sense: to procrastinate is to stall, but no barn', () => {
  for (let seed = 0; seed < 200; seed++) {
    const options = optionTexts(mintFor(350104, 'easy', seed).question);
    if (options.includes('stable')) expect(options).not.toContain('procrastinate');
    if (options.includes('patient')) expect(options).not.toContain('placate');
  }
});

/** A word that goes with neither meaning is chosen by nobody. */
test.each([340104, 350104, 360104, 370103])('%i: every wrong option goes with one of the two clues', (subTopicId) => {
  for (const difficulty of ['easy', 'medium'] as const)
    for (let seed = 0; seed < 60; seed++) {
      const { key, question } = mintFor(subTopicId, difficulty, seed);
      const ids = key.type === 'multipleChoice' ? key.because.map((because) => because?.id) : [];
      expect(ids, optionTexts(question).join(' ')).not.toContain('v.doubleMeaning/fits-none');
    }
});

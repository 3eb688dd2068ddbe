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

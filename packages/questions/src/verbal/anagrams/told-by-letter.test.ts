import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts, optionTexts } from '../ask.ts';

test.each(['easy', 'medium'] as const)(
  '330303 %s: no letter that catches the eye is in the right word alone',
  (difficulty) => {
    for (let seed = 0; seed < 150; seed++) {
      const { question } = mintFor(330303, difficulty, seed);
      const options = optionTexts(question);
      if (options.length === 0) continue;
      for (const letter of (boldParts(question)[0] ?? '').toLowerCase().match(/[jkqvwxz]/g) ?? [])
        expect(
          options.filter((text) => text.includes(letter)).length,
          `${letter}: ${options.join(' ')}`,
        ).toBeGreaterThan(1);
    }
  },
);

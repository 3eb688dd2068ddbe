import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts, optionTexts } from '../ask.ts';

test('330303 easy: three letters are put in order, never looked for among words', () => {
  const asked = Array.from({ length: 40 }, (_, seed) => optionTexts(mintFor(330303, 'easy', seed).question));
  expect(asked.filter(({ length }) => length > 0)).toEqual([]);
});

test('330303 medium: no letter that catches the eye is in the right word alone', () => {
  for (let seed = 0; seed < 150; seed++) {
    const { question } = mintFor(330303, 'medium', seed);
    const options = optionTexts(question);
    if (options.length === 0) continue;
    for (const letter of (boldParts(question)[0] ?? '').toLowerCase().match(/[jkqvwxz]/g) ?? [])
      expect(options.filter((text) => text.includes(letter)).length, `${letter}: ${options.join(' ')}`).toBeGreaterThan(
        1,
      );
  }
});

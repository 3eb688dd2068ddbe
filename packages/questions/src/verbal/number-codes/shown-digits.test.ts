import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts, optionTexts } from '../ask.ts';

test.each([340502, 350602, 360602, 370402])('%i: no option has a digit that stands in none of the codes', (id) => {
  for (const level of difficulties)
    for (let seed = 0; seed < 30; seed++) {
      const { question } = mintFor(id, level, seed);
      const bold = boldParts(question);
      // A word that is listed is chosen among the codes of all the words listed.
      if (bold.slice(0, -1).some((part) => part.includes(bold.at(-1) ?? ''))) continue;
      const shown = bold.join('');
      const strange = optionTexts(question).filter((option) => [...option].some((digit) => !shown.includes(digit)));
      expect(strange, bold.join(' ')).toEqual([]);
    }
});

test.each([
  [340502, 'hard'],
  [350602, 'easy'],
] as const)('%i %s: no word alone codes the one that is asked', (id, level) => {
  for (let seed = 0; seed < 30; seed++) {
    const bold = boldParts(mintFor(id, level, seed).question);
    const asked = bold.at(-1) ?? '';
    const [one = '', oneCode = '', other = '', otherCode = ''] = bold;
    for (const [word, code] of [
      [one, oneCode],
      [other, otherCode],
    ] as const)
      expect(
        [...asked].every((sign) => word.includes(sign) || code.includes(sign)),
        bold.join(' '),
      ).toBe(false);
  }
});

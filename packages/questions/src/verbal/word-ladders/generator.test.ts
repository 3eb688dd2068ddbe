import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts, optionTexts } from '../ask.ts';
import { differ } from './chain.ts';

/** DIET → … → … → ? → CARD: of five words only CART was one letter from CARD. */
test('beside a shown word, more than one option is a step from it', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { question } = mintFor(350403, 'hard', seed);
    const chain = (boldParts(question)[0] ?? '').split(' → ');
    const asked = chain.indexOf('?');
    const shown = [chain[asked - 1], chain[asked + 1]].find((word) => word !== undefined && word !== '…') ?? '';
    expect(optionTexts(question).filter((word) => differ(word, shown) === 1).length).toBeGreaterThan(1);
  }
});

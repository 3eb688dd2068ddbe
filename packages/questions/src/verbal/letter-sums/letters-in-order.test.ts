import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { optionTexts } from '../ask.ts';

test.each([330603, 340503, 350603, 360603, 370403])('%i: options that are letters stand in their order', (subTopic) => {
  for (let seed = 0; seed < 20; seed++) {
    const options = optionTexts(mintFor(subTopic, 'medium', seed).question);
    expect(options).toEqual([...options].sort());
  }
});

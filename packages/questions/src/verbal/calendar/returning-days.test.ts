import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { promptText } from '../ask.ts';

test('of three numbers of days none is a factor of another', () => {
  for (let seed = 0; seed < 40; seed++) {
    const text = promptText(mintFor(370703, 'hard', seed).question);
    const every = [...text.matchAll(/every \*\*(\d+) days/g)].map(([, days]) => Number(days));
    expect(every).toHaveLength(3);
    expect(
      every.every((one) => every.every((other) => other === one || other % one !== 0)),
      text,
    ).toBe(true);
  }
});

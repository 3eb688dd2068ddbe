/** Wrong readings of a face: each must come from its own mistake. */
import { expect, test } from 'vitest';
import { dialMistakes, named } from './dial-mistakes.ts';

test('hands near one number are not called swapped', () => {
  for (let minutes = 0; minutes < 720; minutes++)
    for (const [given, because] of dialMistakes(minutes))
      if (because === named.swapped) expect(Math.abs(given - minutes), String(minutes)).toBeGreaterThanOrEqual(5);
});

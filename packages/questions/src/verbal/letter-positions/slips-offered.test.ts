import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';

test('330503 hard: what comes of a slip stands among the options, not miscounts alone', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { key, variant } = mintFor(330503, 'hard', seed);
    if (key.type !== 'multipleChoice') continue;
    const slips = key.because.filter((each) => each !== undefined && !/\/(?:one-off|miscounted)$/.test(each.id));
    expect(slips.length, variant).toBeGreaterThan(0);
  }
});

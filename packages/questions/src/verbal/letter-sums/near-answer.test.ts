import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts } from '../ask.ts';
import { sumValue } from './read-sum.ts';

test.each([
  [330603, 'medium'],
  [340503, 'hard'],
  [360603, 'easy'],
] as const)('in %i %s the answer is not the one number far above the others', (subTopic, difficulty) => {
  for (let seed = 0; seed < 40; seed++) {
    const [given = '', sum = ''] = boldParts(mintFor(subTopic, difficulty, seed).question);
    const values = new Map(
      [...given.matchAll(/([A-E]) = (\d+)/g)].map(([, name = '', value]) => [name, Number(value)]),
    );
    const total = sumValue(sum, values) ?? 0;
    const all = [...values.values()];
    if (!all.includes(total)) continue;
    const others = all.filter((value) => value !== total);
    expect(total).toBeLessThanOrEqual(Math.max(1.5 * Math.max(...others), Math.max(...others) + 6));
  }
});

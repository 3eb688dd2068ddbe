import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts } from '../ask.ts';

test.each([340603, 350702, 350703, 360702, 370502])(
  '%i: no letter asked for stands there in an example, and none only swaps',
  (id) => {
    for (const level of difficulties)
      for (let seed = 0; seed < 15; seed++) {
        const parts = boldParts(mintFor(id, level, seed).question);
        const asked = parts.at(-2) ?? '';
        const examples = parts.slice(0, -2).filter((_, at) => at % 2 === 0);
        const told = [...asked].some((letter, slot) => examples.some((from) => from.charAt(slot) === letter));
        expect(told, parts.join(' ')).toBe(false);
        for (const [at, from] of examples.entries())
          if (from.length > 1) expect([...from].reverse().join('')).not.toBe(parts[2 * at + 1]);
      }
  },
);

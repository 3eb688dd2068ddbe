import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts } from '../ask.ts';
import { plainPasts } from './sentence-parts.data.ts';

/** “After a tasty meal cooked by the river the library staff slept”, without “school”. */
test.each(difficulties)('360303 %s: a verb is spare only beside one that can describe nothing', (difficulty) => {
  const verbs = new Set(plainPasts.map((deed) => deed.split(' ')[0] ?? ''));
  for (let seed = 0; seed < 60; seed++) {
    const words = (boldParts(mintFor(360303, difficulty, seed).question)[0] ?? '').split(/ {2,}/);
    if (words.some((word) => word === 'because' || word === 'whether')) continue;
    expect(
      words.filter((word) => verbs.has(word)),
      words.join(' '),
    ).toHaveLength(1);
    expect(words).not.toContain('and');
  }
});

import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { compounds, isTempting, mightMakeOne } from './joined-words.ts';
import { joinedMeanings } from './meanings.data.ts';

test('a meaning belongs to a word that is asked for', () => {
  const asked = new Set(Object.values(compounds).flatMap((list) => list.map((parts) => parts.join(''))));
  expect(Object.keys(joinedMeanings).filter((word) => !asked.has(word))).toEqual([]);
});

test.each([
  ['white', 'work'],
  ['head', 'girl'],
  ['paper', 'cut'],
] as const)('nobody is told that %s and %s make no word', (first, second) => {
  expect(mightMakeOne(first, second)).toBe(true);
});

/** Beside FRIENDS, which begins nothing but one word, the right one stands out. */
test('360501 hard: each wrong word begins or ends some words', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { question, key } = mintFor(360501, 'hard', seed);
    if (question.answer.type !== 'multipleWordChoice' || key.type !== 'multipleWordChoice') throw new Error('no words');
    for (const [at, { words }] of question.answer.groups.entries())
      for (const [place, word] of words.entries())
        if (!key.picks[at]?.includes(place)) expect(isTempting(word, at === 0 ? 0 : 1), word).toBe(true);
  }
});

import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { isUnfit } from '../../words/unfit-words.ts';
import { isAccepted, isKnown } from '../../words/word-lists.ts';
import { boldParts, optionTexts } from '../ask.ts';
import { looksLikeWord } from './way-steps.ts';

/** Bigger dictionaries than ours have LACS and LEAT. */
test.each([330301, 340301, 350401, 360401, 340302, 350402, 360402, 370302])(
  '%i: what our list of words lacks is not called no word',
  (subTopicId) => {
    for (let seed = 0; seed < 10; seed++)
      expect(JSON.stringify(mintFor(subTopicId, 'medium', seed))).not.toMatch(/(?:not a|no) word\b/);
  },
);

/** SH( ? )T: a child tries all the letters. */
test('no letter makes an unfit word', () => {
  for (let seed = 0; seed < 60; seed++)
    for (const pattern of boldParts(mintFor(330301, 'medium', seed).question))
      for (const letter of 'abcdefghijklmnopqrstuvwxyz')
        expect(isUnfit(pattern.toLowerCase().replace('( ? )', letter)), pattern).toBe(false);
});

/** MELOD( ? ) and WORL( ? ) tell the letter by themselves. */
test.each([
  [350401, 'medium'],
  [350401, 'hard'],
  [360401, 'easy'],
] as const)('%i %s: each word by itself leaves a choice', (subTopicId, level) => {
  for (let seed = 0; seed < 40; seed++)
    for (const pair of boldParts(mintFor(subTopicId, level, seed).question)) {
      const [start = '', end = ''] = pair.toLowerCase().split(' ( ? ) ');
      for (const fill of [(letter: string) => start + letter, (letter: string) => letter + end])
        expect(
          [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => isKnown(fill(letter))).length,
          pair,
        ).toBeGreaterThan(1);
    }
});

/** THREA( ? )ETAIL tells the letter without the other pair. */
test('360401 hard: each pair by itself leaves a choice', () => {
  for (let seed = 0; seed < 40; seed++)
    for (const pair of boldParts(mintFor(360401, 'hard', seed).question)) {
      const [start = '', end = ''] = pair.toLowerCase().split(' ( ? ) ');
      const both = [...'abcdefghijklmnopqrstuvwxyz'].filter(
        (letter) => isKnown(start + letter) && isKnown(letter + end),
      );
      expect(both.length, pair).toBeGreaterThan(1);
    }
});

/** W( ? )OSE: nobody tries an X. */
test('330301 easy: letters to choose from stand beside each other in common words', () => {
  let judged = 0;
  let fair = 0;
  for (let seed = 0; seed < 60; seed++) {
    const { question } = mintFor(330301, 'easy', seed);
    const [shown = ''] = boldParts(question);
    for (const option of optionTexts(question)) {
      judged++;
      fair += Number(looksLikeWord(shown.toLowerCase().replace('( ? )', '_'), option.toLowerCase()));
    }
  }
  expect(fair / judged).toBeGreaterThan(0.9);
});

/** SHE( ? ) with SHES: only a list of words has it. */
test('330301 hard: each word by itself leaves a choice of words that a child has met, and no others are named', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { question, explanation } = mintFor(330301, 'hard', seed);
    for (const pattern of boldParts(question)) {
      const fill = (letter: string) => pattern.toLowerCase().replace('( ? )', letter);
      expect(
        [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => isAccepted(fill(letter))).length,
        pattern,
      ).toBeGreaterThan(1);
    }
    const [, shown = '', letters = ''] =
      /"([A-Z ?]+) could be a word with ([A-Z, or]+)/.exec(JSON.stringify(explanation)) ?? [];
    for (const letter of letters.match(/\b[A-Z]\b/g) ?? [])
      expect(isAccepted(shown.replaceAll(' ', '').replace('?', letter).toLowerCase()), `${shown} ${letter}`).toBe(true);
  }
});

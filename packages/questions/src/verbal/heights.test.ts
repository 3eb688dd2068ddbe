/** What made questions too easy or too hard for their level, by the rules that keep it out. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { mintFor } from '../registry.ts';
import { boldParts, optionTexts, promptText } from './ask.ts';
import { hasSmallSteps } from './letter-codes/code-rules.ts';
import { wordsByCell } from './missing-word/ladder.data.ts';
import { firstSentences, hardSentences, longSentences, middleSentences } from './missing-word/word-sentences.data.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);

test.each([
  [330403, 'hard'],
  [340403, 'easy'],
  [350302, 'medium'],
  [360302, 'hard'],
] as const)('%i %s: the three letters are never missing at the end of the word', (subTopicId, difficulty) => {
  for (const seed of seeds) {
    const steps = mintFor(subTopicId, difficulty, seed).explanation.flat();
    const [, shown = ''] = steps.map((block) => (block.type === 'text' ? block.text : ''));
    expect(shown).toMatch(/: \p{L}*\*\*\p{L}{3}\*\*\p{L}+\.$/u);
  }
});

test('each word that loses three letters has a sentence and one place', () => {
  const words = Object.values(wordsByCell).flatMap((cells) => difficulties.flatMap((each) => cells[each].split(/\s+/)));
  const known = new Set(
    [...firstSentences, ...middleSentences, ...hardSentences, ...longSentences].map(([word]) => word),
  );
  expect(words.filter((word) => !known.has(word))).toEqual([]);
  expect(words).toEqual([...new Set(words)]);
  expect(longSentences.filter(([word]) => !words.includes(word))).toEqual([]);
});

test('350503 medium: no letter that is left out is told by the one before', () => {
  for (const seed of seeds) {
    const { question } = mintFor(350503, 'medium', seed);
    const words = boldParts(question);
    const leftOut = [0, 2].map((at) => {
      const [longer = '', shorter = ''] = words.slice(at, at + 2);
      return longer.charAt([...longer].findIndex((letter, place) => letter !== shorter.charAt(place)));
    });
    expect(leftOut[0], words.join(' ')).not.toBe(leftOut[1]);
  }
});

test('330703 hard: the day asked is more than a day away, by way of another', () => {
  for (const seed of seeds)
    expect(promptText(mintFor(330703, 'hard', seed).question)).not.toMatch(
      /\*\*today\*\*\?|^Yesterday .*\*\*tomorrow\*\*|^Tomorrow .*\*\*yesterday\*\*/,
    );
});

test('340202 easy: the word that does not rhyme is never the only one that looks otherwise', () => {
  for (const seed of seeds) {
    const { question, key } = mintFor(340202, 'easy', seed);
    if (!promptText(question).startsWith('Four of these') || key.type !== 'multipleChoice') continue;
    const ends = optionTexts(question).map((word) => word.slice(-2));
    const alone = ends.flatMap((end, at) => (ends.indexOf(end) === ends.lastIndexOf(end) ? [at] : []));
    expect(alone, ends.join(' ')).not.toEqual([key.option]);
  }
});

test('370401: a code has two rules at most, and no plain steps from place to place', () => {
  for (const difficulty of difficulties)
    for (const seed of seeds) {
      const { question, features } = mintFor(370401, difficulty, seed);
      expect(features.rules).toBeLessThanOrEqual(2);
      const [word = '', code = ''] = boldParts(question);
      expect(hasSmallSteps(word, code), `${word} ${code}`).toBe(false);
    }
});

/** POUR → POOR → ? → DOOM has one gap between two shown words, as in year 4. */
test.each([350403, 360403, 370304])('%i: two words at least are covered, of four letters or more', (subTopicId) => {
  for (const difficulty of difficulties)
    for (const seed of seeds.slice(0, 10)) {
      const chain = (boldParts(mintFor(subTopicId, difficulty, seed).question)[0] ?? '').split(' → ');
      expect(chain.filter((word) => word === '?' || word === '…').length).toBeGreaterThan(1);
      expect(chain[0]?.length).toBeGreaterThan(3);
    }
});

/** Questions that once had a second right answer, by the places where they were found, and the rules they broke. */

import { difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts } from '../ask.ts';
import { picksWhere } from '../solve.ts';
import { couldMatch, linksOf } from './links.ts';

/** Every way to finish a question with two groups that a reader could defend. */
function defended(subTopicId: number, difficulty: (typeof difficulties)[number], seed: number): number {
  const { question } = mintFor(subTopicId, difficulty, seed);
  const [a = '', b = ''] = boldParts(question);
  return picksWhere(question, ([one = '', other = '']) => couldMatch([a, one], [b, other])).length;
}

describe('opposite and similar hold both ways round', () => {
  test('so happy is to sad as small is to big', () => {
    expect(couldMatch(['happy', 'sad'], ['small', 'big'])).toBe(true);
    expect(couldMatch(['happy', 'glad'], ['small', 'tiny'])).toBe(true);
    expect(couldMatch(['happy', 'glad'], ['small', 'big'])).toBe(false);
  });
  test.each(
    [
      [360201, 11453791],
      [370201, 91233159],
    ].flatMap(([id = 0, seed = 0]) => difficulties.map((difficulty) => [id, difficulty, seed] as const)),
  )('%i %s %i has one right pair', (subTopicId, difficulty, seed) => {
    expect(defended(subTopicId, difficulty, seed)).toBe(1);
  });
});

test('hatred to dislike as shout to yell: one meaning, where whisper to shout was meant', () => {
  expect(couldMatch(['shout', 'yell'], ['hatred', 'dislike'])).toBe(true);
  expect(defended(370201, 'hard', 787)).toBe(1);
});

describe('things that go together', () => {
  test.each([
    ['bee', 'honey'],
    ['knife', 'cut'],
    ['knife', 'bread'],
    ['bolt', 'lightning'],
    ['shoe', 'horse'],
  ])('%s goes with %s', (one, other) => {
    expect(linksOf(one, other).size).toBeGreaterThan(0);
  });
  test('no wrong option goes with the word as well', () => {
    for (const difficulty of difficulties)
      for (let seed = 0; seed < 200; seed++) {
        const { question, key } = mintFor(330202, difficulty, seed);
        const bold = boldParts(question);
        const { answer } = question;
        if (answer.type === 'multipleChoice' && key.type === 'multipleChoice') {
          const stem = bold.at(-1) ?? '';
          const others = answer.options.flatMap((option, place) =>
            option.flatMap((block) => (place !== key.option && block.type === 'text' ? [block.text] : [])),
          );
          expect(others.filter((word) => linksOf(stem, word).size > 0)).toEqual([]);
        }
        if (answer.type === 'multipleWordChoice' && key.type === 'multipleWordChoice')
          for (const [group, { words }] of answer.groups.entries())
            expect(
              words.filter((word, at) => key.picks[group]?.[0] !== at && linksOf(bold[group] ?? '', word).size > 0),
            ).toEqual([]);
      }
  });
  test('the two pairs of one question go together for one reason', () => {
    for (const difficulty of ['medium', 'hard'] as const)
      for (let seed = 0; seed < 100; seed++) {
        const { explanation } = mintFor(330202, difficulty, seed);
        const [one = '', other = ''] = explanation.map((step) => JSON.stringify(step).replace(/^.*?"text":"/, ''));
        const reasonOf = (text: string): string => text.replace(/^.*?(?::|is a word)/, '');
        if (one.includes(':')) expect(reasonOf(one)).toBe(reasonOf(other));
      }
  });
});

test('no relation is left out for want of wrong words', () => {
  const texts = Array.from({ length: 60 }, (_, seed) => JSON.stringify(mintFor(370201, 'easy', seed).explanation));
  for (const link of ['is a place for', 'is like a', 'studies', 'means nearly the same', 'the opposite of'])
    expect(texts.filter((text) => text.toLowerCase().includes(link)).length, link).toBeGreaterThan(2);
});

test('no word that is compared is for more than one: cows is to milk', () => {
  for (const subTopicId of [330201, 340201, 350201, 360201, 370201])
    for (const difficulty of difficulties)
      for (let seed = 0; seed < 60; seed++) {
        const bold = boldParts(mintFor(subTopicId, difficulty, seed).question);
        for (const word of [bold[0], bold.at(-1)])
          expect(word).not.toMatch(/^(?:cows|hens|lions|maps|stars|puppies|clothes)$/);
      }
});

test.each([
  ['opposite', 340201],
  ['means nearly', 350201],
  ['sounds just like', 340201],
])('the explanation tells the pairs in the order of the question: %s', (link, subTopicId) => {
  for (const difficulty of difficulties)
    for (let seed = 0; seed < 60; seed++) {
      const { question, explanation } = mintFor(subTopicId, difficulty, seed);
      const [given = ''] = boldParts(question);
      const told = JSON.stringify(explanation[0]).toLowerCase();
      if (told.includes(link)) expect(told).toMatch(new RegExp(`(?:opposite of |"text":")${given}\\b`));
    }
});

test('what children of six know is left to easy', () => {
  for (const subTopicId of [330201, 330202])
    for (const difficulty of ['medium', 'hard'] as const)
      for (let seed = 0; seed < 60; seed++) {
        const link = JSON.stringify(mintFor(subTopicId, difficulty, seed).explanation[0]);
        expect(link).not.toMatch(/somebody female|One \p{L}+, two|is called a/u);
      }
});

test('a wrong word among things that go together is told by what it goes with', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { question, key } = mintFor(330202, 'medium', seed);
    const stem = boldParts(question).at(-1) ?? '';
    const told = JSON.stringify(key);
    expect(told).toContain(`not with “${stem}”`);
    expect(told).not.toContain('in the same way as the first two');
  }
});

import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { hidesFirstName } from '../../recalls/verbal-second-answers.ts';
import { mintFor } from '../../registry.ts';
import { isUnfit } from '../../words/unfit-words.ts';
import { lateScenes } from './late-scenes.data.ts';
import { openers, scenes, times } from './scenes.data.ts';

test('every scene has parts enough, each once, whole and fit', () => {
  for (const { people, works, events, places } of scenes) {
    const parts = [...people, ...works, ...events, ...places];
    expect(new Set(parts).size, people.join(' ')).toBe(parts.length);
    expect(Math.min(people.length, works.length, events.length)).toBeGreaterThanOrEqual(10);
    expect(parts.filter((part) => !/^[A-Za-z][A-Za-z -]+$/.test(part))).toEqual([]);
    expect(parts.flatMap((part) => part.split(/[ -]/)).filter(isUnfit)).toEqual([]);
  }
  expect([...openers, ...times].filter((part) => !/^[A-Za-z ]+$/.test(part))).toEqual([]);
});

/** “No part of the word hides in ‘wore’”, where the word was NOR: it has O and R. */
test.each(difficulties)('330402 %s: what is told of a wrong word is about its gaps, not its letters', (difficulty) => {
  for (let seed = 0; seed < 30; seed++) {
    const { key } = mintFor(330402, difficulty, seed);
    if (key.type !== 'multipleWordChoice') continue;
    for (const mistake of key.because.flat())
      if (mistake !== undefined) expect(mistake.says).toMatch(/^No word of three letters hides in a gap beside /);
  }
});

/** A cold lunch was eaten before lunch, and the ball chased after the ball. */
test('nothing is named twice in a sentence', () => {
  for (let seed = 0; seed < 60; seed++)
    for (const difficulty of difficulties) {
      const { question } = mintFor(370301, difficulty, seed);
      expect(question.spoken?.replace(/^.*?words\. /, '')).not.toMatch(/\b(lunch|ball|umbrella)\b.*\b\1\b/);
    }
});

test.each([330402, 340402, 350301, 360301, 370301])('%i: no first name hides beside the word', (subTopicId) => {
  for (const difficulty of difficulties)
    for (let seed = 0; seed < 20; seed++) expect(hidesFirstName(mintFor(subTopicId, difficulty, seed))).toBe(false);
});

test('each year has four-letter words of its own to find, and year 7 five letters with two at least on each side', () => {
  for (const scene of lateScenes) expect(Math.min(scene.events.length, scene.works.length)).toBeGreaterThanOrEqual(10);
  const wordsOf = (subTopicId: number): Set<string> =>
    new Set(
      difficulties.flatMap((difficulty) =>
        Array.from({ length: 25 }, (_, seed) => {
          const [step = ''] = mintFor(subTopicId, difficulty, seed)
            .explanation.flat()
            .flatMap((block) =>
              block.type === 'text' && block.text.startsWith('Without the gap') ? [block.text] : [],
            );
          return /\*\*(.*)\*\*/.exec(step)?.[1] ?? '';
        }),
      ),
    );
  const years = [340402, 350301, 360301].map(wordsOf);
  expect(
    [...years.flatMap((words) => [...words])].filter((word) => years.filter((each) => each.has(word)).length > 1),
  ).toEqual([]);
  expect([...wordsOf(370301)].filter((word) => word.length !== 5)).toEqual([]);
});

/** The hidden word, as the last step tells it: “these letters make **eyes**”. */
const foundIn = (explanation: unknown): string =>
  /letters make \*\*(\p{L}+)/u.exec(JSON.stringify(explanation))?.[1] ?? '';

test.each([330402, 340402, 350301, 360301, 370301].flatMap((id) => difficulties.map((level) => [id, level] as const)))(
  '%i %s: no word is the answer to every third question, as “eyes” once was',
  (subTopicId, difficulty) => {
    const found = Array.from({ length: 150 }, (_, seed) => foundIn(mintFor(subTopicId, difficulty, seed).explanation));
    const most = Math.max(...found.map((word) => found.filter((other) => other === word).length));
    expect(found).not.toContain('');
    expect(most).toBeLessThan(50);
  },
);

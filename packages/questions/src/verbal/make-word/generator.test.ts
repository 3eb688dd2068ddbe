import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts, optionTexts } from '../ask.ts';

test.each(
  [340404, 350502, 360502, 370303].flatMap((id) => difficulties.map((difficulty) => [id, difficulty] as const)),
)('%i %s: each letter of the worked word is in the outer words just once', (subTopicId, difficulty) => {
  for (let seed = 0; seed < 40; seed++) {
    const [left = '', middle = '', right = ''] = boldParts(mintFor(subTopicId, difficulty, seed).question);
    const times = [...middle].map((letter) => [...left, ...right].filter((each) => each === letter).length);
    expect(times, `${left} ${middle} ${right}`).toEqual([...middle].map(() => 1));
  }
});

test('no option is the only one that begins with its letter', () => {
  let chosen = 0;
  for (let seed = 0; seed < 40; seed++) {
    const starts = optionTexts(mintFor(360502, 'easy', seed).question).map((word) => word.charAt(0));
    if (starts.length > 0) chosen++;
    expect(starts.filter((start, at) => starts.indexOf(start) === at && starts.lastIndexOf(start) === at)).toEqual([]);
  }
  expect(chosen).toBeGreaterThan(5);
});

/** RARER: whoever checks it can't tell one R from another. */
test('no missing word has more than one letter twice, nor is the example a wrong answer', () => {
  for (let seed = 0; seed < 80; seed++) {
    const { question, key } = mintFor(370303, 'easy', seed);
    if (key.type !== 'writeAnswer' || key.spec.kind !== 'text') continue;
    const [word = ''] = key.spec.accept;
    expect(new Set(word).size, word).toBeGreaterThan(word.length - 2);
    expect(key.mistakes.map(({ given }) => given)).not.toContain(boldParts(question)[1]);
  }
});

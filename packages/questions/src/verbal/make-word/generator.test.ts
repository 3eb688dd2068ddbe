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

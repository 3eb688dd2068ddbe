import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { optionTexts } from '../ask.ts';
import { wordGroups } from '../solve.ts';
import { homophones, otherHomophones } from './rhymes.data.ts';

const sounds = [...homophones, ...otherHomophones];

/** “Pole” and “poll” beside “role” and “roll”. */
test('two words that sound just the same never stand beside the two that are asked for', () => {
  for (let seed = 0; seed < 150; seed++) {
    const { question } = mintFor(340202, 'hard', seed);
    const words = [...optionTexts(question), ...wordGroups(question).flat()];
    const pairs = words.flatMap((word, at) =>
      words.slice(at + 1).filter((other) => sounds.some((line) => line.includes(word) && line.includes(other))),
    );
    expect(pairs.length, words.join(' ')).toBeLessThan(2);
  }
});

test('every line of other words that sound the same has two words, and none is asked for already', () => {
  expect(otherHomophones.filter((line) => new Set(line).size < 2)).toEqual([]);
  expect(
    otherHomophones.filter((line) => homophones.some((asked) => line.every((word) => asked.includes(word)))),
  ).toEqual([]);
});

test('a word that rhymes with the given one is told so, as went and bent beside sent', () => {
  for (let seed = 0; seed < 200; seed++) {
    const told = JSON.stringify(mintFor(340202, 'medium', seed));
    expect(told).not.toMatch(/Say “\w*(ail|ain|ake|ale|each|eek|ell|ent|ight|ing|um)” and “\w*\1” aloud/);
    // Gum and some: some sounds just like sum.
    expect(told).not.toMatch(
      /Say “(gum|hum|drum|plum)” and “some” aloud|Say “(load|road|rode|code)” and “towed” aloud/,
    );
  }
});

/** The sentence of a word, said with another of like meaning. */
import { expect, test } from 'vitest';
import { saidWith } from './questions.ts';
import { entriesOf, likesOf } from './thesaurus.ts';

const said = [5, 6, 7].flatMap((year) =>
  entriesOf(year).flatMap((entry) => likesOf(entry).map((like) => saidWith(entry, like))),
);

test('no sentence keeps its own word or the mark of bold', () => {
  expect(said.length).toBeGreaterThan(200);
  expect(said.filter((text) => text.includes('*'))).toEqual([]);
});

test('the article goes with the other word', () => {
  expect(said).toContain('An ominous shape moved.');
  expect(said).toContain('She gave an honest apology.');
  expect(said).toContain('It was an unimportant matter.');
  expect(said.filter((text) => /\ba [aeio]|\ban [^aeiouh]/i.test(text))).toEqual([]);
});

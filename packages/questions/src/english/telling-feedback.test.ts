/** What is said of a wrong answer, in grammar and punctuation: it gives a reason, not a verdict alone. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../recalls/item-texts.ts';
import { generators, mintFor } from '../registry.ts';

const ours = /^e\.(?:apostrophe|article|clause|proofread|punctuate|speech|tense|voice|wordClass)$/;
const verdictAlone =
  /^(?:Check your choice\b.*|That (?:sentence is punctuated correctly|verb is right|is Standard English|word does belong)|Every mark is in its place there|Look (?:again|at the verb again)|Nothing is wrong with .*|No clause there tells more about a noun|One of its verbs is in another tense)[.:]?$/;

const cells = generators
  .filter(({ generatorId }) => ours.test(generatorId))
  .flatMap(({ subTopicIds }) => subTopicIds)
  .flatMap((subTopicId) => difficulties.map((difficulty) => [subTopicId, difficulty] as const));

describe.each(cells)('%i at %s', (subTopicId, difficulty) => {
  test('each wrong answer is told its reason', () => {
    const said = Array.from({ length: 8 }, (_, seed) => mintFor(subTopicId, difficulty, 7000 + seed).key).flatMap(
      (key) =>
        key.type === 'writeAnswer'
          ? key.mistakes.map(({ because }) => because.says)
          : key.because.flat().flatMap((because) => (because === undefined ? [] : [because.says])),
    );
    expect(said.filter((says) => verdictAlone.test(says) || says.includes('  '))).toEqual([]);
  });
});

test('counting first letters never gives the number of words that need “an”', () => {
  const asked = Array.from({ length: 80 }, (_, seed) => mintFor(230505, 'hard', seed)).flatMap(({ question, key }) => {
    const [asks = '', shows = ''] = textsOf(question.prompt);
    return asks.startsWith('How many of these need') && key.type === 'writeAnswer' ? [{ shows, spec: key.spec }] : [];
  });
  expect(asked.length).toBeGreaterThan(10);
  for (const { shows, spec } of asked) {
    const byLetter = shows.split(', ').filter((thing) => /^[aeiou]/i.test(thing)).length;
    expect(spec).not.toMatchObject({ value: String(byLetter) });
  }
});

test('one owner is never said to have several of what it has one of', () => {
  const shown = (['easy', 'medium', 'hard'] as const).flatMap((difficulty) =>
    Array.from({ length: 40 }, (_, seed) => textsOf(mintFor(240504, difficulty, seed).question.prompt).join(' ')),
  );
  expect(
    shown.filter((text) =>
      /[^s]’s\**(?<!(?:men|children|people|geese|mice)’s\**) (?:tails|manes|crowns|voices|nests)\b/.test(text),
    ),
  ).toEqual([]);
});

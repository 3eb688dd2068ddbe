/** The owner to tap isn't always at the same place. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { textsOf } from '../../recalls/item-texts.ts';
import { apostrophe } from './generator.ts';

test.each(['medium', 'hard'] as const)(
  'the word that needs an apostrophe stands at different places, %s',
  (difficulty) => {
    const places = Array.from({ length: 40 }, (_, seed) => mint(apostrophe, 230604, 3, difficulty, seed)).flatMap(
      ({ question, key }) =>
        textsOf(question.prompt)[0] === 'Tap the word that needs an apostrophe.' && key.type === 'multipleWordChoice'
          ? key.picks.flat()
          : [],
    );
    expect(new Set(places).size).toBeGreaterThan(1);
  },
);

test.each([
  [230604, 3, 'hard', 2],
  [240603, 4, 'easy', 2],
  [250604, 5, 'medium', 3],
] as const)(
  'the wrong sentences of %i year %i %s have at least %i different faults',
  (subTopic, year, difficulty, least) => {
    const faults = Array.from({ length: 60 }, (_, seed) => mint(apostrophe, subTopic, year, difficulty, seed)).flatMap(
      ({ question, key }) =>
        textsOf(question.prompt)[0] === 'Which sentence is right?' && key.type === 'multipleChoice'
          ? [key.because.flatMap((because) => (because === undefined ? [] : [because.id]))]
          : [],
    );
    expect(faults.length).toBeGreaterThan(5);
    expect(faults.filter((ids) => new Set(ids).size < least)).toEqual([]);
  },
);

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

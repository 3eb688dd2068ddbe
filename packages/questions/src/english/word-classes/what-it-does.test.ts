import { describe, expect, test } from 'vitest';
import { classOf } from './class-names.ts';
import { nounOf } from './phrase-parts-and-names.ts';
import { taggedFor } from './tagged-sentences.ts';
import { whatBoldDoes } from './what-it-does.ts';

describe('the step on what a word does quotes its own sentence', () => {
  test.each([
    ['noun', 'The climber reached the **top** safely.', '“the” goes with a noun'],
    ['verb', 'The climber **reached** the top safely.', '“the climber reached”'],
    ['verb', 'Please **post** this card.', 'tells someone what to do'],
    ['adjective', 'The snow was **cold**.', 'describes “the snow”'],
    ['adjective', 'The puppy that chewed my slippers looked **guilty**.', 'describes “the puppy”'],
    ['adjective', 'The singer who opened the concert was **nervous**.', 'describes “the singer”'],
    ['verb', 'They sang and **danced** until the music stopped.', '“they … danced”'],
    ['verb', 'Her generosity towards strangers **astonished** everybody.', '“her generosity … astonished”'],
    ['determiner', 'Many people visit **this** castle.', 'which castle we mean'],
    ['determiner', '**Several** swans glided across the lake.', 'how many'],
    ['adverb', 'The snail moved **slowly**.', 'tells us how.'],
    ['preposition', 'He found a shiny coin **behind** the sofa.', '“the sofa”'],
    ['conjunction', 'We wore boots **although** it was sunny.', '“We wore boots”'],
    ['conjunction', 'Sam **and** Lucy built a den.', 'joins “Sam” and “Lucy”'],
    ['conjunction', 'You may have an apple **or** a pear.', 'joins “an apple” and “a pear”'],
    ['conjunction', 'The path was steep **but** short.', 'joins “steep” and “short”'],
    ['conjunction', 'They sang **and** danced until the music stopped.', 'joins “sang” and “danced”'],
    ['conjunction', 'She shouted **but** nobody heard her.', '“she shouted”'],
    ['conjunction', '**Whenever** the phone rings, the parrot answers it.', '“whenever the phone rings”'],
    ['relative pronoun', 'The cake **which** Dad baked was delicious.', 'more about “cake”'],
  ] as const)('%s: %s', (name, sentence, told) => {
    expect(whatBoldDoes(classOf(name), sentence).toLowerCase()).toContain(told.toLowerCase());
  });
});

const yearsOfTags = [3, 4, 5, 6, 7] as const;
const twoTags = (year: (typeof yearsOfTags)[number], pattern: RegExp): string[] =>
  taggedFor(year)
    .filter(({ tags }) => pattern.test(tags.join('')))
    .map(({ words }) => words.join(' '));

describe('sentences', () => {
  test.each(yearsOfTags)(
    'of year %i have no noun right before another: in “the school gate” the is about gate',
    (year) => {
      expect(twoTags(year, /dj*nn/)).toEqual([]);
    },
  );

  test.each([3, 4] as const)('of year %i have no modal verb', (year) => {
    expect(twoTags(year, /m/)).toEqual([]);
  });
});

test.each([
  ['the full moon', 'moon'],
  ['a cave full of gold', 'cave'],
  ['the girl with the red umbrella', 'girl'],
])('the main noun of “%s” is %s', (phrase, noun) => {
  expect(nounOf(phrase)).toBe(noun);
});

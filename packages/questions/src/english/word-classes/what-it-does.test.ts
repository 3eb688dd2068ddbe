import { describe, expect, test } from 'vitest';
import { classOf } from './class-names.ts';
import { whatBoldDoes } from './what-it-does.ts';

describe('the step on what a word does quotes its own sentence', () => {
  test.each([
    ['noun', 'The climber reached the **top** safely.', '“the” goes with a noun'],
    ['verb', 'The climber **reached** the top safely.', '“the climber reached”'],
    ['adjective', 'The snow was **cold**.', 'describes “the snow”'],
    ['adverb', 'The snail moved **slowly**.', 'tells us how.'],
    ['preposition', 'He found a shiny coin **behind** the sofa.', '“the sofa”'],
    ['conjunction', 'We wore boots **although** it was sunny.', '“We wore boots”'],
    ['conjunction', '**Whenever** the phone rings, the parrot answers it.', '“whenever the phone rings”'],
    ['relative pronoun', 'The cake **which** Dad baked was delicious.', 'more about “cake”'],
  ] as const)('%s: %s', (name, sentence, told) => {
    expect(whatBoldDoes(classOf(name), sentence).toLowerCase()).toContain(told.toLowerCase());
  });
});

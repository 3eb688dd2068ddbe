/** What a level of fractions, decimals, percentages and ratio must not ask, because the level below does. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { shownBy } from '../kernel/plain-text.ts';
import { mintFor } from '../registry.ts';

const tooEasy: readonly (readonly [name: string, subTopicId: number, difficulty: Difficulty, prompt: RegExp])[] = [
  ['thousandths without thousandths', 150601, 'hard', /^(?!.*(?:1000|\.\d{3})).* \+ /],
  ['year 5 denominators', 160505, 'hard', /\{(?:20|25|50)\}/],
  ['wholes of year 5', 170205, 'easy', /(?:of|out of|the) (?:20|25|50)\b/],
  ['hundreds', 160504, 'easy', /of £?\d00\b/],
  ['two percentages alone', 150604, 'hard', /\d+% .*\d+%/],
  ['doubling', 160502, 'medium', /(?:×|times) 2\b|÷ 2\b/],
  ['a point to put', 160502, 'medium', /Use this fact/],
  ['pictures of hundredths', 150605, 'easy', /shape is 1/],
  ['tenths side by side', 150503, 'hard', /\{10\}/],
  ['so many hundreds', 170205, 'easy', /\d00\b/],
  ['halving twice', 170204, 'hard', /50%.*50%/],
  ['changes by tens', 170204, 'easy', /\b(?:10|20|25)%/],
  ['one part as the divisor', 170202, 'medium', /div\s+\\dfrac\{1\}/],
  ['one whole to break up', 140403, 'hard', /^Work out: 1\\dfrac\S+ -/],
  ['mixed numbers of year 5', 130401, 'hard', /altogether in this number/],
  ['what is left', 130402, 'hard', /left\?$/],
  ['one part of the whole', 140401, 'medium', /(?:box\?|one\.) \\dfrac\{1\}/],
  [
    'one fraction in its lowest terms',
    150501,
    'medium',
    /one[.?] \\dfrac\{(?:1\}|2\}\{[35]|3\}\{[458]|5\}\{[678]|7\}\{8)/,
  ],
  ['simplest form of year 6', 150501, 'hard', /^Write this fraction in its simplest form/],
];

describe('fractions are as hard as their level', () => {
  test.each(tooEasy)('%s', (_, subTopicId, difficulty, prompt) => {
    const drawn = Array.from({ length: 30 }, (_seed, place) => mintFor(subTopicId, difficulty, 74_000_000 + place));
    const shown = drawn.map(({ question }) => question.prompt.map(shownBy).join(' '));
    expect(shown.filter((text) => prompt.test(text))).toEqual([]);
  });
});

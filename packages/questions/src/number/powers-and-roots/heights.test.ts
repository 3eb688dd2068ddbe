/** Which powers and roots each level no longer has. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';

test.each([
  ['one square of the tables is easy', 150404, 'medium', /^(?:Which number squared is|□² =) (?:\d\d|1[024]\d|121)\b/],
  ['three operations are for year 6', 150404, 'hard', /× .* [+−] |[+−] .* ×/],
  ['6³ − 5³ is for medium', 150405, 'hard', /[5678]³ [+−] [5678]³/],
  ['64 and 144 are for year 5', 160304, 'medium', /cubed is (?:27|64|125)\b|squared is 1?\d\d\b|□² = 1?\d\d\b/],
  ['year 7 begins at 6³', 170103, 'easy', /\b[2-5] ?(?:³|cubed)/],
  ['32 is counted by younger children', 170103, 'medium', /to get (?:\d\d|81)\?/],
  ['every hard one has a root', 170103, 'hard', /^[^√∛]*$/],
] as const satisfies readonly (readonly [string, number, Difficulty, RegExp])[])(
  '%s',
  (_, subTopicId, difficulty, isTooEasy) => {
    const prompts = Array.from({ length: 60 }, (_each, place) =>
      mintFor(subTopicId, difficulty, 77_000_000 + place),
    ).map(({ question: { prompt } }) => prompt.map(shownBy).join(' '));
    expect(prompts.filter((text) => isTooEasy.test(text))).toEqual([]);
  },
);

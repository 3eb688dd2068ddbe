/** Which hint a word of -ant or -ent gets: a related word only where one tells. */
import { expect, test } from 'vitest';
import { antOrEntHint, patternLesson } from './pattern-lessons.ts';
import { patternWordsOf } from './pattern-words.ts';

test.each([
  ['confidence', /^Say a related word/],
  ['hesitant', /^Say a related word/],
  ['innocent', /soft c/],
  ['independent', /learnt by heart/],
  ['important', /learnt by heart/],
])('the hint for %s', (wanted, hint) => {
  const found = patternWordsOf('ance5').filter(({ word }) => word === wanted);
  expect(found.map(antOrEntHint)).toEqual([expect.stringMatching(hint)]);
});

test.each(['fictitious', 'infectious'])('the lesson on %s names its related word in -tion', (wanted) => {
  const [found] = patternWordsOf('cious5').filter(({ word }) => word === wanted);
  expect(found && patternLesson(found)).toMatch(/is related to (?:fiction|infection)\./);
});

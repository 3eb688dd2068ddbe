import { expect, test } from 'vitest';
import { nextSubjectOf } from './next-subject.ts';

const at = (name: string, percent: number, hasChapter = true) => ({
  name,
  percent,
  currentChapter: hasChapter ? {} : null,
});

test.each([
  ['the least done', [at('math', 40), at('english', 10), at('verbal', 20)], 'english'],
  ['the first of several', [at('math', 10), at('english', 10)], 'math'],
  ['none without a chapter', [at('math', 0, false), at('english', 90)], 'english'],
  ['nothing where there is none', [at('math', 0, false)], undefined],
])('the next subject is %s', (_, progress, name) => {
  expect(nextSubjectOf(progress)?.name).toBe(name);
});

/** What holds for the clues of passages: one for each gap, in words of the text that fill no gap. */
import { expect, test } from 'vitest';
import { clueTo, grammarReason, passagesOf, reasonFor } from './passage-texts.ts';

const gaps = ['word5', 'word6', 'word7']
  .flatMap(passagesOf)
  .flatMap((passage) => passage.choices.map(([right], gap) => ({ passage, gap, right })));

test.each(gaps)('$passage.title says why “$right” belongs in its gap', ({ passage, gap }) => {
  const clue = clueTo(passage, gap);
  if (clue === undefined) return expect(reasonFor(passage, gap)).toMatch(/^[“\p{Lu}].+[.]$/u);
  expect(passage.texts.some((piece) => piece.includes(clue))).toBe(true);
  // The words just before a gap say nothing about it that the sentence does not say.
  expect(passage.texts[gap]?.trimEnd().endsWith(clue)).toBe(false);
});

test('each gap of a passage of grammar has its reason, and no reason is left over', () => {
  for (const passage of passagesOf('grammar5')) {
    const reasons = passage.choices.map((_, place) => grammarReason(passage, place));
    for (const reason of reasons) expect(reason, passage.title).toMatch(/^[“\p{Lu}].+[.]$/u);
    expect(grammarReason(passage, passage.choices.length)).toBe('');
  }
});

test('each passage has gaps enough for every difficulty', () => {
  const thin = ['word5', 'grammar5', 'word6', 'word7'].flatMap(passagesOf).filter(({ levels }) => {
    const gapsAt = (level: string): number => levels.filter((each) => each.includes(level)).length;
    return gapsAt('e') < 3 || gapsAt('m') < 5 || gapsAt('h') < 5;
  });
  expect(thin.map(({ title }) => title)).toEqual([]);
});

test('no gap of grammar is both easy and hard, and every passage has six hard ones', () => {
  const passages = passagesOf('grammar5');
  expect(passages.filter(({ levels }) => levels.some((each) => /e.*h/.test(each)))).toEqual([]);
  expect(passages.map(({ levels }) => levels.filter((each) => each.includes('h')).length)).toEqual(
    passages.map(() => 6),
  );
});

test('the parents of the inventor and her teacher are never open together: only one of the two tells which word fits the other', () => {
  const inventor = passagesOf('word6').find(({ title }) => title === 'The Inventor');
  const levelsOf = (word: string): string | undefined =>
    inventor?.levels[inventor.choices.findIndex(([right]) => right === word)];
  expect(levelsOf('encouraged')).toBe('e');
});

test('no gap of year 5 asks for “whom”', () => {
  const rights = passagesOf('grammar5').flatMap(({ choices }) => choices.map(([right]) => right));
  expect(rights).not.toContain('whom');
});

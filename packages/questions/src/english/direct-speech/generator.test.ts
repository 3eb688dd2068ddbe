import { difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { partOf, rowsOf } from '../data-rows.ts';
import { splitTwo, splitTwoLong } from './sayings.data.ts';

const optionsOf = (subTopicId: number, seeds: number, wanted: readonly (typeof difficulties)[number][]): string[] =>
  wanted.flatMap((difficulty) =>
    Array.from({ length: seeds }, (_, seed) => mintFor(subTopicId, difficulty, seed).question.answer).flatMap(
      (answer) =>
        answer.type === 'multipleChoice'
          ? answer.options.flat().flatMap((block) => (block.type === 'text' ? [block.text] : []))
          : [],
    ),
  );

describe('direct speech', () => {
  test('no second sentence begins with a word that may as well go on with the first', () => {
    const seconds = rowsOf(`${splitTwo}${splitTwoLong}`).map((row) => partOf(row, 1));
    expect(seconds.length).toBeGreaterThan(20);
    expect(seconds.filter((second) => /^(?:And|But|For|Nor|Or|So|Yet)\b/.test(second))).toEqual([]);
  });

  test.each([230605, 240601, 250603, 270403])('%i never calls a comma after an exclamation wrong', (id) => {
    const shown = optionsOf(id, 200, difficulties);
    expect(shown.filter((text) => /,” (shouted|cried|called) \p{L}+\.$/u.test(text))).toEqual([]);
  });

  test('year 7 is not asked about a speaker before or after one speech, unless words are quoted in it', () => {
    const shown = optionsOf(270403, 200, difficulties);
    expect(
      shown.filter((text) =>
        /^“[^“”‘]+[,.?!]?”[,.?!]? \p{Ll}+ \p{Lu}\p{L}+\.$|^(?!The )\p{Lu}\p{L}+ \p{Ll}+, “/u.test(text),
      ),
    ).toEqual([]);
  });

  test.each([230605, 240601, 250603])('%i never has the same speech twice beside a wrong one', (id) => {
    const rows = difficulties.flatMap((difficulty) =>
      Array.from({ length: 30 }, (_, seed) => mintFor(id, difficulty, seed).question).flatMap(({ prompt, answer }) =>
        answer.type === 'multipleChoice' &&
        prompt.some((block) => block.type === 'text' && block.text.startsWith('In which sentence is the speech'))
          ? [answer.options.flat().flatMap((block) => (block.type === 'text' ? [block.text] : []))]
          : [],
      ),
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const speeches = row.map((text) =>
        text
          .replace(/\p{Lu}\p{L}+ (said|asked|replied|whispered|explained|muttered|shouted|cried|called)\b/u, '')
          .replace(/\b(said|asked|replied|whispered|explained|muttered|shouted|cried|called) \p{Lu}\p{L}+/u, '')
          .replaceAll(/\P{L}/gu, '')
          .toLowerCase(),
      );
      expect(new Set(speeches).size).toBe(speeches.length);
    }
  });

  test('what is not told to be quoted is never called a wrong quotation', () => {
    const shown = optionsOf(270403, 100, ['medium', 'hard']);
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((text) => !/[“”]/.test(text) || /“(sea|as|was) /.test(text))).toEqual([]);
  });

  test('year 4 is asked about speeches cut in two at hard, and never about lost inverted commas', () => {
    const hard = optionsOf(240601, 100, ['hard']).filter((text) => text.startsWith('“'));
    expect(hard.length).toBeGreaterThan(100);
    expect(hard.filter((text) => !/”.*“/.test(text))).toEqual([]);
    const all = optionsOf(240601, 60, difficulties).filter((text) => /[“”]/.test(text));
    expect(all.filter((text) => text.split('“').length !== text.split('”').length)).toEqual([]);
  });

  test('years 4 and 5 know which words are spoken', () => {
    const shown = [240601, 250603]
      .flatMap((id) => optionsOf(id, 60, difficulties))
      .filter((text) => text.includes('“'));
    expect(shown.length).toBeGreaterThan(200);
    expect(shown.filter((text) => /“, |^“[^“”]+”$|” \p{Ll}+ \p{Lu}\p{L}+[,.] [^“]/u.test(text))).toEqual([]);
  });

  test('in year 5 lost marks are for easy questions', () => {
    const shown = optionsOf(250603, 100, ['medium', 'hard']).filter((text) => text.startsWith('“'));
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((text) => !/^“[^“”]+[,.]” \p{Ll}+ \p{Lu}\p{L}+[,.] “[^“”]+”$/u.test(text))).toEqual([]);
  });

  test('year 7 is asked about quotations from medium on, and none lacks only its full stop', () => {
    const shown = optionsOf(270403, 60, ['medium', 'hard']);
    expect(shown.filter((text) => /[^.?”]$/.test(text) && !/“[^”]+$/.test(text))).toEqual([]);
    expect(shown.some((text) => /^“[^“”‘’]+ ‘[^‘’]+’,” /.test(text))).toBe(true);
  });
});

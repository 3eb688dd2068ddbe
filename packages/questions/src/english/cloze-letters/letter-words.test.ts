/** What holds for the words to complete: a word that no passage of its year has would never be asked. */
import { expect, test } from 'vitest';
import { passagesOf, shown } from '../cloze/passage-texts.ts';
import { partOf, rowsOf } from '../data-rows.ts';
import { letterWords } from './letter-words.data.ts';

const sets: Readonly<Record<string, readonly string[]>> = { 5: ['word5', 'grammar5'], 6: ['word6'], 7: ['word7'] };

test.each(rowsOf(letterWords))(
  'year %s, %s: each word stands in a passage of its year and has six letters or more',
  (...row) => {
    const texts = (sets[partOf(row, 0)] ?? []).flatMap(passagesOf).map((passage) => shown(passage, () => undefined));
    const inTexts = new Set(texts.join(' ').split(/[^a-z]+/));
    const words = partOf(row, 2).split(' ');
    expect(words.filter((word) => !inTexts.has(word) || word.length < 6)).toEqual([]);
  },
);

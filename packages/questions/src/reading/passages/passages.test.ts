/** Every passage file: it reads, its evidence stands in the text, it is fit for children and has a second reading. */
import { readFileSync } from 'node:fs';
import { years } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { isUnfit } from '../../words/unfit-words.ts';
import { isOpinionWord } from '../comprehension/opinion-words.data.ts';
import { outsideRhymes } from '../poetry/outside-rhymes.data.ts';
import { rhymes } from '../poetry/rimes.ts';
import { countSyllables } from '../poetry/syllables.ts';
import { partnersOf, versesOf } from '../poetry/verse.ts';
import { passageById, passageIds, passagesOf } from './library.ts';
import { passageKinds } from './passage.ts';

const sourceOf = (id: string): string =>
  readFileSync(new URL(`../../../content/passages/${id}.md`, import.meta.url), 'utf8');
const flat = (text: string): string => text.replaceAll(/\s+(?:\/\s+)?/g, ' ').trim();

describe.each([...passageIds()])('%s', (id) => {
  const passage = passageById(id);
  const source = sourceOf(id);

  test('has every quote of the file word for word in its text', () => {
    // Read from the file itself, not through the loader, whose own check this repeats.
    const [text = '', ...sections] = source.split(/^=== /mu);
    const quotes = sections
      .join('\n')
      .split('\n')
      .filter((line) => line.startsWith('quotes: '))
      .flatMap((line) => line.slice('quotes: '.length).split(' | '));
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.filter((quote) => !flat(text).includes(flat(quote)))).toEqual([]);
  });

  test('has at least six questions, each answered by a second reader as by the first', () => {
    expect(passage?.items.length).toBeGreaterThanOrEqual(6);
    expect(passage?.items.filter(({ right, secondReading }) => secondReading !== right)).toEqual([]);
  });

  test('calls nothing a small detail that its text has no words for', () => {
    const text = flat(source.split(/^=== /mu)[0] ?? '').toLowerCase();
    const details = source.split('\n').flatMap((line) => /^[A-D]\. (.+) \{detail\}$/u.exec(line)?.[1] ?? []);
    const isTold = (detail: string): boolean => {
      const words = (detail.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));
      return words.filter((word) => text.includes(word)).length * 3 >= words.length;
    };
    expect(details.filter((detail) => !isTold(detail))).toEqual([]);
  });

  test('counts no heading among its numbered paragraphs', () => {
    if (passage === undefined || passage.kind === 'poetry' || passage.kind === 'drama') return;
    if (passage.paragraphs.some(({ isHeading }) => isHeading)) return;
    expect(passage.paragraphs.filter(({ text }) => !/[.!?:…”’)]$/u.test(text))).toEqual([]);
  });

  test('has no word unfit for children', () => {
    expect((source.match(/\p{L}+/gu) ?? []).filter(isUnfit)).toEqual([]);
  });

  test('gives opinions away by one word and facts by none', () => {
    const questionText = passage?.lists['fact or opinion'] ?? [];
    const marked = questionText.map(({ text }) => text.split(/[\s–—-]+/u).filter(isOpinionWord).length);
    expect(marked).toEqual(questionText.map(({ label }) => (label === 'O' ? 1 : 0)));
  });

  test('rhymes and counts as the file says', () => {
    if (passage === undefined || passage.rhymes.length === 0) return;
    for (const verse of versesOf(passage))
      for (const line of verse.lines) {
        const partners = partnersOf(verse, line).filter(({ end }) => end !== line.end);
        expect(partners.filter(({ end }) => !rhymes(end, line.end))).toEqual([]);
        expect(line.syllables === 0 ? 0 : countSyllables(line.text)).toBe(line.syllables);
      }
  });
});

test.each(years)('year %i has twelve passages and more, of all kinds', (year) => {
  expect(passagesOf(year, passageKinds).length).toBeGreaterThanOrEqual(12);
  for (const kind of passageKinds) expect(passagesOf(year, [kind])).not.toEqual([]);
});

test.each(outsideRhymes)(
  '$word rhymes with $right and with nothing that only looks like it',
  ({ word, right, wrong }) => {
    expect(rhymes(word, right)).toBe(true);
    expect(wrong.filter((other) => rhymes(word, other))).toEqual([]);
  },
);

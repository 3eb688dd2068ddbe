/** What every passage offers a set of questions: enough of them, over enough skills, with quotations that are really there. */
import type { Year } from '@comet/domain/curriculum/subjects';
import { years } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { notBefore } from '../../words/hard-words.ts';
import * as wordings from '../comprehension/vocabulary-wordings.data.ts';
import { passageById, passageIds } from './library.ts';
import { type Item, type Passage, plain, wordCount } from './passage.ts';
import { type Skill, strands } from './skills.ts';

const passages: readonly Passage[] = [...passageIds()].flatMap((id) => passageById(id) ?? []);
const items = passages.flatMap((passage) => passage.items.map((item) => ({ passage, item })));

/** Words for comparing: no capitals, straight marks, none of the marks that end a quotation. */
const bare = (text: string): string => plain(text).toLowerCase();
const lengthOf = ({ paragraphs }: Passage): number => wordCount(paragraphs.map(({ text }) => text).join(' '));

/** Words that a question or an explanation quotes and that are no words of the text: a term, or a paraphrase. */
const paraphrases: readonly string[] = ['a baby', 'not tied to rules', 'song', 'move', 'sort of men'];

describe('a set of questions', () => {
  test.each(passages)('$id has at least eight questions over four skills', (passage) => {
    expect(passage.items.length).toBeGreaterThanOrEqual(8);
    expect(new Set(passage.items.map(({ skill }) => skill)).size).toBeGreaterThanOrEqual(4);
  });

  test('asks nothing twice of one passage', () => {
    for (const passage of passages) {
      const asked = passage.items.map(({ skill, asks }) => `${skill === 'vocabulary' ? 'word: ' : ''}${bare(asks)}`);
      expect(asked).toEqual([...new Set(asked)]);
    }
  });

  test('tells no answer in another question of the same passage', () => {
    const told = items.flatMap(({ passage, item }) => {
      const answer = bare(item.right.text).replace(/[.?!]$/, '');
      // One or two words may be the matter of another question by right: a name, a place, a thing.
      if (wordCount(answer.replaceAll(/\b(?:an?|the|to|of|in|on|at|by|with)\b/gu, '')) < 3) return [];
      return passage.items
        .filter((other) => other !== item && [other.asks, other.hint].some((text) => bare(text).includes(answer)))
        .map((other) => `${passage.id}: “${other.asks}” tells ${answer}`);
    });
    expect(told).toEqual([]);
  });
});

describe('quotations', () => {
  const quotations = ({ item }: { item: Item }): readonly string[] =>
    [item.asks, item.hint, item.because].flatMap((text) =>
      [...text.matchAll(/“([^”]+)”/gu)].map(([, words = '']) => words),
    );

  test('stand in the text, its headings or its title', () => {
    const strangers = items.flatMap((each) => {
      const { passage } = each;
      const whole = bare(`${passage.title} ${passage.paragraphs.map(({ text }) => text).join(' ')}`);
      return quotations(each)
        .filter((words) => !paraphrases.includes(words) && !whole.includes(bare(words).replace(/[.,;:!?…]+$/u, '')))
        .map((words) => `${passage.id}, line ${each.item.line}: “${words}”`);
    });
    expect(strangers).toEqual([]);
  });

  test('name paragraphs, verses and lines that there are', () => {
    const lost = items.flatMap(({ passage, item }) => {
      const parts = passage.paragraphs.filter(({ isHeading }) => !isHeading);
      const lines = Math.max(...parts.map(({ text }) => text.split('\n').length));
      return [item.asks, item.hint, item.because].flatMap((text) =>
        [...text.matchAll(/\b(paragraph|verse|line)s? (\d+)/gu)]
          .filter(([, what, number]) => Number(number) > (what === 'line' ? lines : parts.length))
          .map(([words]) => `${passage.id}, line ${item.line}: ${words}`),
      );
    });
    expect(lost).toEqual([]);
  });
});

describe('answers', () => {
  test('are the longest option no more often than chance', () => {
    const longest = items.filter(({ item }) =>
      item.options.every((option) => option === item.right || option.text.length < item.right.text.length),
    );
    expect(longest.length / items.length).toBeLessThan(0.27);
  });

  test('are the shortest option no more often than chance', () => {
    const shortest = items.filter(({ item }) =>
      item.options.every((option) => option === item.right || option.text.length > item.right.text.length),
    );
    expect(shortest.length / items.length).toBeLessThan(0.3);
  });

  test('and wrong options have no word that the year has not met', () => {
    const hard = items.flatMap(({ passage, item }) =>
      item.options
        .flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
        .filter((word) => (notBefore.get(word) ?? 0) > passage.year)
        .map((word) => `${passage.id}, line ${item.line}: ${word}`),
    );
    expect(hard).toEqual([]);
  });
});

/** The wording of a question without what it quotes and names in numbers. */
const stemOf = (asks: string): string => bare(asks.replaceAll(/“[^”]+”/gu, '“…”').replaceAll(/\d+/g, '0'));

test.each(Object.entries(strands))('%s is asked about in at least 60 wordings', (strand, skills: readonly Skill[]) => {
  const stems = new Set(
    strand === 'vocabulary'
      ? Object.values(wordings).flat()
      : items.filter(({ item }) => skills.includes(item.skill)).map(({ item }) => stemOf(item.asks)),
  );
  expect(stems.size).toBeGreaterThanOrEqual(60);
});

describe('texts', () => {
  const longProse: Readonly<Partial<Record<Year, number>>> = { 6: 5, 7: 4 };

  test.each(years)('year %i has eighteen and more, and a pair to compare', (year) => {
    const ofYear = passages.filter((passage) => passage.year === year);
    expect(ofYear.length).toBeGreaterThanOrEqual(18);
    const isPair = ({ paragraphs }: Passage): boolean =>
      ['Text 1: ', 'Text 2: '].every((start) =>
        paragraphs.some(({ text, isHeading }) => isHeading && text.startsWith(start)),
      );
    expect(ofYear.filter(isPair)).not.toEqual([]);
    for (const pair of ofYear.filter(isPair))
      expect(pair.items.filter(({ skill }) => skill === 'comparison').length).toBeGreaterThanOrEqual(2);
    const long = ofYear.filter((passage) => passage.kind !== 'poetry' && lengthOf(passage) >= 600);
    expect(long.length).toBeGreaterThanOrEqual(longProse[year] ?? 0);
  });
});

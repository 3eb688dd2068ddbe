/** The data of verbal reasoning as a teacher may edit it: every line must be whole, fit for children and without a second reading. */
import { describe, expect, it } from 'vitest';
import { isUnfit } from '../words/unfit-words.ts';
import { isKnown, isWide } from '../words/word-lists.ts';
import { relations } from './analogies/relations.ts';

import { meaningLines } from './closest-and-opposite/meanings.ts';
import { contraries, likenesses } from './closest-and-opposite/near-words.data.ts';
import { passageReasons } from './cloze/passage-reasons.data.ts';
import { hardPassages, middlePassages } from './cloze/passages.data.ts';
import { fineClozes, linkClozes, nearClozes } from './cloze/sentences.data.ts';
import { wrongMeanings } from './cloze/wrong-meanings.data.ts';
import {
  disguisedJoins,
  harderCompounds,
  hiddenJoins,
  lateDisguised,
  plainCompounds,
  rarerJoins,
  rarestJoins,
} from './compound-words/compounds.data.ts';
import {
  yearFiveHarder,
  yearFivePlain,
  yearFourHarder,
  yearFourPlain,
} from './double-meanings/everyday-doubles.data.ts';
import { yearSevenHarder, yearSevenPlain, yearSixHarder, yearSixPlain } from './double-meanings/rarer-doubles.data.ts';
import { saidOtherwise } from './double-meanings/said-otherwise.data.ts';
import { firstSentences, hardSentences, longSentences, middleSentences } from './missing-word/word-sentences.data.ts';
import { groups } from './odd-one-out/groups.ts';
import { homophones, rhymes } from './rhymes/rhymes.data.ts';

const unfitIn = (text: string): string[] => text.split(/[^A-Za-z]+/).filter(isUnfit);
const repeated = (words: readonly string[]): string[] => words.filter((word, at) => words.indexOf(word) !== at);
const doubles = [
  yearFourPlain,
  yearFourHarder,
  yearFivePlain,
  yearFiveHarder,
  yearSixPlain,
  yearSixHarder,
  yearSevenPlain,
  yearSevenHarder,
].flat();

describe('compounds', () => {
  const all = [
    plainCompounds,
    harderCompounds,
    hiddenJoins,
    rarerJoins,
    rarestJoins,
    disguisedJoins,
    lateDisguised,
  ].flatMap((list) => list.trim().split(/\s+/));
  it('stand once, join to a word, and are fit', () => {
    expect(repeated(all)).toEqual([]);
    expect(all.filter((word) => !isWide(word.replace('|', '')))).toEqual([]);
    expect(all.filter((word) => [...word.split('|'), word.replace('|', '')].some(isUnfit))).toEqual([]);
  });
});

describe('sentences for words', () => {
  const all = [...firstSentences, ...middleSentences, ...hardSentences, ...longSentences];
  it('stand once, have their gap, and name a known word', () => {
    expect(repeated(all.map(([word]) => word))).toEqual([]);
    expect(all.filter(([word, sentence]) => !sentence.includes('___') || !isKnown(word))).toEqual([]);
    expect(all.flatMap(([, sentence]) => unfitIn(sentence))).toEqual([]);
  });
});

/** What children are taught of fronted adverbials; a verb that comes first (after the third comes the fourth) needs no comma. */
it('sentences have a comma after an adverbial at the front', () => {
  const words = [...firstSentences, ...middleSentences, ...hardSentences, ...longSentences].map(
    ([, sentence]) => sentence,
  );
  const examples = doubles.flatMap((line) => line.split('|').slice(5));
  const clozes = [...linkClozes, ...nearClozes, ...fineClozes].map((line) => line.split('|')[0] ?? '');
  const texts = [...middlePassages, ...hardPassages].flatMap((text) => text.split(/\n|(?<=[.!?]) /));
  const front = /^(?:In|On|At|After|Before|With|From|By|During|Within|Behind|For) /;
  const lacks = (text: string): boolean => front.test(text) && !/,|\b(?:comes|came|stands|is)\b/.test(text);
  expect([...words, ...examples, ...clozes, ...texts].filter(lacks)).toEqual([]);
});

describe('cloze', () => {
  it.each([...linkClozes, ...nearClozes, ...fineClozes])('%s', (line) => {
    const [sentence = '', right = '', wrong = '', reason = ''] = line.split('|');
    expect(sentence).toContain('___');
    expect(reason).toMatch(/^\p{Lu}.*\.$|^“.*\.$/u);
    expect(new Set([right, ...wrong.split(' ')]).size).toBe(5);
    expect(unfitIn(line)).toEqual([]);
  });
  it.each([...nearClozes, ...fineClozes])('tells what each wrong word means, without the right one: %s', (line) => {
    const [, right = '', wrong = ''] = line.split('|');
    for (const word of wrong.split(' ')) {
      const meaning = wrongMeanings.get(word) ?? '';
      expect(meaning, word).not.toBe('');
      expect(meaning.split(/[^a-z]+/), word).not.toContain(right);
      expect(unfitIn(meaning)).toEqual([]);
    }
  });
  it('explains no word of the sentences but the right one and the one that is always beside it', () => {
    const stray = nearClozes.flatMap((line) => {
      const [, , wrong = '', reason = ''] = line.split('|');
      return wrong
        .split(' ')
        .slice(1)
        .filter((word) => new RegExp(`\\b${word} (?:is|means|shows|comes)\\b`).test(reason));
    });
    expect(stray).toEqual([]);
  });
  it.each([...middlePassages, ...hardPassages])('has six gaps of four words: %s', (text) => {
    const gaps = [...text.matchAll(/\{(.+?)\}/g)].map(([, gap = '']) => gap.replace('-', '').split('|'));
    expect(gaps.map((gap) => new Set(gap).size)).toEqual([4, 4, 4, 4, 4, 4]);
    const reasons = passageReasons.get(text.split('\n')[0] ?? '') ?? [];
    expect(reasons.map((reason) => reason !== '')).toEqual(gaps.map(() => true));
    expect(reasons.flatMap(unfitIn)).toEqual([]);
  });
});

describe('double meanings', () => {
  it('that are said differently are all of the lists', () => {
    const known = doubles.map((line) => line.split('|')[0]);
    expect([...saidOtherwise.keys()].filter((word) => !known.includes(word))).toEqual([]);
  });
  it.each(doubles)('%s', (line) => {
    const [word = '', one = '', nearOne = '', other = '', nearOther = '', ...sentences] = line.toLowerCase().split('|');
    const senses = [one.split(' '), other.split(' ')];
    expect(senses.map((sense) => sense.length >= 2)).toEqual([true, true]);
    expect(repeated([word, ...senses.flat(), nearOne, nearOther])).toEqual([]);
    expect(sentences.map((sentence) => new RegExp(`\\b${word}`).test(sentence))).toEqual([true, true]);
    expect(unfitIn(line)).toEqual([]);
  });
  it('stand in one year', () => {
    expect(repeated(doubles.map((line) => line.split('|')[0] ?? ''))).toEqual([]);
  });
});

describe('meanings, groups and relations', () => {
  it('have lines with something to ask', () => {
    expect(meaningLines.filter(({ sides: [one, other] }) => one.length + other.length < 2)).toEqual([]);
    expect(groups.filter(({ words, name }) => words.length < 3 || name === '')).toEqual([]);
    expect(relations.filter(({ pairs }) => pairs.length < 4 || pairs.some((pair) => pair.includes('')))).toEqual([]);
  });
  it('repeat no word in a line', () => {
    expect(meaningLines.flatMap(({ sides }) => repeated(sides.flat()))).toEqual([]);
    expect(groups.flatMap(({ words }) => repeated(words))).toEqual([]);
    expect(repeated(groups.map(({ name }) => name))).toEqual([]);
  });
  it('tell in other words what each side of a line means', () => {
    const unlike = meaningLines.filter(({ sides, meanings }) =>
      sides.some((side, at) => side.length > 0 !== (meanings[at] ?? '') > ''),
    );
    expect(unlike).toEqual([]);
    expect(
      meaningLines.flatMap(({ sides, meanings }) =>
        sides.flatMap((side, at) => side.filter((word) => new RegExp(`\\b${word}\\b`).test(meanings[at] ?? ''))),
      ),
    ).toEqual([]);
    expect(meaningLines.flatMap(({ meanings, own }) => [...meanings, ...own.values()].flatMap(unfitIn))).toEqual([]);
  });
  it('tell a meaning of its own of words of the line only, without the word itself', () => {
    for (const { sides, own } of meaningLines)
      for (const [word, meaning] of own) {
        expect(sides.flat()).toContain(word);
        expect(meaning).toMatch(/^[^;:]+$/);
        expect(meaning.split(/[^a-z]+/)).not.toContain(word);
      }
  });
  it('name the field of every line of meanings', () => {
    const fields = new Map<string, number>();
    for (const { kind, field, sides } of meaningLines)
      fields.set(`${kind} ${field}`, (fields.get(`${kind} ${field}`) ?? 0) + sides.flat().length);
    expect(meaningLines.filter(({ field }) => field === '')).toEqual([]);
    // Four wrong words of each field, whatever is asked.
    expect([...fields].filter(([, words]) => words < 20)).toEqual([]);
  });
  it('are joined as near words of the lines only, each pair once', () => {
    const known = new Set(meaningLines.flatMap(({ sides }) => sides.flat()));
    const pairs = [contraries, likenesses].flatMap((text) => text.trim().split(/\s+/));
    expect(pairs.filter((pair) => !/^[a-z]+-[a-z]+$/.test(pair))).toEqual([]);
    expect(pairs.flatMap((pair) => pair.split('-')).filter((word) => !known.has(word))).toEqual([]);
    expect(repeated(pairs.map((pair) => pair.split('-').sort().join('-')))).toEqual([]);
  });
  it('hold nothing unfit', () => {
    expect(meaningLines.flatMap(({ sides }) => sides.flat().filter(isUnfit))).toEqual([]);
    expect(groups.flatMap(({ words }) => words.filter(isUnfit))).toEqual([]);
    expect(relations.flatMap(({ pairs }) => pairs.flat().filter(isUnfit))).toEqual([]);
  });
});

describe('rhymes', () => {
  it('put each word in one line only', () => {
    expect(repeated(rhymes.flat())).toEqual([]);
    expect(repeated(homophones.flat())).toEqual([]);
  });
});

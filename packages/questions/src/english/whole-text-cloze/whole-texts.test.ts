/** What holds for every text with gaps: how many there are, four words each, and letters that leave one word only. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { answerTexts, shownBy } from '../../kernel/plain-text.ts';
import { isAbout, mintFor, stimuliFor } from '../../registry.ts';
import { isUnfit } from '../../words/unfit-words.ts';
import { wordsMatching } from '../../words/word-index.ts';
import { box, wordsFor } from '../cloze-letters/masks.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { boxesIn } from './hidden-letters.ts';
import {
  askedWordsOf,
  clueTo,
  fullText,
  gapsOf,
  maskedWordsOf,
  meaningOf,
  misfitOf,
  reasonFor,
  wholeTextsOf,
} from './whole-texts.ts';

const sets = ['whole5', 'whole6', 'whole7'];
const texts = sets.flatMap(wholeTextsOf);
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}-]+/u);

test('there are fifty texts, each with eight to twelve gaps', () => {
  expect(texts).toHaveLength(50);
  expect(new Set(texts.map(({ title }) => title)).size).toBe(50);
  expect(texts.filter(({ choices }) => choices.length < 8 || choices.length > 12).map(({ title }) => title)).toEqual(
    [],
  );
});

test('each gap has four different words, all of them known', () => {
  for (const { title, choices } of texts)
    for (const words of choices) {
      expect(new Set(words).size, `${title}: ${words.join(', ')}`).toBe(4);
      expect(words.filter((word) => !/^[\p{L}-]+$/u.test(word) || !word.split('-').every(isKnown))).toEqual([]);
    }
});

test('each clue is text between two gaps, so that no clue gives away the word of another gap', () => {
  for (const text of texts)
    for (const [gap, [right]] of text.choices.entries()) {
      const clue = clueTo(text, gap);
      if (clue === undefined) continue;
      expect(
        text.texts.some((piece) => piece.includes(clue)),
        `${text.title}, ${right}`,
      ).toBe(true);
      // The words just before a gap say nothing about it that the sentence does not say.
      expect(text.texts[gap]?.trimEnd().endsWith(clue), `${text.title}, ${right}`).toBe(false);
    }
});

test('each gap has a reason that names no word of a later gap, unless the text shows it', () => {
  for (const text of texts) {
    const shown = wordsOf(text.texts.join(' '));
    for (const gap of text.choices.keys()) {
      const reason = reasonFor(text, gap) ?? '';
      const later = text.choices.slice(gap + 1).map(([word = '']) => word);
      const told = later.filter((word) => wordsOf(reason).includes(word) && !shown.includes(word));
      expect(reason, `${text.title}, gap ${gap + 1}`).not.toBe('');
      expect(told, `${text.title}, gap ${gap + 1}: ${reason}`).toEqual([]);
    }
  }
});

test('each gap and each word with letters missing is asked at one difficulty', () => {
  for (const text of texts) {
    const places = difficulties.flatMap((difficulty) => gapsOf(text, difficulty)).sort((one, other) => one - other);
    expect(places, text.title).toEqual([...text.choices.keys()]);
    const asked = difficulties.flatMap((difficulty) => askedWordsOf(text, difficulty).map(({ word }) => word));
    expect(asked.length, text.title).toBeGreaterThanOrEqual(8);
    for (const difficulty of difficulties) {
      expect(gapsOf(text, difficulty), `${text.title}, ${difficulty}`).not.toEqual([]);
      const masked = maskedWordsOf(text, difficulty).map(({ word }) => word);
      expect(masked.toSorted(), `${text.title}, ${difficulty}`).toEqual(asked.toSorted());
    }
  }
});

test('a word with letters missing stands once in its text, not in its title and not next to another one', () => {
  for (const text of texts) {
    const words = wordsOf(fullText(text));
    const masked = maskedWordsOf(text, 'easy');
    for (const [place, { at, word }] of masked.entries()) {
      expect(
        words.filter((other) => other === word),
        text.title,
      ).toEqual([word]);
      expect(text.title.toLowerCase()).not.toContain(word.slice(0, 5));
      expect(at - (masked[place - 1]?.at ?? -2), word).toBeGreaterThan(1);
    }
  }
});

test('no word is asked twice, and a long word has more letters missing at medium and at hard', () => {
  const fewest = { easy: 2, medium: 3, hard: 4 };
  const asked = difficulties.flatMap((difficulty) =>
    texts.flatMap((text) => askedWordsOf(text, difficulty).map((each) => ({ ...each, difficulty }))),
  );
  expect(new Set(asked.map(({ word }) => word)).size).toBe(asked.length);
  const short = asked.filter(({ word, hidden, difficulty }) => word.length > 5 && boxesIn(hidden) < fewest[difficulty]);
  expect(short.map(({ hidden, difficulty }) => `${hidden}, ${difficulty}`)).toEqual([]);
});

test('the letters that can be seen leave one word only, never a rude one, and a harder question shows no more of them', () => {
  for (const text of texts) {
    let before: readonly number[] = [];
    for (const difficulty of difficulties) {
      const masked = maskedWordsOf(text, difficulty);
      for (const { word, hidden } of masked) {
        expect(wordsFor(hidden)).toEqual([word]);
        expect(wordsMatching(hidden.replaceAll(box, '.'), 'rare').filter(isUnfit)).toEqual([]);
      }
      const boxes = masked.map(({ hidden }) => boxesIn(hidden));
      expect(
        boxes.filter((count, place) => count < (before[place] ?? 0)),
        `${text.title}, ${difficulty}`,
      ).toEqual([]);
      before = boxes;
    }
  }
});

/** How many places of the set are met within many draws; it stops drawing at as many as are wanted. */
function placesMet(subTopicId: number, stimulusId: string, wanted: number): number {
  const levels = difficulties.filter((difficulty) => isAbout(subTopicId, difficulty, stimulusId));
  const met = new Set<number>();
  for (let seed = 0; seed < 40 && met.size < wanted; seed++)
    for (const difficulty of levels) {
      const { setPlace } = mintFor(subTopicId, difficulty, seed, stimulusId);
      expect(setPlace?.stimulusId).toBe(stimulusId);
      met.add(setPlace?.place ?? Number.NaN);
    }
  return met.size;
}

test.each([251004, 251005, 261004, 261005, 270804, 270805])(
  'each text of %i is asked in a set of eight gaps and more',
  (subTopicId) => {
    const stimuli = [...stimuliFor(subTopicId)];
    expect(stimuli.length).toBeGreaterThanOrEqual(14);
    for (const stimulusId of stimuli)
      expect(placesMet(subTopicId, stimulusId, 8), stimulusId).toBeGreaterThanOrEqual(8);
  },
);

const bare = (text: string): string => text.replaceAll(/[“”‘’']/g, '').toLowerCase();

test.each([251004, 251005])(
  'an explanation of %i fills no gap but its own: the others may come later in the set',
  (subTopicId) => {
    for (const difficulty of difficulties)
      for (let seed = 0; seed < 60; seed++) {
        const minted = mintFor(subTopicId, difficulty, seed);
        const shown = minted.question.prompt.map(shownBy).join(' ');
        const [, gap = ''] = /(?:gap|word) (\d+)/.exec(shown) ?? [];
        const [right = ''] = answerTexts(minted);
        const own = shown.replace(new RegExp(String.raw`\(${gap}\) [a-z□_]+`), right);
        const filled = bare(own.replaceAll(/\(\d+\) [a-z□_]+/g, '…'));
        const quotes = minted.explanation
          .flat()
          .flatMap((block) => [...shownBy(block).matchAll(/(?:sentence is|its sentence|next sentence): “(.+)”/g)]);
        expect(quotes.length).toBeGreaterThan(0);
        for (const [, quote = ''] of quotes) expect(filled).toContain(bare(quote));
      }
  },
);

test('each word with letters missing has a meaning that does not hold the word', () => {
  const words = texts.flatMap((text) =>
    difficulties.flatMap((difficulty) => askedWordsOf(text, difficulty).map(({ word }) => word)),
  );
  expect(words.filter((word) => meaningOf(word) === undefined)).toEqual([]);
  expect(words.filter((word) => wordsOf(meaningOf(word) ?? '').includes(word))).toEqual([]);
});

test('no reason points with “this” or “these” alone: after a wrong word it would seem to tell of that one', () => {
  const reasons = texts.flatMap((text) => [...text.choices.keys()].map((gap) => reasonFor(text, gap) ?? ''));
  expect(reasons.filter((reason) => /^(?:This|These) |\b(?:this|these)[.:]/.test(reason))).toEqual([]);
});

test('what is said of a wrong word is its own, and names no right word of its gap or a later one', () => {
  for (const text of texts) {
    const rights = text.choices.map(([right = '']) => right.toLowerCase());
    const said = text.choices.map(([, ...wrong], gap) => wrong.map((_, at) => misfitOf(text, gap, at)));
    for (const [gap, remarks] of said.entries()) {
      expect(new Set(remarks).size, `${text.title} ${gap + 1}`).toBe(remarks.length);
      expect(misfitOf(text, gap, remarks.length), `${text.title} ${gap + 1}`).toBe('');
      for (const remark of remarks) {
        expect(remark, `${text.title} ${gap + 1}`).not.toBe('');
        const words = wordsOf(remark);
        expect(
          rights.slice(gap).filter((right) => words.includes(right)),
          `${text.title} ${gap + 1}`,
        ).toEqual([]);
      }
    }
    expect(misfitOf(text, said.length, 0), text.title).toBe('');
  }
});

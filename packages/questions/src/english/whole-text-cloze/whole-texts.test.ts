/** What holds for every text with gaps: how many there are, four words each, and letters that leave one word only. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { answerTexts, shownBy } from '../../kernel/plain-text.ts';
import { isAbout, mintFor, stimuliFor } from '../../registry.ts';
import { wordsFor } from '../cloze-letters/masks.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { clueTo, fullText, lettersTextsOf, maskedWordsOf, reasonFor, wholeTextsOf } from './whole-texts.ts';

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

test.each(difficulties)('in forty texts and more, eight to ten words have letters missing at %s', (difficulty) => {
  const fit = sets.flatMap((set) => lettersTextsOf(set, difficulty));
  expect(fit.length).toBeGreaterThanOrEqual(40);
  for (const text of fit)
    for (const { at, word, hidden } of maskedWordsOf(text, difficulty)) {
      expect(wordsFor(hidden)).toEqual([word]);
      expect(fullText(text).split(' ')[at]).toContain(word);
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
        const filled = bare(shown.replace(new RegExp(String.raw`\(${gap}\) [a-z□_]+`), right));
        const quotes = minted.explanation
          .flat()
          .flatMap((block) => [...shownBy(block).matchAll(/(?:sentence is|its sentence|next sentence): “(.+)”/g)]);
        expect(quotes.length).toBeGreaterThan(0);
        for (const [, quote = ''] of quotes) expect(filled).toContain(bare(quote));
      }
  },
);

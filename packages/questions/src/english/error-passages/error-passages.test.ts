/** What holds for every error passage: one mistake and no more, none where none is said to be, and words that are no words. */
import { difficulties, type Year } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { proofread } from './generator.ts';
import { grammarSlips } from './grammar-slips.ts';
import { printedWords, proofTextById, proofTextsOf } from './proof-texts.ts';
import { punctuationSlips } from './punctuation-slips.ts';
import { bare, type SlipFinder } from './slip.ts';
import { misspeltWordList, reasonFor, spellingSlips } from './spelling-slips.ts';

const years: readonly Year[] = [4, 5, 6, 7];
const finders = { spelling: spellingSlips, punctuation: punctuationSlips, grammar: grammarSlips };
const yearOf = (subTopicId: number): Year => years.find((year) => year === Math.floor(subTopicId / 10_000) % 10) ?? 4;
const withoutOwner = (word: string): string => word.replace(/’s$/, '');

test('there are twelve texts a year, and each offers mistakes of every kind', () => {
  for (const year of years) {
    expect(proofTextsOf(year)).toHaveLength(12);
    for (const text of proofTextsOf(year))
      for (const [kind, find] of Object.entries(finders))
        expect(find(text).length, `${kind} in ${text.title}`).toBeGreaterThanOrEqual(8);
  }
});

test('the texts have no misspelt word, and every line but a short last one has four parts', () => {
  for (const text of years.flatMap(proofTextsOf)) {
    const unknown = text.words.map((word) => withoutOwner(bare(word))).filter((word) => word !== '' && !isKnown(word));
    expect(unknown.flatMap((word) => word.split(/[-’]/)).filter((word) => word !== '' && !isKnown(word))).toEqual([]);
    for (const line of text.lines.slice(0, -1)) expect(line.parts).toHaveLength(4);
    expect(text.lines.map((line) => printedWords(text, line)).join(' ')).toBe(text.words.join(' '));
  }
});

test('no misspelling is a word, and the word it stands for is one', () => {
  const all = misspeltWordList();
  expect(all.filter(({ word }) => !isKnown(word))).toEqual([]);
  expect(all.flatMap(({ misspellings }) => misspellings.filter((wrong) => isKnown(wrong)))).toEqual([]);
});

describe.each(proofread.subTopicIds)('%s', (subTopicId) => {
  const seeds = 150;
  const made = difficulties.flatMap((difficulty) =>
    Array.from({ length: seeds }, (_, seed) => mint(proofread, subTopicId, yearOf(subTopicId), difficulty, seed)),
  );

  test('one part differs from what the author wrote, and it is the answer; N where none does', () => {
    for (const { question, key } of made) {
      const [block] = question.prompt;
      if (block?.type !== 'passage' || key.type !== 'multipleChoice' || question.answer.type !== 'multipleChoice')
        throw new Error('an error passage is a choice about a passage');
      const text = proofTextById(block.passageId);
      const differing = block.paragraphs.filter((line, at) => {
        const span = text?.lines[at];
        return text === undefined || span === undefined || line !== printedWords(text, span);
      });
      const isClean = key.option === 4;
      expect(differing).toHaveLength(isClean ? 0 : 1);
      const shown = question.answer.options.slice(0, 4).map(([part]) => (part?.type === 'text' ? part.text : ''));
      expect(block.paragraphs[(block.markedLine ?? 0) - 1]).toBe(shown.join(' '));
    }
  });

  test('what is said of a part that is right speaks of no mistake', () => {
    const said = made.flatMap(({ key }) =>
      key.type === 'multipleChoice' ? key.because.flatMap((because) => because?.says ?? []) : [],
    );
    const right = said.filter((says) => says.startsWith('This part is right'));
    expect(right.length).toBeGreaterThan(100);
    expect(
      right.filter((says) => /is missing:|the wrong way round|doubled here|There is no “|”, after “/.test(says)),
    ).toEqual([]);
  });

  test('each of A to D and N is right about as often', () => {
    const counts = [0, 1, 2, 3, 4].map(
      (place) => made.filter(({ key }) => key.type === 'multipleChoice' && key.option === place).length,
    );
    for (const count of counts) {
      expect(count / made.length).toBeGreaterThan(0.13);
      expect(count / made.length).toBeLessThan(0.27);
    }
  });
});

test.each([
  ['suprised', 'It has an r twice: sur-prised.'],
  ['surprized', 'It is “s”, not “z”, after “surpri” in surprised.'],
])('the reason for surprised is about what is wrong in %s', (wrong, says) => {
  expect(reasonFor({ word: 'surprised', reason: 'It has an r twice: sur-prised.' }, wrong)).toBe(says);
});

test('a wrong verb just behind its pronoun is plainest, whatever comes before the pronoun', () => {
  const words = 'In winter it is bare, but in June it is green. Ravi and I were there.'.split(' ');
  const heights = grammarSlips({ textId: '', year: 4, title: '', words, lines: [] }).flatMap(({ kind, height }) =>
    kind === 'agreement' ? [height] : [],
  );
  expect(heights).toEqual([0.5, 0.5, 2.5]);
});

const kindsIn = (find: SlipFinder, sentence: string): readonly string[] =>
  find({ textId: '', year: 7, title: '', words: sentence.split(' '), lines: [] }).map(({ kind }) => kind);

test.each([
  ['Priya and I slept.', true],
  ['It was my turn, and I guessed.', false],
])('whether “and me” is put into “%s”', (sentence, isPut) => {
  expect(kindsIn(grammarSlips, sentence).includes('and-me')).toBe(isPut);
});

test.each([
  ['We heard footsteps in the dark; they were light.', true],
  ['It isn’t the wind; it’s the lightning that she fears.', false],
  ['The orchestra began; the curtain rose.', false],
  ['He played at the station; he played on the train.', false],
])('whether a comma is called wrong in “%s”', (sentence, isWrong) => {
  expect(kindsIn(punctuationSlips, sentence).includes('comma-splice')).toBe(isWrong);
});

test.each([
  ['The removal men were late.', true],
  ['Last night a fox was there, and she was thin.', false],
])('whether a comma is put after the subject of “%s”', (sentence, isPut) => {
  expect(kindsIn(punctuationSlips, sentence).includes('comma-before-verb')).toBe(isPut);
});

test('only “an” is put wrong, and a name is never misspelt', () => {
  expect(kindsIn(grammarSlips, 'It took a minute.')).not.toContain('article');
  expect(kindsIn(grammarSlips, 'It took an hour.')).toContain('article');
  expect(kindsIn(spellingSlips, 'We lost Biscuit.')).toEqual([]);
  expect(kindsIn(spellingSlips, 'We lost Tuesday.')).toContain('spelling');
});

test.each([
  [261103, 'takes \\*\\*an?\\*\\*'],
  [270902, 'A new sentence begins|A full stop belongs between'],
])('%i asks about nothing that its year no longer overlooks', (subTopicId, outgrown) => {
  const rules = difficulties.flatMap((difficulty) =>
    Array.from({ length: 60 }, (_, seed) => mint(proofread, subTopicId, yearOf(subTopicId), difficulty, seed)).flatMap(
      ({ key, explanation }) =>
        key.type === 'multipleChoice' && key.option < 4 ? [JSON.stringify(explanation[1])] : [],
    ),
  );
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule) => new RegExp(outgrown).test(rule))).toEqual([]);
});

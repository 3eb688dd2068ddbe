/** What holds for every error passage: one mistake and no more, none where none is said to be, and words that are no words. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { proofread } from './generator.ts';
import { grammarSlips } from './grammar-slips.ts';
import { type Kind, ladder } from './ladder.ts';
import { printedWords, proofTextById, proofTextsOf, type Span } from './proof-texts.ts';
import { punctuationSlips } from './punctuation-slips.ts';
import { bare, type SlipFinder } from './slip.ts';
import { misspeltWordList, reasonFor, spellingSlips } from './spelling-slips.ts';
import { written, writtenSlips } from './written-slips.ts';

const years = [4, 5, 6, 7] as const;
const finders = { spelling: spellingSlips, punctuation: punctuationSlips, grammar: grammarSlips };
const yearOf = (subTopicId: number): (typeof years)[number] =>
  years.find((year) => year === Math.floor(subTopicId / 10_000) % 10) ?? 4;
const withoutOwner = (word: string): string => word.replace(/’s$/, '');

test('there are twelve texts a year or more, and each offers mistakes of every kind', () => {
  for (const year of years) {
    expect(proofTextsOf(year).length).toBeGreaterThanOrEqual(12);
    for (const text of proofTextsOf(year))
      for (const [kind, find] of Object.entries(finders))
        expect(find(text).length, `${kind} in ${text.title}`).toBeGreaterThanOrEqual(4);
  }
});

test('the texts have no misspelt word, and every line but a short last one has four parts', () => {
  for (const text of years.flatMap(proofTextsOf)) {
    const unknown = text.words.map((word) => withoutOwner(bare(word))).filter((word) => word !== '' && !isKnown(word));
    expect(unknown.flatMap((word) => word.split(/[-’]/)).filter((word) => word !== '' && !isKnown(word))).toEqual([]);
    for (const line of text.lines.slice(0, -1)) expect(line.parts, printedWords(text, line)).toHaveLength(4);
    expect(text.lines.map((line) => printedWords(text, line)).join(' ')).toBe(text.words.join(' '));
  }
});

test('no misspelling is a word, and the word it stands for is one', () => {
  const all = misspeltWordList();
  expect(all.filter(({ word }) => !isKnown(word))).toEqual([]);
  expect(all.flatMap(({ misspellings }) => misspellings.filter((wrong) => isKnown(wrong)))).toEqual([]);
});

const kinds: readonly Kind[] = ['spelling', 'punctuation', 'grammar'];
const formsOfLevels = (kind: Kind, year: (typeof years)[number]): readonly string[] =>
  difficulties.flatMap((difficulty) => ladder[kind][year][difficulty].split(' '));

/** The last year that is asked about a form. */
const lastYears = new Map(
  [
    [4, 'sentence-capital name-capital short-form full-stop question-mark comma-before-capital'],
    [4, 'pronoun-verb singular-verb plural-verb double-comparison 1 2'],
    [5, 'plural list-comma short-form-moved them-for-those rare-participle then-for-than 3'],
    [6, 'speech-mark long-plural of-for-have pair-verb which-for-name 4 5'],
  ].flatMap(([year, forms]) =>
    String(forms)
      .split(' ')
      .map((form) => [form, Number(year)] as const),
  ),
);

test('what a year no longer overlooks is not asked, and no form is at two levels of a year', () => {
  for (const kind of kinds)
    for (const year of years) {
      const forms = formsOfLevels(kind, year);
      expect(new Set(forms).size, `${kind} ${year}`).toBe(forms.length);
      expect(forms.filter((form) => (lastYears.get(form) ?? year) < year)).toEqual([]);
    }
});

test('every form of a year has a place in its texts, and every form that is found has its level', () => {
  const placed = years.map(
    (year) =>
      [
        year,
        proofTextsOf(year).flatMap((text) => [
          ...spellingSlips(text),
          ...punctuationSlips(text),
          ...grammarSlips(text),
          ...writtenSlips(text, 'punctuation'),
          ...writtenSlips(text, 'grammar'),
        ]),
      ] as const,
  );
  for (const [year, slips] of placed) {
    const found = new Set(slips.map(({ form }) => form));
    for (const kind of kinds) expect(formsOfLevels(kind, year).filter((form) => !found.has(form))).toEqual([]);
  }
  const asked = new Set(kinds.flatMap((kind) => years.flatMap((year) => formsOfLevels(kind, year))));
  expect(placed.flatMap(([, slips]) => slips).filter(({ form }) => !asked.has(form))).toEqual([]);
});

test('a mistake written for one place stands in one part of one line of its text', () => {
  const texts = years.flatMap(proofTextsOf);
  for (const kind of kinds)
    for (const each of written()[kind]) {
      const text = texts.find(({ title }) => title === each.title);
      const slips =
        text === undefined
          ? []
          : writtenSlips(text, kind).filter(({ wrong, rule }) => wrong === each.wrong && rule === each.rule);
      const parts = text?.lines.flatMap(({ parts }) => parts) ?? [];
      const isIn = ({ from, until }: Span): boolean => slips.some(({ at, count }) => from <= at && at + count <= until);
      expect([slips.length, parts.filter(isIn).length], `${each.title}: ${each.wrong}`).toEqual([1, 1]);
    }
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

  test('each of A to D is right about as often, and N a little less', () => {
    const shares = [0, 1, 2, 3, 4].map(
      (place) => made.filter(({ key }) => key.type === 'multipleChoice' && key.option === place).length / made.length,
    );
    for (const share of shares.slice(0, 4)) {
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.27);
    }
    expect(shares[4]).toBeGreaterThan(0.1);
    expect(shares[4]).toBeLessThan(0.23);
  });

  test('a line without a mistake says of one part at least what there is to weigh', () => {
    const clean = made.filter(({ key }) => key.type === 'multipleChoice' && key.option === 4);
    for (const { explanation } of clean) expect(JSON.stringify(explanation)).toMatch(/"[A-D]: This part is right\. /);
  });
});

test.each([
  ['suprised', 'It has an r twice: sur-prised.'],
  ['surprized', 'It is “s”, not “z”, after “surpri” in surprised.'],
])('the reason for surprised is about what is wrong in %s', (wrong, says) => {
  expect(reasonFor({ word: 'surprised', reason: 'It has an r twice: sur-prised.' }, wrong)).toBe(says);
});

test.each([
  ['foreign', 'It has ei and a silent g.', 'foriegn', 'It has ei and a silent g.'],
  ['earth', 'There is an ear in earth.', 'erth', 'There is an ear in earth.'],
  ['thousand', 'You can find sand in thousand.', 'thowsand', 'It is “u”, not “w”, after “tho” in thousand.'],
  [
    'carefully',
    'Careful + ly: that makes two l’s.',
    'carfully',
    'A letter is missing: there is an “e” after “car” in carefully.',
  ],
  ['nervously', 'Nervous + ly.', 'nervousley', 'It ends in -ly: no e comes between the l and the y.'],
])('the letters that a reason for %s names', (word, reason, wrong, says) => {
  expect(reasonFor({ word, reason }, wrong)).toBe(says);
});

test('an ending that the misspelling has as well is no reason', () => {
  const harbour = { word: 'harbour', reason: 'British spelling ends in -our.' };
  expect(reasonFor(harbour, 'harber')).toBe(harbour.reason);
  expect(reasonFor(harbour, 'habour')).toBe('A letter is missing: there is an “r” after “ha” in harbour.');
});

const formsIn = (find: SlipFinder, sentence: string): readonly string[] =>
  find({ textId: '', year: 7, title: '', words: sentence.split(' '), lines: [] }).map(({ form }) => form);

test.each([
  ['Priya and I slept.', true],
  ['It was my turn, and I guessed.', false],
])('whether “and me” is put into “%s”', (sentence, isPut) => {
  expect(formsIn(grammarSlips, sentence).includes('and-me')).toBe(isPut);
});

test.each([
  ['We heard footsteps in the dark; they were light.', true],
  ['It isn’t the wind; it’s the lightning that she fears.', false],
  ['The orchestra began; the curtain rose.', false],
  ['He played at the station; he played on the train.', false],
])('whether a comma is called wrong in “%s”', (sentence, isWrong) => {
  expect(formsIn(punctuationSlips, sentence).includes('semi-colon-lost')).toBe(isWrong);
});

test.each([
  ['The removal men were late.', true],
  ['Last night a fox was there, and she was thin.', false],
])('whether a comma is put after the subject of “%s”', (sentence, isPut) => {
  expect(formsIn(punctuationSlips, sentence).includes('comma-before-verb')).toBe(isPut);
});

test('a name is never misspelt', () => {
  expect(formsIn(spellingSlips, 'We lost Biscuit.')).toEqual([]);
  expect(formsIn(spellingSlips, 'We lost Tuesday.')).toContain('1');
});

test.each([
  ['In June it was green.', ['pronoun-verb']],
  ['Ravi and I were there.', ['and-me', 'pair-verb']],
  ['A box of apples has come.', ['distant-verb']],
  ['The box has come.', []],
  ['We found letters that were old, written in ink.', ['relative-verb']],
  ['The boxes have come.', ['plural-verb']],
  ['We met a man who was tall.', ['relative-pronoun']],
  ['We met Mr Bell, who was tall.', ['which-for-name']],
  ['Rescuers, who had boats, came.', ['relative-pronoun']],
  ['Her tail, which is long, moved.', ['who-for-thing']],
  ['In a piece in which the musicians are silent.', ['plural-verb']],
])('forms of grammar in “%s”', (sentence, forms) => {
  expect(formsIn(grammarSlips, sentence)).toEqual(forms);
});

test.each([
  ['They weren’t consciously behaving better.', false],
  ['The inspector looked thoughtfully at the tree.', false],
  ['They spoke politely.', true],
])('whether an adjective takes the place of the adverb in “%s”', (sentence, isPut) => {
  expect(formsIn(grammarSlips, sentence).includes('adverb')).toBe(isPut);
});

test('both negatives of a double negative have to be in one part', () => {
  const words = 'She couldn’t remember anything.'.split(' ');
  const [slip] = grammarSlips({ textId: '', year: 6, title: '', words, lines: [] });
  expect(slip).toMatchObject({ at: 3, since: 1, form: 'double-negative' });
});

test.each([
  ['Mr Barker, who is eighty, has bees.', true],
  ['My neighbour, who is eighty, has bees.', false],
  ['The deer, whose eyes shone, stood still.', false],
])('whether a comma of a pair is lost in “%s”', (sentence, isLost) => {
  expect(formsIn(punctuationSlips, sentence).includes('comma-of-a-pair')).toBe(isLost);
});

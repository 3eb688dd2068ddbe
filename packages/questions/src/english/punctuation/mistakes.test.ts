import { difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { checkSubTopic } from '../../kernel/properties.ts';
import { mintFor } from '../../registry.ts';
import { isDefensible } from './defences.ts';
import { punctuate } from './generator.ts';
import { isRight } from './marks-inside.ts';
import { hasLaterComma, mistakesOf } from './mistakes.ts';
import { pointedOf, rightOf } from './punctuated-sentences.ts';

const sets =
  'list3 list3long fronted4 clause4 fronted6 clause6 semi6 semi6long colon6 colon6long semi7 semi7link semi7name semi7long written';

/** Sentences that were once marked wrong although they are right. */
const rightAfterAll = [
  'We heard the news: at noon our team had won.',
  'The team has two captains, Amara and Finlay.',
  'She gave two reasons, the cost and the distance.',
  'The menu offered two soups, leek and tomato.',
  'If it rains, tomorrow we will play indoors.',
  'We had two choices, surrender or escape.',
  'There was a single clue, a muddy glove.',
  'He wanted only one thing, revenge.',
  'The sailors feared one thing above all, fog.',
  'As the sun set the bats came out.',
  'In spite of the rain everyone enjoyed the fair.',
];

const optionsOf = (subTopicId: number, difficulty: (typeof difficulties)[number], seed: number): string[] => {
  const { answer } = mintFor(subTopicId, difficulty, seed).question;
  const shown = answer.type === 'multipleChoice' ? answer.options.flat() : [];
  return shown.flatMap((block) => (block.type === 'text' ? [block.text] : []));
};

const rightTextOf = (subTopicId: number, difficulty: (typeof difficulties)[number], seed: number): string => {
  const { key } = mintFor(subTopicId, difficulty, seed);
  return key.type === 'multipleChoice' ? (optionsOf(subTopicId, difficulty, seed)[key.option] ?? '') : '';
};

describe('sentences with a punctuation mistake', () => {
  test.each(rightAfterAll)('%s counts as right', (sentence) => {
    expect(isRight(sentence)).toBe(true);
  });

  test('none of them can be defended, and each differs from the right sentence', () => {
    const wrong = pointedOf(sets).flatMap((row) => mistakesOf(row).map(({ text }) => ({ text, gold: row.gold })));
    expect(wrong.length).toBeGreaterThan(1000);
    expect(wrong.filter(({ text, gold }) => text === gold || isDefensible(text))).toEqual([]);
    expect(wrong.filter(({ text }) => rightAfterAll.includes(text))).toEqual([]);
  });

  test('a comma is never said to be too weak where it may name what was counted', () => {
    const spliced = pointedOf(sets).flatMap((row) => mistakesOf(row).filter(({ kind }) => kind === 'splice'));
    expect(spliced.map(({ text }) => text)).toContain('Jack loves the mountains, his sister prefers the sea.');
    expect(spliced.filter(({ text }) => /revenge|muddy glove|surrender|fog\.|captains|reasons/.test(text))).toEqual([]);
  });

  test.each([240602, 240604, 260601, 260602, 260605, 270401, 270404])('%i never shows one that is right', (id) => {
    const shown = difficulties.flatMap((difficulty) =>
      Array.from({ length: 150 }, (_, seed) => optionsOf(id, difficulty, seed)).flat(),
    );
    expect(shown.length).toBeGreaterThan(400);
    expect(shown.filter((text) => isDefensible(text) && rightOf(text)?.gold !== text)).toEqual([]);
  });

  test('the right one of the same words is not always the most like the others', () => {
    const reports = checkSubTopic(punctuate, 260601, 6, { easy: 750, medium: 1, hard: 1 });
    expect(reports[0]?.faults.filter((fault) => fault.startsWith('guessing'))).toEqual([]);
  });

  test.each([230602, 240602, 240604, 260601, 260602, 270401])(
    '%i is about the marks inside a sentence, not about its first letter or its end',
    (id) => {
      const shown = Array.from({ length: 60 }, (_, seed) => optionsOf(id, 'easy', seed))
        .flat()
        .filter((text) => !/^(?:\S+|full stop|no mark at all)$/.test(text));
      expect(shown.length).toBeGreaterThan(60);
      expect(shown.filter((text) => /^\p{Ll}|[^.?!]$/u.test(text))).toEqual([]);
    },
  );

  test('no full stop is offered in front of a capital letter, where it would be right', () => {
    const asked = Array.from({ length: 1500 }, (_, seed) => mintFor(260601, 'hard', seed).question).filter((question) =>
      JSON.stringify(question.prompt).includes('[  ] I '),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ answer }) => JSON.stringify(answer).includes('full stop'))).toEqual([]);
  });

  test('no place is named for a mark that may stand on either side of a linking word', () => {
    const linked = pointedOf('semi7link semi7long').filter(hasLaterComma);
    expect(linked.map(({ gold }) => gold)).toContain('He had no map; therefore, he followed the river.');
    const spliced = linked.flatMap((row) => mistakesOf(row).filter(({ kind }) => kind === 'splice'));
    expect(spliced.filter(({ at }) => at !== undefined)).toEqual([]);
  });

  test('the one mistake of a hard question is no full stop inside and no comma after “and”', () => {
    const found = ([240602, 240604, 260601, 260602, 260605, 270401, 270404] as const).flatMap((id) =>
      Array.from({ length: 40 }, (_, seed) => mintFor(id, 'hard', seed).question).flatMap(({ prompt, answer }, seed) =>
        JSON.stringify(prompt).includes('has a punctuation mistake') && answer.type === 'multipleChoice'
          ? [rightTextOf(id, 'hard', seed)]
          : [],
      ),
    );
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter((text) => /\. \p{Lu}| and, /u.test(text))).toEqual([]);
  });

  test('years 6 and 7 meet no full stop inside, no list without its comma, and hard ones no words that a mark tears apart', () => {
    const shown = ([260605, 270401, 270404] as const).flatMap((id) =>
      difficulties.flatMap((difficulty) =>
        Array.from({ length: 40 }, (_, seed) => optionsOf(id, difficulty, seed)).flat(),
      ),
    );
    const kinds = new Map(pointedOf(sets).flatMap((row) => mistakesOf(row).map(({ text, kind }) => [text, kind])));
    const hard = ([260601, 260602, 260605, 270401, 270404] as const).flatMap((id) =>
      Array.from({ length: 40 }, (_, seed) => optionsOf(id, 'hard', seed)).flat(),
    );
    const kindsOf = (texts: readonly string[]) => new Set(texts.map((text) => kinds.get(text)));
    expect([...kindsOf(shown)].filter((kind) => kind === 'fragment' || kind === 'list-comma-missing')).toEqual([]);
    expect([...kindsOf(hard)].filter((kind) => kind === 'mark-misplaced' || kind === 'early-colon')).toEqual([]);
  });

  test('River Thames keeps its capitals', () => {
    const shown = difficulties.flatMap((difficulty) =>
      Array.from({ length: 200 }, (_, seed) => optionsOf(230601, difficulty, seed)).flat(),
    );
    expect(shown.filter((text) => text.includes('River Thames'))).toEqual([]);
  });

  test('a full stop after the last bullet point only is no mistake', () => {
    const lists = Array.from({ length: 400 }, (_, seed) => optionsOf(260604, 'hard', seed)).flat();
    const endings = lists.map((list) => list.split('\n\n').map((line) => line.endsWith('.')));
    expect(
      endings.filter((stops) => stops.at(-1) === true && !stops.slice(0, -1).includes(true) && stops.length > 3),
    ).toEqual([]);
  });
});

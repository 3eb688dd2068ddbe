/** The verb that a question names is never the form it asks for. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { answerTexts } from '../../kernel/plain-text.ts';
import { promptOf } from '../../recalls/item-texts.ts';
import { tense } from './generator.ts';

test.each([
  [230504, 3, 'medium', /^Write the right form of “(.+?)”/],
  [250504, 5, 'hard', /^Write “(.+?)” in the/],
  [260502, 6, 'hard', /^Which subjunctive of “(.+?)” fits/],
] as const)('of %i', (subTopicId, year, difficulty, asks) => {
  const asked = Array.from({ length: 80 }, (_, seed) => mint(tense, subTopicId, year, difficulty, seed)).flatMap(
    (item) => {
      const [, verb] = asks.exec(promptOf(item)[0] ?? '') ?? [];
      return verb === undefined ? [] : [{ verb, answers: answerTexts(item) }];
    },
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(({ verb, answers }) => answers.includes(verb))).toEqual([]);
});

import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { shownOptionsOf } from '../../recalls/item-texts.ts';
import { rowsOf } from '../data-rows.ts';
import { moods } from './deeds.data.ts';
import { voice } from './generator.ts';

test('at hard every sentence looks like a subjunctive', () => {
  const plain = rowsOf(moods)
    .filter(([mood, , near]) => mood !== 'subjunctive' && near !== '+')
    .map(([, sentence]) => sentence);
  const asked = Array.from({ length: 30 }, (_, seed) => mint(voice, 270303, 7, 'hard', seed)).filter(({ question }) =>
    JSON.stringify(question.prompt).includes(' mood?'),
  );
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.flatMap(shownOptionsOf).filter((option) => plain.includes(option))).toEqual([]);
});

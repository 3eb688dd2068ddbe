import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { shownOptionsOf } from '../../recalls/item-texts.ts';
import { rowsOf } from '../data-rows.ts';
import { moods } from './deeds.data.ts';
import { voice } from './generator.ts';
import { moodSignIn } from './moods.ts';

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

test('each subjunctive is explained by its own verb form', () => {
  const subjunctives = rowsOf(moods).flatMap(([mood, sentence = '']) => (mood === 'subjunctive' ? [sentence] : []));
  expect(subjunctives.filter((sentence) => !/“.+”, not “.+”/.test(moodSignIn('subjunctive', sentence)))).toEqual([]);
  expect(moodSignIn('subjunctive', 'He asked that the lights be dimmed.')).toContain(
    '“the lights be”, not “the lights are”',
  );
  expect(moodSignIn('subjunctive', 'She insists that he send the letter.')).toContain('“he send”, not “he sends”');
});

/** What is said of a wrong meaning, and how the data marks one that takes its line word for word. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { shownOptionsOf } from '../../recalls/item-texts.ts';
import { rowsOf } from '../data-rows.ts';
import { devices } from './devices.data.ts';
import { figurative } from './generator.ts';
import { wrongMeaning } from './pictures.ts';
import { hardSimiles, likeSimiles } from './similes.data.ts';

test('a meaning that takes its line word for word is told so, without its mark', () => {
  const [text, { id, says }] = wrongMeaning('The classroom was a zoo.', '~The classroom was full of animals.', 'No.');
  expect(text).toBe('The classroom was full of animals.');
  expect(id).toBe('e.figurative/taken-word-for-word');
  expect(says).toBe('That takes the line word for word. In a zoo you hear wild animals roar and screech.');
  expect(wrongMeaning('The classroom was a zoo.', 'It was cold.', 'No.')[1].says).toMatch(/^No[.] In a zoo/);
});

test('only wrong meanings have the mark', () => {
  const marked = (rows: readonly string[][], first: number): readonly string[] =>
    rows.flatMap((row) => row.slice(0, first).filter((part) => part.includes('~')));
  expect([...marked(rowsOf(devices), 4), ...marked(rowsOf(likeSimiles + hardSimiles), 2)]).toEqual([]);
});

test.each([
  [240305, 4, 'hard'],
  [250901, 5, 'medium'],
  [270701, 7, 'hard'],
] as const)('no option of %i shows the mark', (subTopic, year, difficulty) => {
  const shown = Array.from({ length: 40 }, (_, seed) => mint(figurative, subTopic, year, difficulty, seed));
  expect(shown.flatMap(shownOptionsOf).filter((option) => option.includes('~'))).toEqual([]);
});

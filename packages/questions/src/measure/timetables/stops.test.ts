import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';
import { stopName } from './timetable.ts';

test.each([
  ['Museum', 'the Museum'],
  ['Harbour', 'the Harbour'],
  ['Mill Lane', 'Mill Lane'],
  ['Ashby', 'Ashby'],
])('the stop %s is called %s in a sentence', (stop, said) => {
  expect(stopName(stop)).toBe(said);
});

test('nobody gets to Museum', () => {
  const asked = (['easy', 'medium', 'hard'] as const).flatMap((difficulty) =>
    Array.from({ length: 20 }, (_, place) => mintFor(151003, difficulty, 73_000_000 + place).question.prompt[0]),
  );
  const texts = asked.flatMap((block) => (block === undefined ? [] : [shownBy(block)]));
  expect(texts.filter((text) => /\b(?:to|from|at) (?:Museum|Market|School|Harbour|Lighthouse)/i.test(text))).toEqual(
    [],
  );
});

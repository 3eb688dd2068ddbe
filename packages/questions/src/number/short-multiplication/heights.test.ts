/** Which forms and digits a hard product no longer has. */
import { expect, test } from 'vitest';
import { altsOf, shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';

const drawn = (subTopicId: number, difficulty: 'medium' | 'hard'): string[] =>
  Array.from({ length: 60 }, (_, place) => mintFor(subTopicId, difficulty, 74_000_000 + place)).map(
    ({ question: { prompt } }) => `${prompt.map(shownBy).join(' ')} ${altsOf(prompt)}`,
  );

test('a product by itself is no hard question in year 5', () => {
  expect(drawn(150301, 'hard').filter((text) => /^Work out|^There are/.test(text))).toEqual([]);
});

test('in year 3 a hard product by itself is one with 8', () => {
  expect(drawn(130303, 'hard').filter((text) => /^Work out (?!8 |\d+ × 8)|in [24] /.test(text))).toEqual([]);
});

test('the box of a hard product in year 5 stands inside the top number', () => {
  const boxes = drawn(150301, 'hard').flatMap((text) => /: (\S+ \S+ \S+ \S+) times/.exec(text)?.[1] ?? []);
  expect(boxes.length).toBeGreaterThan(5);
  expect(boxes.filter((top) => !/^\d.*box.*\d$/.test(top))).toEqual([]);
});

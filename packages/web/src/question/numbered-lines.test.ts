import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberLines } from './numbered-lines.ts';

const numbersOf = (paragraphs: readonly string[]) =>
  numberLines(paragraphs).flatMap((pieces) => pieces.flatMap(({ lineNumber }) => lineNumber ?? []));

test('each verse line of a poem is a line', () => {
  const [first, second] = numberLines(['one\ntwo\nthree', 'four\nfive\nsix']);
  expect(first).toEqual([{ text: 'one\ntwo\nthree' }]);
  expect(second).toEqual([{ text: 'four\n' }, { text: 'five\nsix', lineNumber: 5 }]);
});

test('running text has as many words in a line as fit, and a new paragraph is a new line', () => {
  const word = 'ninewords ';
  expect(numbersOf([word.repeat(24).trim()])).toEqual([]);
  expect(numbersOf([word.repeat(25).trim()])).toEqual([5]);
  expect(numbersOf(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([5]);
});

test('a line that begins at a gap begins before its number', () => {
  const gaps = 'word (3) ______ '.repeat(30).trim();
  const begins = numberLines([gaps]).flatMap((pieces) =>
    pieces.flatMap(({ text, lineNumber }) => (lineNumber === undefined ? [] : [text])),
  );
  expect(begins.length).toBeGreaterThan(0);
  for (const text of begins) expect(text).not.toMatch(/^_/);
});

test('no letter is lost, and every fifth line has its number', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zA-Z ,.\n’]{0,400}$/), { maxLength: 6 }), (paragraphs) => {
      const pieces = numberLines(paragraphs);
      expect(pieces.map((parts) => parts.map(({ text }) => text).join(''))).toEqual(paragraphs);
      const numbers = numbersOf(paragraphs);
      expect(numbers).toEqual(numbers.map((_, place) => 5 * (place + 1)));
    }),
  );
});

import { expect, test } from 'vitest';
import { quoted } from './ask.ts';

test.each([
  ['(Kofi kneels by the table.', '“Kofi kneels by the table.”'],
  ['It is flat and pale.)', '“It is flat and pale.”'],
  ['KIT: (slowly) What does the D stand for?', '“KIT: (slowly) What does the D stand for?”'],
])('a quotation of %s keeps only brackets in pairs', (words, shown) => {
  expect(quoted(words)).toBe(shown);
});

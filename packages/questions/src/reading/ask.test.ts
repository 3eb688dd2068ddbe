import { expect, test } from 'vitest';
import { partCalled, quoted } from './ask.ts';
import { passageById } from './passages/library.ts';

test.each([
  ['(Kofi kneels by the table.', '“Kofi kneels by the table.”'],
  ['It is flat and pale.)', '“It is flat and pale.”'],
  ['KIT: (slowly) What does the D stand for?', '“KIT: (slowly) What does the D stand for?”'],
])('a quotation of %s keeps only brackets in pairs', (words, shown) => {
  expect(quoted(words)).toBe(shown);
});

test.each([
  ['y3-bread', '2', 'the part called “At the mill”'],
  ['y4-rangoli', '3', 'paragraph 3'],
])('%s calls its part %s %s, as a child can count it', (id, number, called) => {
  const passage = passageById(id);
  expect(passage && partCalled(passage, number)).toBe(called);
});

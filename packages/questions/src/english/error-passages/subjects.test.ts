/** Which words are named as the subject of a verb. */
import { expect, test } from 'vitest';
import { antecedentOf, pairBefore, subjectAfter, subjectAfterThere, subjectBefore } from './subjects.ts';

/** The words of a sentence, and the place of the verb in brackets. */
function read(sentence: string): readonly [at: number, words: readonly string[]] {
  const words = sentence.split(' ');
  const at = words.findIndex((word) => word.startsWith('['));
  return [at, words.map((word) => word.replaceAll(/[[\]]/g, ''))];
}

test.each([
  ['The side of the tent [was] wet.', 'The side'],
  ['In winter the sea [was] rough.', 'the sea'],
  ['We knew that worms [are] useful.', 'worms'],
  ['The old man’s knees [were] stiff.', 'The old man’s knees'],
  ['Her knees were stiff and her shoes [were] wet.', 'her shoes'],
  ['On Saturday Ewan [was] ill.', 'Ewan'],
  ['Every child there [has] a bag.', undefined],
  ['What was once a wall [has] gone.', undefined],
  ['Mei and I [were] late.', undefined],
])('%s', (sentence, subject) => {
  expect(subjectBefore(...read(sentence))).toBe(subject);
});

test('two subjects belong together, and “who” stands for a noun', () => {
  expect(pairBefore(...read('On Saturday Ewan and I [were] late.'))).toBe('Ewan and I');
  expect(antecedentOf(...read('It is a tortoise that [was] old.'))).toBe('the tortoise');
  expect(antecedentOf(...read('There are sounds we can hear, which [is] strange.'))).toBe(undefined);
});

test.each([
  ['“How [is] your grandmother?” she asks.', 'your grandmother'],
  ['It stopped. [Has] it been tested?', 'it'],
  ['They laughed. [Was] this a joke?', 'this'],
  ['We [were] late.', undefined],
])('%s', (sentence, subject) => {
  expect(subjectAfter(...read(sentence))).toBe(subject);
});

test.each([
  ['There [were] small marks on the sill.', 'small marks'],
  ['There [are] still blank spaces here.', 'blank spaces'],
  ['There [were] two sailors and a parrot on board.', undefined],
  ['There [were] more than two hundred bats.', undefined],
])('%s', (sentence, subject) => {
  expect(subjectAfterThere(...read(sentence))).toBe(subject);
});

import { describe, expect, test } from 'vitest';
import { mistake } from '../mistakes.ts';
import type { Item } from '../passages/passage.ts';
import type { Skill } from '../passages/skills.ts';
import { isQuotedAlready, isShownByTwo, isToldByProof } from './file-question-text.ts';

const wrong = { text: 'something else', because: mistake('guess') };

function itemOf(asks: string, answer: string): Item {
  const right = { text: answer, because: undefined };
  return {
    ...{ line: 1, skill: 'meaning', asks, options: [right, wrong], right, secondReading: right, secondReader: 'other' },
    ...{ evidence: [], decoys: [], secondEvidence: undefined, secondProofs: [], accept: [], hint: '', because: '' },
  };
}

describe('a proof is not asked for where it only says again what is quoted', () => {
  test.each([
    ['What are the “twisted grins”?', 'nails', 'The rusty ones are twisted grins', true],
    ['What is the effect of “with less love and a better knife”?', 'a contrast', 'has tried, with less love', true],
    ['Which word gives the doors life?', '“breathe”', 'The doors breathe open', true],
    ['What are the “oranges”?', 'lamps', 'When the lamps come on like oranges', false],
    [
      'What is she saying with “And then you look round”?',
      'a regret',
      'They had only, now and then, bought a lamp',
      false,
    ],
    ['Why is the river frozen?', 'It is cold.', 'the river froze', false],
  ])('%s %s: %s', (asks, answer, proof, expected) => {
    expect(isQuotedAlready(itemOf(asks, answer), proof)).toBe(expected);
  });
});

describe('answer and proof are not asked together where the proof says the answer', () => {
  test.each([
    ['sixty', 'Each of its thirty-six cabins could hold sixty people', true],
    ['a street lamp', 'one writer compared it to a street lamp', true],
    ['It was too useful to lose.', 'it was too useful to lose', true],
    ['as a sign that she needs his help', 'Somebody clearly had no idea how to manage', false],
  ])('%s, %s: %s', (answer, proof, expected) => {
    expect(isToldByProof({ ...itemOf('What?', answer), evidence: [proof] })).toBe(expected);
  });
});

describe('a comparison or a summary is not proved by one of two proofs, which shows one half', () => {
  const two = ['it is a disaster', 'it is paradise!'];
  test.each<[Skill, readonly string[], boolean]>([
    ['comparison', two, true],
    ['summary', two, true],
    ['comparison', ['Hello, dear'], false],
    ['feelings', two, false],
  ])('%s with %j: %s', (skill, proofs, expected) => {
    expect(isShownByTwo({ ...itemOf('What?', 'so'), skill, evidence: proofs, secondProofs: proofs })).toBe(expected);
  });
});

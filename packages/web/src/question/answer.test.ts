import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyAnswer, isComplete, togglePick, unreadableBecause } from './answer.ts';

const choice: AnswerForm = { type: 'multipleChoice', options: [[], []], layout: 'list' };
const words: AnswerForm = {
  type: 'multipleWordChoice',
  groups: [{ words: ['a', 'b', 'c'] }, { words: ['d', 'e', 'f'] }],
  pick: 2,
  layout: 'list',
};
const typed: AnswerForm = { type: 'writeAnswer', kind: 'number' };
const text = (given: string): GivenAnswer => ({ type: 'writeAnswer', text: given });

test('nothing is complete before something was given', () => {
  for (const form of [choice, words, typed]) expect(isComplete(form, emptyAnswer(form))).toBe(false);
});

const given: [AnswerForm, GivenAnswer, boolean][] = [
  [choice, { type: 'multipleChoice', option: 1 }, true],
  [words, { type: 'multipleWordChoice', picks: [[0, 1], [2]] }, false],
  [
    words,
    {
      type: 'multipleWordChoice',
      picks: [
        [0, 1],
        [2, 0],
      ],
    },
    true,
  ],
  [typed, text('  '), false],
  [typed, text('7'), true],
  [typed, { type: 'multipleChoice', option: 1 }, false],
];
test.each(given)('%o with %o is complete: %s', (form, answer, whole) => {
  expect(isComplete(form, answer)).toBe(whole);
});

describe('tapping words', () => {
  test('chooses, takes back, and lets the oldest choice give way', () => {
    const tapped = [0, 2, 1].reduce<number[][]>((picks, word) => togglePick(picks, 0, word, 2), [[], []]);
    expect(tapped).toEqual([[2, 1], []]);
    expect(togglePick(tapped, 0, 2, 2)).toEqual([[1], []]);
  });

  test('never holds a word twice, nor more than asked', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4)), fc.integer({ min: 1, max: 3 }), (taps, most) => {
        const [places = []] = taps.reduce<number[][]>((picks, word) => togglePick(picks, 0, word, most), [[]]);
        expect(new Set(places).size).toBe(places.length);
        expect(places.length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

test('what cannot be read is said before it is sent', () => {
  expect(unreadableBecause(typed, text('1,250'))).toBeUndefined();
  expect(unreadableBecause(typed, text('seven or eight'))).toMatch(/./);
  expect(unreadableBecause(choice, { type: 'multipleChoice', option: 0 })).toBeUndefined();
});

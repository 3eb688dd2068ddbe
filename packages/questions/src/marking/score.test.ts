import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import { describe, expect, test } from 'vitest';
import type { Key, Mistake } from '../kernel/key.ts';
import { score } from './score.ts';

const mistake = (id: string): Mistake => ({ id, says: `You did ${id}.` });
const nothing: GivenAnswer = { type: 'writeAnswer', text: '1' };

describe('a choice', () => {
  const form: AnswerForm = { type: 'multipleChoice', options: [[], [], []], layout: 'list' };
  const key: Key = { type: 'multipleChoice', option: 1, because: [mistake('first'), undefined, mistake('last')] };
  const choose = (option: number) => score(key, form, { type: 'multipleChoice', option });

  test('is right at one place and told why at the others', () => {
    expect(choose(1)).toEqual({ verdict: 'right' });
    expect(choose(0)).toEqual({ verdict: 'wrong', because: mistake('first') });
    expect(choose(2)).toEqual({ verdict: 'wrong', because: mistake('last') });
  });

  test.each([3, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('of option %d is no answer', (option) => {
    expect(choose(option).verdict).toBe('unreadable');
  });

  test('takes no answer of another type', () => {
    expect(score(key, form, nothing).verdict).toBe('unreadable');
    expect(score(key, form, { type: 'multipleWordChoice', picks: [[1]] }).verdict).toBe('unreadable');
  });
});

describe('a choice of words', () => {
  const words = ['ant', 'bee', 'cat', 'dog'];
  const form: AnswerForm = { type: 'multipleWordChoice', groups: [{ words }, { words }], pick: 2, layout: 'list' };
  const key: Key = {
    type: 'multipleWordChoice',
    picks: [
      [0, 1],
      [2, 3],
    ],
    because: [
      [undefined, undefined, mistake('mammal'), undefined],
      [mistake('insect'), mistake('insect'), undefined, undefined],
    ],
  };
  const pick = (...picks: number[][]) => score(key, form, { type: 'multipleWordChoice', picks });

  test('is right in any order of tapping', () => {
    expect(pick([0, 1], [2, 3])).toEqual({ verdict: 'right' });
    expect(pick([1, 0], [3, 2])).toEqual({ verdict: 'right' });
  });

  test('is wrong with the first mistake that has a name', () => {
    expect(pick([0, 3], [2, 1])).toEqual({ verdict: 'wrong', because: mistake('insect') });
    expect(pick([0, 2], [2, 3])).toEqual({ verdict: 'wrong', because: mistake('mammal') });
    expect(pick([0, 3], [2, 3])).toEqual({ verdict: 'wrong' });
  });

  test('asks for as many words as there are to pick', () => {
    expect(pick([0], [2, 3])).toEqual({ verdict: 'unreadable', message: 'Choose 2 words in each group.' });
    expect(pick([0, 1, 2], [2, 3]).verdict).toBe('unreadable');
  });

  test.each([
    [[[0, 1]]],
    [
      [
        [0, 0],
        [2, 3],
      ],
    ],
    [
      [
        [0, 4],
        [2, 3],
      ],
    ],
    [
      [
        [0, -1],
        [2, 3],
      ],
    ],
    [
      [
        [0, 0.5],
        [2, 3],
      ],
    ],
    [[]],
  ])('%j is no answer', (picks) => {
    expect(pick(...picks).verdict).toBe('unreadable');
  });
});

describe('a typed answer', () => {
  const key: Key = { type: 'writeAnswer', spec: { kind: 'number', value: '8' }, mistakes: [] };
  const form = { type: 'writeAnswer', kind: 'number', before: '£', after: 'each' } as const;

  test('may repeat what stands around the box', () => {
    for (const text of ['8', '£8', '8 each', '£8.00'])
      expect(score(key, form, { type: 'writeAnswer', text })).toEqual({ verdict: 'right' });
  });

  test('takes no choice', () => {
    expect(score(key, form, { type: 'multipleChoice', option: 0 }).verdict).toBe('unreadable');
    expect(score(key, { type: 'multipleChoice', options: [], layout: 'list' }, nothing).verdict).toBe('unreadable');
  });
});

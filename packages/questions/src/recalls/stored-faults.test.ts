/** Faults that no stored question may have, each planted in a question that is made today. */
import type { Block } from '@comet/contract/question';
import { describe, expect, test } from 'vitest';
import { mintFor } from '../registry.ts';
import type { StoredItem } from './recall.ts';
import { recalledItems } from './recalled-items.ts';
import { storedFault } from './stored-faults.ts';

const sound = mintFor(330101, 'easy', 3);
const text = (shown: string): Block => ({ type: 'text', text: shown });
const mistake = { id: 'v.closest/other', says: 'That means something else.' };

const choosing = (right: number, ...options: string[]): StoredItem => ({
  ...sound,
  question: {
    ...sound.question,
    answer: { type: 'multipleChoice', layout: 'list', options: options.map((option) => [text(option)]) },
  },
  key: {
    type: 'multipleChoice',
    option: right,
    because: options.map((_, place) => (place === right ? undefined : mistake)),
  },
});
const picking = (layout: 'list' | 'sentence', right: number, ...words: string[]): StoredItem => ({
  ...sound,
  question: { ...sound.question, answer: { type: 'multipleWordChoice', layout, pick: 1, groups: [{ words }] } },
  key: { type: 'multipleWordChoice', picks: [[right]], because: [[]] },
});

describe('a stored question of any generator and version', () => {
  test('is sound as it is made', () => {
    expect(storedFault(sound)).toBeUndefined();
    expect(storedFault(choosing(0, 'big – large', 'big – small', 'happy – sad'))).toBeUndefined();
    expect(storedFault(picking('sentence', 1, 'the', 'cat', 'saw', 'the', 'cat'))).toBeUndefined();
  });

  test.each([
    ['a pair of one word', choosing(0, 'big – large', 'calm – calm', 'happy – sad')],
    ['the right option twice', choosing(2, 'large', 'small', 'huge', 'huge')],
    ['an option with the value of the right one', choosing(1, '0.25', '0.5', '50%')],
    ['the right word twice', picking('list', 0, 'base', 'top', 'base')],
  ])('with %s has no key to trust', (_, item) => {
    expect(storedFault(item)?.harm).toBe('key');
  });

  test.each([
    ['a wrong option twice', choosing(2, 'small', 'small', 'huge')],
    ['a wrong word twice', picking('list', 0, 'base', 'top', 'top')],
    ['an unfit word as an option', choosing(0, 'spade', 'bugger')],
    ['an unfit word in the hint', { ...sound, hint: [text('It spells TIT.')] }],
    ['an unfit word in the feedback', { ...choosing(0, 'big', 'small'), explanation: [[text('It makes AIDS.')]] }],
  ])('with %s is taken out of use, its answers stand', (_, item) => {
    expect(storedFault(item)?.harm).toBe('shown');
  });
});

test('old questions with unfit words were right, so only children no longer see them', () => {
  const unfit = recalledItems().find(({ name }) => name === 'unfit-words');
  expect(unfit?.faulty.map(({ generatorId }) => generatorId)).toEqual(
    unfit?.sound.map(({ generatorId }) => generatorId),
  );
  expect(unfit?.faulty.map(storedFault)).toEqual(
    unfit?.faulty.map(() => ({ harm: 'shown', reason: 'a word unfit for children' })),
  );
});

import { expect, test } from 'vitest';
import { isSettledByOne, reaches } from './order-need.ts';
import { type Clue, waysWith } from './order-ways.ts';

const clue = (kind: Clue['kind'], one: number, other = one): Clue => ({ kind, one, other });
const chain = [clue('before', 0, 1), clue('before', 1, 2), clue('notLast', 3)];
const last = waysWith(clue('isLast', 2), 4);

test('a chain of two facts needs two, and nothing beyond facts of a chain', () => {
  const goal = waysWith(clue('before', 0, 2), 4);
  expect(reaches({ facts: 2 }, chain, goal, 4)).toBe(true);
  expect(reaches({ facts: 3 }, chain, goal, 4)).toBe(false);
  expect(reaches({ facts: 2, beyond: ['before', 'after'] }, chain, goal, 4)).toBe(false);
});

test('a place for which one fact each rules out the others is crossing out', () => {
  expect(reaches({ facts: 3 }, chain, last, 4)).toBe(true);
  expect(reaches({ facts: 3, isJoined: true }, chain, last, 4)).toBe(false);
});

test('a fact turned round is settled by one', () => {
  expect(isSettledByOne(clue('after', 0, 1), chain, 4)).toBe(true);
  expect(isSettledByOne(clue('before', 0, 2), chain, 4)).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { opposite, stepsByChain } from './order-chains.ts';
import { comparing } from './order-contexts.data.ts';

const [context] = comparing.filter(({ name }) => name === 'age');

describe('the steps to a comparison', () => {
  if (context === undefined) throw new Error('no ages');
  const puzzle = {
    context,
    names: ['Megan', 'Priya', 'Grace', 'Yusuf'],
    clues: [
      { kind: 'before', one: 1, other: 0 },
      { kind: 'after', one: 1, other: 2 },
      { kind: 'before', one: 1, other: 3 },
    ],
    facts: [],
    secret: [],
    possible: [],
  } as const;
  test('put the facts in a chain, all told one way', () => {
    expect(stepsByChain(puzzle, { kind: 'before', one: 2, other: 0 })).toEqual([
      'Put the facts in a chain: Grace is older than Priya and Priya is older than Megan.',
      'So Grace is older than Megan.',
    ]);
    expect(stepsByChain(puzzle, opposite({ kind: 'before', one: 0, other: 2 }))).toEqual([
      'Put the facts in a chain: Megan is younger than Priya and Priya is younger than Grace.',
      'So Megan is younger than Grace.',
    ]);
  });
  test('are none where no chain leads there', () => {
    expect(stepsByChain(puzzle, { kind: 'before', one: 0, other: 3 })).toBeUndefined();
  });
});

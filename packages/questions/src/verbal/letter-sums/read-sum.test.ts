/** Sums read from their printed form. */
import { describe, expect, it } from 'vitest';
import { hasTrivialStep, leftToRight, sumValue, workingLines } from './read-sum.ts';

describe('sums as they are printed', () => {
  it.each([
    ['2 + 3 × 4', 14],
    ['(2 + 3) × 4', 20],
    ['30 − (4 + 6) ÷ 2', 25],
    ['1,200 ÷ 4', 300],
  ])('%s makes %i', (text, value) => {
    expect(sumValue(text)).toBe(value);
  });
  it('puts numbers in place of letters, and multiplies what stands side by side', () => {
    const values = new Map([
      ['A', 3],
      ['B', 5],
    ]);
    expect(sumValue('2A + 3B', values)).toBe(21);
    expect(sumValue('AB − 4', values)).toBe(11);
    expect(sumValue('A² + 1', values)).toBe(10);
  });
  it.each(['7 ÷ 2', '3 − 5 + 9', '4 + C'])('makes nothing of %s', (text) => {
    expect(sumValue(text)).toBeUndefined();
  });
  it('works from left to right as a hurried child does', () => {
    expect(leftToRight('2 + 3 × 4')).toBe(20);
  });
  it.each(['120 − (127 − 26)', '7 ÷ 2 + 9', '4² + 1'])('has no hurried child for %s', (text) => {
    expect(leftToRight(text)).toBeUndefined();
  });
});

it('works out brackets first, then × and ÷, one part a line', () => {
  expect(workingLines('(31 − 23) × (22 − 12)')).toEqual(['(31 − 23) × (22 − 12)', '8 × (22 − 12)', '8 × 10', '80']);
  expect(workingLines('4² + 6 ÷ 2')).toEqual(['4² + 6 ÷ 2', '4 × 4 + 6 ÷ 2', '16 + 6 ÷ 2', '16 + 3', '19']);
});

it.each([
  ['(31 − 23) × (22 − 12)', true],
  ['4 ÷ (115 − 114)', true],
  ['7 − 7 + 5', true],
  ['30 + 10 − 12', false],
  ['(19 − 7) × 3', false],
])('tells whether %s has a step without work: %s', (calculation, isTrivial) => {
  expect(hasTrivialStep(calculation)).toBe(isTrivial);
});

import { describe, expect, test } from 'vitest';
import { isShortExplanation, repeatedHints } from './explanations.ts';
import type { Made } from './generator.ts';

const text = (said: string) => ({ type: 'text' as const, text: said });
const explained = (hint: string, ...steps: string[]): Pick<Made, 'hint' | 'explanation'> => ({
  hint: [text(hint)],
  explanation: steps.map((step) => [text(step)]),
});

describe('an explanation is short', () => {
  test.each([
    ['two small steps', ['An antonym means the opposite.', 'So it is **calm**.'], true],
    ['three small steps', ['Add the ones: 3 + 4 = 7.', 'Add the tens: 20 + 30 = 50.', 'So it is **57**.'], false],
    ['two long steps', ['A'.repeat(60), 'B'.repeat(60)], false],
    ['bold marks do not lengthen it', ['**A**'.repeat(60), 'B'.repeat(40)], true],
  ])('%s', (_, steps, isShort) => {
    expect(isShortExplanation(explained('Think.', ...steps))).toBe(isShort);
  });
});

describe('a hint is repeated', () => {
  test.each([
    ['as a step of its own', 'Use an before a vowel sound.', ['Use an before a vowel sound.', 'So it is an.'], 1],
    ['inside a longer step', 'Use an before a vowel sound.', ['Remember: use an before a vowel sound. It is an.'], 1],
    ['one sentence of two', 'Look closely now. Use an before a vowel sound.', ['Use an before a vowel sound.'], 1],
    ['in other words', 'Use an before a vowel sound.', ['“Hour” begins with a vowel sound, so it takes an.'], 0],
    ['a small sentence may come back', 'Count them all.', ['Count them all.', 'There are 4.'], 0],
  ])('%s', (_, hint, steps, count) => {
    expect(repeatedHints(explained(hint, ...steps))).toHaveLength(count);
  });
});

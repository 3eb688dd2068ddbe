/** The rules offered for a pattern: after easy, the sticks of pattern 1 alone don’t tell the right one. */
import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';

const atOne = (rule: string): number => {
  const [, step, sign, more] = /(\d+)n ?([+−-]) ?(\d+)/.exec(rule) ?? [];
  return Number(step) + (sign === '+' ? 1 : -1) * Number(more);
};

test('two of the rules give the same number for n = 1', () => {
  for (let place = 0; place < 40; place++) {
    const { answer, prompt } = mintFor(170405, 'medium', 75_000_000 + place).question;
    if (answer.type !== 'multipleChoice' || !prompt.map(shownBy).join(' ').startsWith('Which rule')) continue;
    const given = answer.options.map((option) => atOne(option.map(shownBy).join(' ')));
    expect(new Set(given).size).toBe(3);
  }
});

import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';

test('a corner to choose is on the grid, and none of those that are marked', () => {
  for (let place = 0; place < 60; place++) {
    const { answer, prompt } = mintFor(140902, 'easy', 73_000_000 + place).question;
    const [, figure] = prompt;
    if (answer.type !== 'multipleChoice' || figure?.type !== 'figure' || !figure.figure.alt.includes('Three corners'))
      continue;
    for (const option of answer.options.map((blocks) => blocks.map(shownBy).join())) {
      expect(figure.figure.alt).not.toContain(option);
      for (const number of option.match(/\d+/g) ?? []) expect(Number(number)).toBeLessThanOrEqual(8);
    }
  }
});

import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';

test('a point to choose after a move is on the grid', () => {
  for (let place = 0; place < 60; place++) {
    const { answer, prompt } = mintFor(150903, 'easy', 74_000_000 + place).question;
    if (answer.type !== 'multipleChoice' || !prompt.map(shownBy).join().includes('new coordinates')) continue;
    const numbers = answer.options.flatMap((blocks) => blocks.map(shownBy).join().match(/\d+/g) ?? []);
    for (const number of numbers) expect(Number(number)).toBeLessThanOrEqual(8);
  }
});

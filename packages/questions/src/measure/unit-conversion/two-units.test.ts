import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';

test.each([
  [130604, 'weeks', 7],
  [140703, 'weeks', 7],
  [140703, 'days', 24],
  [140702, 'hours', 60],
] as const)('%i: nobody is offered ten times as many %s', (subTopicId, unit, ratio) => {
  for (let place = 0; place < 60; place++) {
    const { answer, prompt } = mintFor(subTopicId, 'hard', 73_000_000 + place).question;
    const [, small] = new RegExp(`^Write (\\d+) \\w+ in ${unit} and`).exec(prompt.map(shownBy).join()) ?? [];
    if (small === undefined || answer.type !== 'multipleChoice') continue;
    for (const option of answer.options.map((blocks) => blocks.map(shownBy).join()))
      expect(Number.parseInt(option, 10)).toBeLessThan((3 * Number(small)) / ratio);
  }
});

import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { optionTexts } from '../ask.ts';

test('no digit of the code tells it by itself among the options', () => {
  let judged = 0;
  for (let seed = 0; seed < 60; seed++) {
    const { question, key } = mintFor(360602, 'medium', seed);
    if (key.type !== 'multipleChoice') continue;
    judged++;
    const options = optionTexts(question);
    const right = options[key.option] ?? '';
    for (const [at, digit] of [...right].entries())
      expect(options.filter((text) => text.charAt(at) === digit).length).toBeGreaterThan(1);
  }
  expect(judged).toBeGreaterThan(10);
});

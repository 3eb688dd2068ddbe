import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { optionTexts, promptText } from '../ask.ts';
import { timesIn } from './solver.ts';

test('no option of a bus to catch is later than the time to be there', () => {
  let judged = 0;
  for (const level of ['medium', 'hard'] as const)
    for (let seed = 0; seed < 40; seed++) {
      const { question } = mintFor(350903, level, seed);
      const text = promptText(question);
      if (!/^You (?:must be at|walk)/.test(text)) continue;
      judged++;
      const [goal = 0] = timesIn(text);
      for (const option of optionTexts(question)) expect(timesIn(option)[0]).toBeLessThanOrEqual(goal);
    }
  expect(judged).toBeGreaterThan(15);
});

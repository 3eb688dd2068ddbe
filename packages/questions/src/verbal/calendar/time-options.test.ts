import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { optionTexts, promptText } from '../ask.ts';
import { timesIn } from './solver.ts';

test('no option has something begin after it must be ready', () => {
  let judged = 0;
  for (let seed = 0; seed < 60; seed++) {
    const { question } = mintFor(370703, 'medium', seed);
    const text = promptText(question);
    if (!text.includes('latest time to start')) continue;
    judged++;
    const [end = 0] = timesIn(text);
    for (const option of optionTexts(question)) expect(timesIn(option)[0]).toBeLessThan(end);
  }
  expect(judged).toBeGreaterThan(10);
});

test('a watch that goes wrong: who goes the wrong way on the clock finds that time among the options', () => {
  let judged = 0;
  for (let seed = 0; seed < 150; seed++) {
    const { question } = mintFor(360903, 'easy', seed);
    const [, off = '', way] = /is \*\*(\d+) minutes (fast|slow)\*\*/.exec(promptText(question)) ?? [];
    if (way === undefined) continue;
    judged++;
    const [shown = 0] = timesIn(promptText(question));
    const options = optionTexts(question).map((option) => timesIn(option)[0]);
    expect(options).toContain(shown + (way === 'fast' ? Number(off) : -Number(off)));
  }
  expect(judged).toBeGreaterThan(10);
});

import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts, promptText } from '../ask.ts';
import { spansIn, timesIn } from './solver.ts';

test.each(['easy', 'medium', 'hard'] as const)('in year 4 a time is never added within the hour: %s', (level) => {
  let judged = 0;
  for (let seed = 0; seed < 60; seed++) {
    const text = promptText(mintFor(340803, level, seed).question);
    const [from = 0, to = 0] = timesIn(text);
    if (/ How many minutes is that/.test(text)) {
      judged++;
      expect(from % 60, text).toBeGreaterThan(to % 60);
    }
    if (/ It lasts /.test(text)) {
      judged++;
      const [span = 0] = spansIn(boldParts(mintFor(340803, level, seed).question)[1] ?? '').filter((each) => each > 0);
      const start = text.includes('When does it start?') ? from - span : from;
      expect((start % 60) + (span % 60), text).toBeGreaterThan(60);
    }
  }
  expect(judged).toBeGreaterThan(5);
});

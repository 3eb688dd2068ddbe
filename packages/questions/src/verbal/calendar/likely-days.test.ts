import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts, optionTexts, promptText } from '../ask.ts';
import { steppedWeekday } from './solver.ts';

test('a number of days ago: who goes forwards, counts today or goes a day too far finds that weekday among the options', () => {
  let judged = 0;
  for (let seed = 0; seed < 200; seed++) {
    const { question } = mintFor(330703, 'medium', seed);
    const [, days, ago] = /\*\*(\d+) days\*\*( ago)?\?$/.exec(promptText(question)) ?? [];
    const options = optionTexts(question);
    if (days === undefined || options.length === 0) continue;
    judged++;
    const [from = ''] = boldParts(question);
    const way = ago === undefined ? 1 : -1;
    for (const count of [-Number(days), Number(days) - 1, Number(days) + 1])
      expect(options, promptText(question)).toContain(steppedWeekday(from, count * way));
  }
  expect(judged).toBeGreaterThan(10);
});

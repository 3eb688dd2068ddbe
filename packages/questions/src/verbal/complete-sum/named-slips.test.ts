import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts, optionTexts } from '../ask.ts';

/** 8 × 9 + 74 = □ ÷ 12 + 138: who stops at 146 − 138 finds 8 among the options. */
test('350803 hard: what the first of two steps makes is among the options', () => {
  let judged = 0;
  for (let seed = 0; seed < 120; seed++) {
    const { question, explanation } = mintFor(350803, 'hard', seed);
    const options = optionTexts(question);
    const [, first = '', right] = /first step makes (\d+), the second (\d+)/.exec(JSON.stringify(explanation)) ?? [];
    if (options.length === 0 || first === right || Number(first) > 450) continue;
    judged++;
    expect(options, boldParts(question)[0]).toContain(first);
  }
  expect(judged).toBeGreaterThan(10);
});

/** □ + 37 = 90 ÷ 6 + 75: the side makes 90 and begins with it. */
test('350803 easy: what the side without a box makes does not stand in it', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { question, explanation } = mintFor(350803, 'easy', seed);
    const [, total = ''] = /must make (\d+)/.exec(JSON.stringify(explanation)) ?? [];
    const closed = (boldParts(question)[0] ?? '').split(' = ').find((side) => !side.includes('□')) ?? '';
    expect(closed.match(/\d+/g)).not.toContain(total);
  }
});

import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { boldParts, optionTexts } from '../ask.ts';

test.each([
  [350801, 'hard'],
  [360801, 'easy'],
  [370601, 'easy'],
  [370601, 'medium'],
  [370601, 'hard'],
] as const)('%i %s: two series in one are not told from each other by their size', (subTopic, difficulty) => {
  for (let seed = 0; seed < 20; seed++) {
    const [row = ''] = boldParts(mintFor(subTopic, difficulty, seed).question);
    const numbers = row.replaceAll(',', '').split(/\s+/);
    const own = (from: 0 | 1): number[] =>
      numbers.filter((each, place) => place % 2 === from && each !== '?').map(Number);
    expect(Math.max(...own(0)), row).toBeGreaterThanOrEqual(Math.min(...own(1)));
    expect(Math.max(...own(1)), row).toBeGreaterThanOrEqual(Math.min(...own(0)));
  }
});

test.each([350801, 360801, 370601])('%i: no wrong option stands in the row already', (subTopic) => {
  for (const difficulty of ['easy', 'medium', 'hard'] as const)
    for (let seed = 0; seed < 30; seed++) {
      const { question, key } = mintFor(subTopic, difficulty, seed);
      const row = (boldParts(question)[0] ?? '').split(/\s+/);
      const right = key.type === 'multipleChoice' ? optionTexts(question)[key.option] : undefined;
      const seen = optionTexts(question).filter((option) => option !== right && row.includes(option));
      if (!row.includes(right ?? '')) expect(seen, row.join(' ')).toEqual([]);
    }
});

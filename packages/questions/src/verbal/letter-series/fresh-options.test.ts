import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { optionTexts, promptText } from '../ask.ts';

test.each([330501, 330502, 340601, 340602])('no wrong option stands in the row already: %i', (subTopicId) => {
  for (const level of ['easy', 'medium', 'hard'] as const)
    for (let seed = 0; seed < 15; seed++) {
      const { question, key } = mintFor(subTopicId, level, seed);
      const [, row = ''] = /\*\*(.+)\*\*/.exec(promptText(question)) ?? [];
      const wrong = optionTexts(question).filter((_, at) => key.type === 'multipleChoice' && at !== key.option);
      expect(
        wrong.filter((option) => row.split(/\s+/).includes(option)),
        row,
      ).toEqual([]);
    }
});

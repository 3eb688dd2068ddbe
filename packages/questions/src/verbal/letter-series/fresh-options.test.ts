import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { letterAt, placeOf } from '../alphabet.ts';
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

test.each([
  [340601, 'hard'],
  [360703, 'easy'],
  [360703, 'medium'],
] as const)(
  '%i %s: the last step taken again is among the options, unless it stands in the row',
  (subTopicId, level) => {
    for (let seed = 0; seed < 40; seed++) {
      const { question, key } = mintFor(subTopicId, level, seed);
      const row = (/\*\*(.+)\*\*/.exec(promptText(question))?.[1] ?? '').split(/\s+/);
      const [before = '', last = ''] = row.slice(-3);
      const again = letterAt(2 * placeOf(last) - placeOf(before));
      if (key.type === 'multipleChoice' && !row.includes(again))
        expect(optionTexts(question), row.join(' ')).toContain(again);
    }
  },
);

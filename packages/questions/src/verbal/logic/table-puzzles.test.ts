import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { promptText } from '../ask.ts';
import { factsIn } from './facts.ts';

test('where each fact is about one thing, the question needs every fact', () => {
  for (const [subTopicId, difficulty] of [
    [340801, 'hard'],
    [350901, 'easy'],
    [350901, 'hard'],
  ] as const)
    for (let seed = 0; seed < 15; seed++) {
      const { question } = mintFor(subTopicId, difficulty, seed);
      expect(factsIn(question).join(' ')).toMatch(/Everyone|Only/);
      expect(promptText(question)).toMatch(/the \*\*(?:most|fewest)\*\*|exactly \*\*(?:two|three)\*\*/);
    }
});

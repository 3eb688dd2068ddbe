import { expect, test } from 'vitest';
import { explanationText } from '../../kernel/explanations.ts';
import { answerTexts } from '../../kernel/plain-text.ts';
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

test('no thing is the most popular by being named in every line, but for the easiest', () => {
  for (const [subTopicId, difficulty] of [
    [340801, 'medium'],
    [350901, 'medium'],
    [360901, 'easy'],
    [360901, 'medium'],
    [360901, 'hard'],
  ] as const)
    for (let seed = 0; seed < 30; seed++) {
      const made = mintFor(subTopicId, difficulty, seed);
      if (!promptText(made.question).includes('most popular')) continue;
      const [right = ''] = answerTexts(made);
      const everybody = `${right}: ${factsIn(made.question).length}`;
      expect(explanationText(made).toLowerCase()).not.toContain(everybody);
    }
});

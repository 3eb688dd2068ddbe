import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { optionTexts, promptText } from '../ask.ts';
import { factsIn } from './facts.ts';
import { testsOf } from './order-question-text.ts';
import { linesThat, readSentence } from './order-solver.ts';

test('what could be true is false in some order: what must be true is another question', () => {
  let judged = 0;
  for (const difficulty of ['medium', 'hard'] as const)
    for (let seed = 0; seed < 40; seed++) {
      const { question, key } = mintFor(350902, difficulty, seed);
      if (!promptText(question).includes('**could**') || key.type !== 'multipleChoice') continue;
      judged++;
      const { tests, names } = testsOf(factsIn(question));
      const right = readSentence(optionTexts(question)[key.option] ?? '');
      expect(linesThat(names, tests).some((line) => right?.test(line) === false)).toBe(true);
    }
  expect(judged).toBeGreaterThan(20);
});

test('every puzzle says how its orders are found', () => {
  for (const subTopicId of [350902, 360902, 370702])
    for (const difficulty of ['easy', 'medium', 'hard'] as const)
      for (let seed = 0; seed < 20; seed++) {
        const [first] = mintFor(subTopicId, difficulty, seed).explanation.flat();
        expect(first?.type === 'text' ? first.text : '').toMatch(/\(facts? /);
      }
});

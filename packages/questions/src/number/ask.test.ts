import { expect, test } from 'vitest';
import { mistakesIn } from '../kernel/mistakes.ts';
import { Random } from '../kernel/random.ts';
import { textsOf } from '../recalls/item-texts.ts';
import { chooseNumber } from './ask.ts';

const mistake = mistakesIn('m.tables');
const mistakes = [16, 52, 44, 60, 36].map((given) => [given, mistake('given', `That is ${given}.`)] as const);
const questionText = { prompt: 'What is 12 × 4?', hint: '', steps: [], variant: '', features: {} };

test('two mistakes together are offered only where they end near the right number', () => {
  const seen = Array.from({ length: 40 }, (_, seed) => {
    const answer = chooseNumber(new Random(`ask/${seed}`), questionText, 48, mistakes)?.question.answer;
    return answer?.type === 'multipleChoice' ? answer.options.flatMap(textsOf).map(Number) : [];
  }).flat();
  const named = new Set([48, ...mistakes.map(([given]) => given)]);
  const combined = seen.filter((given) => !named.has(given));
  expect(combined.length).toBeGreaterThan(0);
  expect(combined.filter((given) => given < 24 || given > 72)).toEqual([]);
});

/** Wrong answers beside an estimate: the last digits don't tell which is right, and the remarks differ. */
import { expect, test } from 'vitest';
import { optionText, shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';

test.each([150203, 160205])('an estimate is needed to find the answer in %i', (subTopicId) => {
  const asked = (['medium', 'hard'] as const).flatMap((difficulty) =>
    Array.from({ length: 60 }, (_, place) => mintFor(subTopicId, difficulty, 76_000_000 + place)).flatMap(
      ({ question: { prompt, answer }, key }) =>
        prompt.some((block) => shownBy(block).startsWith('Only one of these')) &&
        answer.type === 'multipleChoice' &&
        key.type === 'multipleChoice'
          ? [
              {
                lastDigits: answer.options.map((option) => optionText(option).slice(-1)),
                says: key.because.flatMap((because) => because?.says ?? []),
              },
            ]
          : [],
    ),
  );
  expect(asked.length).toBeGreaterThan(10);
  for (const { lastDigits, says } of asked) {
    expect(new Set(lastDigits).size).toBe(1);
    expect(new Set(says).size).toBeGreaterThan(1);
  }
});

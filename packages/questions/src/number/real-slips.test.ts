/** Options that nobody reaches by one slip tell a child nothing: 'That is too large.' */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { optionText } from '../kernel/plain-text.ts';
import { mintFor } from '../registry.ts';

const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard'];

test.each([
  130202, 130203, 140201, 140202, 150201, 130301, 140301, 130205, 150302, 160201, 150303, 160203, 140104, 150103,
  160103, 170102,
])('every wrong option of %i is one slip', (subTopicId) => {
  const told = difficulties.flatMap((difficulty) =>
    Array.from({ length: 40 }, (_, place) => mintFor(subTopicId, difficulty, 76_000_000 + place)).flatMap(({ key }) =>
      key.type === 'multipleChoice' ? key.because.flatMap((because) => because?.says ?? []) : [],
    ),
  );
  expect(told.filter((says) => /^That is too (large|small)\.$/.test(says))).toEqual([]);
});

test('two digits are said to have changed places only where two have', () => {
  for (let seed = 76_000_000; seed < 76_000_400; seed++) {
    const { question, key } = mintFor(150101, 'easy', seed);
    if (question.answer.type !== 'multipleChoice' || key.type !== 'multipleChoice') continue;
    const options = question.answer.options.map((option) => optionText(option).replaceAll(',', ''));
    const right = options[key.option] ?? '';
    options.forEach((option, at) => {
      if (!key.because[at]?.says.startsWith('Two digits have changed places')) return;
      expect([...option].filter((digit, place) => digit !== right.charAt(place))).toHaveLength(2);
    });
  }
});

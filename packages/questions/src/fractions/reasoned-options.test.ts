/** Options that say why they are wrong, and lists of parts that have to be divided. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { optionText, shownBy } from '../kernel/plain-text.ts';
import { mintFor } from '../registry.ts';

const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard'];

test.each([
  150604, 160504, 170205, 160502, 160404, 160405, 160703, 170304, 160702, 170401, 170402, 170302, 170301, 170303,
])('every wrong option of %i has a reason', (subTopicId) => {
  const bare = difficulties.flatMap((difficulty) =>
    Array.from({ length: 60 }, (_, place) => mintFor(subTopicId, difficulty, 76_000_000 + place)).flatMap(({ key }) =>
      key.type === 'multipleChoice' ? key.because.flatMap((because) => because?.says ?? []) : [],
    ),
  );
  expect(bare.filter((says) => says === '' || /^That is too (?:large|small)\.$/.test(says))).toEqual([]);
});

/** Which of the parts is the smallest, the middle and the largest. */
const orderOf = (ratio: string): string =>
  ratio
    .split(':')
    .map((part, at) => ({ at, size: Number(part) }))
    .sort((one, other) => one.size - other.size)
    .map(({ at }) => at)
    .join('');

test('the simplest form of three parts is not told from their order', () => {
  for (let seed = 77_000_000; seed < 77_000_200; seed++) {
    const { question, key } = mintFor(170501, 'hard', seed);
    if (question.answer.type !== 'multipleChoice' || key.type !== 'multipleChoice') continue;
    const options = question.answer.options.map(optionText);
    const right = options[key.option] ?? '';
    if (right.split(':').length !== 3) continue;
    expect(options.filter((option) => orderOf(option) === orderOf(right)).length).toBeGreaterThan(1);
  }
});

test('beside a given fact the options differ in the place of the point alone', () => {
  const digits = Array.from({ length: 120 }, (_, place) => mintFor(160502, 'easy', 76_000_000 + place)).flatMap(
    ({ question: { prompt, answer } }) =>
      answer.type === 'multipleChoice' && prompt.some((block) => shownBy(block).startsWith('Use this fact'))
        ? [
            new Set(
              answer.options.map((option) =>
                optionText(option)
                  .replace(/[.,]/g, '')
                  .replace(/^0+|0+$/g, ''),
              ),
            ),
          ]
        : [],
  );
  expect(digits.length).toBeGreaterThan(10);
  expect(digits.filter(({ size }) => size > 1)).toEqual([]);
});

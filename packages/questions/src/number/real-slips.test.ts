/** Options that nobody reaches by one slip tell a child nothing: 'That is too large.' */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { mintFor } from '../registry.ts';

const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard'];

test.each([130202, 130203, 140201, 140202, 150201, 130301, 140301, 130205])(
  'every wrong option of %i is one slip',
  (subTopicId) => {
    const told = difficulties.flatMap((difficulty) =>
      Array.from({ length: 40 }, (_, place) => mintFor(subTopicId, difficulty, 76_000_000 + place)).flatMap(
        ({ key }) => (key.type === 'multipleChoice' ? key.because.flatMap((because) => because?.says ?? []) : []),
      ),
    );
    expect(told.filter((says) => /^That is too (large|small)\.$/.test(says))).toEqual([]);
  },
);

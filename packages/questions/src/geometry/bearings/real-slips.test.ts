/** Wrong bearings are slips: none is only some degrees out, and those that a question is about are offered. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { optionText, shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';
import { three } from './bearing-kit.ts';

const drawn = (difficulty: Difficulty) =>
  Array.from({ length: 80 }, (_, place) => mintFor(170606, difficulty, 76_000_000 + place)).flatMap(
    ({ question: { prompt, answer }, key }) =>
      answer.type === 'multipleChoice' && key.type === 'multipleChoice'
        ? [
            {
              text: prompt.map(shownBy).join(' '),
              options: answer.options.map(optionText),
              right: Number.parseInt(optionText(answer.options[key.option] ?? []), 10),
              says: key.because.flatMap((because) => because?.says ?? []),
            },
          ]
        : [],
  );

test.each(['easy', 'medium', 'hard'] as const)('every wrong bearing of %s is a slip', (difficulty) => {
  const says = drawn(difficulty).flatMap((question) => question.says);
  expect(says.filter((text) => text === '' || /too (?:big|small)/.test(text))).toEqual([]);
});

test('who has to look back can choose the bearing before', () => {
  const looksBack = drawn('hard').filter(({ text }) => /of (?:A from B|B from C)\?$|You stand at/.test(text));
  expect(looksBack.length).toBeGreaterThan(20);
  for (const { options, right } of looksBack) expect(options).toContain(three(right + 180));
});

import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { passageById } from '../passages/library.ts';

test.each([230702, 240702, 250703])('%i: beside each meaning to match stands a wrong one of the same form', (id) => {
  const matches = Array.from({ length: 60 }, (_, seed) => mintFor(id, 'hard', seed)).filter(({ variant }) =>
    variant.includes(' match '),
  );
  expect(matches.length).toBeGreaterThan(5);
  for (const { question } of matches) {
    const { answer, prompt } = question;
    const block = prompt.find(({ type }) => type === 'passage');
    const items = block?.type === 'passage' ? (passageById(block.passageId)?.items ?? []) : [];
    const groups = answer.type === 'multipleWordChoice' ? answer.groups : [];
    for (const { label, words } of groups) {
      const own = items.find(({ asks }) => asks === label)?.options.map(({ text }) => text) ?? [];
      expect(words.filter((word) => own.includes(word)).length).toBeGreaterThanOrEqual(2);
    }
  }
});

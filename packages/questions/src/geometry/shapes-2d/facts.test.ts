import { expect, test } from 'vitest';
import { shownBy } from '../../kernel/plain-text.ts';
import { mintFor } from '../../registry.ts';
import { makes, quadNames, triangleNames } from './facts.ts';

test.each([...quadNames, ...triangleNames])('the facts say what makes a %s', (name) => {
  expect(makes(name)).toContain(name);
});

test('whether a shape is always of another kind is reasoned from what makes both', () => {
  const kinds = Array.from({ length: 60 }, (_, place) => mintFor(170603, 'medium', 73_000_000 + place)).flatMap(
    ({ question, explanation }) => {
      const [, name, other] = /^An? (.*) is an? (.*)\. When/.exec(question.prompt.map(shownBy).join(' ')) ?? [];
      return name === undefined || other === undefined ? [] : [{ name, other, explanation: explanation.slice(0, 2) }];
    },
  );
  expect(kinds).not.toEqual([]);
  for (const { name, other, explanation } of kinds)
    expect(explanation.map((step) => step.map(shownBy).join())).toEqual([makes(name), makes(other)]);
});

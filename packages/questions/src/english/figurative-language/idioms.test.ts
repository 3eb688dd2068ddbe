/** Options on sayings that can't be ruled out unread. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { shownOptionsOf, textsOf } from '../../recalls/item-texts.ts';
import { figurative } from './generator.ts';

const items = Array.from({ length: 60 }, (_, seed) => mint(figurative, 250305, 5, 'medium', seed));
const askedWith = (asks: string) => items.filter(({ question }) => textsOf(question.prompt)[0] === asks);

test('no meaning is offered for two sayings at once', () => {
  const asked = askedWith('Which saying has its right meaning beside it?');
  expect(asked.length).toBeGreaterThan(5);
  for (const item of asked) {
    const meanings = shownOptionsOf(item).map((option) => option.split(' – ')[1]);
    expect(new Set(meanings).size).toBe(meanings.length);
  }
});

test('words that may end a saying are nouns', () => {
  const asked = askedWith('Which word ends the saying?');
  expect(asked.length).toBeGreaterThan(2);
  for (const word of asked.flatMap(shownOptionsOf))
    expect(word).not.toMatch(/^(?:hatch|leap|perfect|never|on|fonder)$/);
});

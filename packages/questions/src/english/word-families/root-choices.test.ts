/** Whoever is asked for a word with a root needs the meaning of the root: other options have its letters, too. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { shownOptionsOf, textsOf } from '../../recalls/item-texts.ts';
import { wordFamily } from './generator.ts';

test.each([
  { subTopicId: 260303, year: 6 },
  { subTopicId: 270102, year: 7 },
] as const)('roots of year $year at easy', ({ subTopicId, year }) => {
  const items = Array.from({ length: 40 }, (_, seed) => mint(wordFamily, subTopicId, year, 'easy', seed));
  const asked = items.flatMap((item) => {
    const [, root] = /^Which word has the root “(.+?)”/.exec(textsOf(item.question.prompt)[0] ?? '') ?? [];
    return root === undefined ? [] : [{ root, options: shownOptionsOf(item) }];
  });
  expect(asked.length).toBeGreaterThan(3);
  for (const { root, options } of asked) {
    const have = options.filter((option) => option.includes(root)).length;
    expect(have, `${root}: ${options.join(', ')}`).not.toBe(1);
  }
});

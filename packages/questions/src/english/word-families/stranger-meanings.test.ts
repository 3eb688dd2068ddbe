/** From year 4 on, the odd one among words of a root is explained by what it means. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { promptOf, rightOptionOf } from '../../recalls/item-texts.ts';
import { wordFamily } from './generator.ts';

test.each([
  [240303, 4],
  [260303, 6],
  [270102, 7],
] as const)('the odd one of %i is told with its meaning', (subTopic, year) => {
  const odd = Array.from({ length: 60 }, (_, seed) => mint(wordFamily, subTopic, year, 'medium', seed)).filter((item) =>
    promptOf(item)[0]?.startsWith('Which word is not of the same family'),
  );
  expect(odd.length).toBeGreaterThan(3);
  for (const item of odd) expect(JSON.stringify(item.explanation)).toContain(`“${rightOptionOf(item)}” means: `);
});

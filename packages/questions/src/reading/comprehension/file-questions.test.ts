import { expect, test } from 'vitest';
import { optionTexts } from '../../kernel/seen.ts';
import { mintFor } from '../../registry.ts';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [];

test.each([
  [240802, 'easy'],
  [250801, 'easy'],
  [260801, 'easy'],
] as const)('%i: no child is shown to say a whole sentence of the text again', (id, difficulty) => {
  const checked = Array.from({ length: 200 }, (_, seed) => mintFor(id, difficulty, seed)).flatMap(({ question }) => {
    const asks = question.prompt.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
    const [, said] = / says: [“‘](.+)[”’]/u.exec(asks) ?? [];
    return said === undefined ? [] : [{ said, options: optionTexts(question) }];
  });
  expect(checked.length).toBeGreaterThan(20);
  const saidAgain = checked.filter(({ said, options }) => {
    const words = wordsIn(said);
    return words.length > 5 && options.some((option) => words.every((word) => wordsIn(option).includes(word)));
  });
  expect(saidAgain).toEqual([]);
});

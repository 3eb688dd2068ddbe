/** One owner is what year 3 learns: later questions on apostrophes have owners in the plural. */
import { expect, test } from 'vitest';
import { mint } from '../../kernel/mint.ts';
import { textsOf } from '../../recalls/item-texts.ts';
import { apostrophe } from './generator.ts';
import { isPluralOwner } from './owners.ts';

const ownerIn = (text: string): string => /^the (\p{L}+)’/iu.exec(text)?.[1] ?? '';

test.each([
  [240203, 4, 'easy'],
  [240504, 4, 'medium'],
  [240603, 4, 'hard'],
  [250604, 5, 'easy'],
  [250604, 5, 'medium'],
] as const)('%i year %i %s: who owns something in a right option is more than one', (subTopic, year, difficulty) => {
  const owners = Array.from({ length: 30 }, (_, seed) => mint(apostrophe, subTopic, year, difficulty, seed)).flatMap(
    ({ question: { prompt, answer }, key }) =>
      answer.type === 'multipleChoice' &&
      key.type === 'multipleChoice' &&
      /right|shorter/.test(textsOf(prompt)[0] ?? '')
        ? textsOf(answer.options[key.option] ?? [])
            .map(ownerIn)
            .filter((owner) => owner !== '')
        : [],
  );
  expect(owners.length).toBeGreaterThan(3);
  expect(owners.filter((owner) => !isPluralOwner(owner))).toEqual([]);
});

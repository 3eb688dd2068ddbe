/** What a child is asked in spelling: words to build, to write and to correct, not one to choose again and again. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { spellPattern } from '../spelling-patterns/generator.ts';
import { spellRule } from '../spelling-rules/generator.ts';
import { spellList } from '../statutory-spellings/generator.ts';

const seeds = 300;
const asksToChoose = /^Which (?:of these words is spelt correctly|spelling is right)\?$/;

const cells = [spellPattern, spellRule, spellList].flatMap(({ subTopicIds }) =>
  subTopicIds.flatMap((subTopicId) => difficulties.map((difficulty) => ({ subTopicId, difficulty }))),
);

test.each(cells)(
  'at most two in ten questions of $subTopicId, $difficulty ask which is spelt correctly',
  ({ subTopicId, difficulty }) => {
    const asked = Array.from({ length: seeds }, (_, seed) => {
      const [first] = mintFor(subTopicId, difficulty, seed).question.prompt;
      return first?.type === 'text' ? first.text : '';
    });
    expect(asked.filter((text) => asksToChoose.test(text)).length / seeds).toBeLessThanOrEqual(0.2);
  },
);

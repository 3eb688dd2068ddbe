/** Ten non-verbal questions in a row are asked in several ways. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { Random } from '../kernel/random.ts';
import { worded } from '../kernel/wording.ts';
import { mintFor } from '../registry.ts';
import { nonverbalGenerators } from './generators.ts';
import { wordings } from './wordings.ts';

const manySeeds = 60;

/** The sentence without what belongs to one question: numbers and what is set in bold. */
function sentenceOf(subTopicId: number, difficulty: (typeof difficulties)[number], seed: number): string {
  const [block] = mintFor(subTopicId, difficulty, seed).question.prompt;
  return block?.type === 'text' ? block.text.replaceAll(/\*\*.*?\*\*|\d+/g, '…') : '';
}

/** Whether as many sentences as this are met within many seeds; it stops looking as soon as they are. */
function hasSentences(subTopicId: number, difficulty: (typeof difficulties)[number], wanted: number): boolean {
  const met = new Set<string>();
  for (let seed = 0; seed < manySeeds && met.size < wanted; seed++) met.add(sentenceOf(subTopicId, difficulty, seed));
  return met.size >= wanted;
}

describe('non-verbal prompts', () => {
  test.each(difficulties)('every sub-topic asks in three sentences at least (%s)', (difficulty) => {
    const subTopicIds = [...new Set(nonverbalGenerators.flatMap((generator) => generator.subTopicIds))];
    expect(subTopicIds.filter((subTopicId) => !hasSentences(subTopicId, difficulty, 3))).toEqual([]);
  });

  test('another sentence changes nothing that is drawn after it', () => {
    const [one, other] = [new Random('seed'), new Random('seed')];
    worded(one, wordings.grid);
    worded(one, wordings.ring);
    expect(one.int(0, 1_000_000)).toBe(other.int(0, 1_000_000));
  });
});

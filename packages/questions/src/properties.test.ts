/** Runs what every maker must pass over all of them, so that a new maker is checked without being listed here. */
import { describe, expect, test } from 'vitest';
import { findSubTopic } from './curriculum/curriculum.ts';
import { checkSubTopic } from './kernel/properties.ts';
import { makers } from './registry.ts';

/** Few seeds here so that the suite stays short; `npm run bench -- questions` runs 1,000. */
const seeds = 40;

describe.each(makers.map((maker) => [maker.makerId, maker] as const))('%s', (_, maker) => {
  test.each(maker.subTopicIds)('makes sound questions for sub-topic %i', (subTopicId) => {
    const subTopic = findSubTopic(subTopicId);
    if (subTopic === undefined) throw new Error(`${subTopicId} is not on the map`);
    const faults = checkSubTopic(maker, subTopicId, subTopic.year, seeds).flatMap(({ difficulty, faults }) =>
      faults.map((fault) => `${difficulty}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

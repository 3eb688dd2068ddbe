/** Runs what every maker must pass over the makers of a subject, so that a new one is checked without being listed anywhere. */
import { describe, expect, test } from 'vitest';
import { findSubTopic } from './curriculum/curriculum.ts';
import { checkSubTopic } from './kernel/properties.ts';
import { makers } from './registry.ts';

/** First letters of the families of each subject; there is a test file for each, so that all cores work. */
export const subjectLetters = ['m', 'e', 'v', 'n'] as const;

/** Few seeds, so that `npm test` stays short; `npm run bench -- questions` runs 1,000. */
const seeds = 30;

/** A test for each sub-topic of each maker whose id begins with this letter. */
export function checkMakers(letter: (typeof subjectLetters)[number]): void {
  const chosen = makers.filter(({ makerId }) => makerId.startsWith(`${letter}.`));
  describe.each(chosen.map((maker) => [maker.makerId, maker] as const))('%s', (_, maker) => {
    test.each(maker.subTopicIds)('makes sound questions for sub-topic %i', (subTopicId) => {
      const subTopic = findSubTopic(subTopicId);
      if (subTopic === undefined) throw new Error(`${subTopicId} is not on the map`);
      const faults = checkSubTopic(maker, subTopicId, subTopic.year, seeds).flatMap(({ difficulty, faults }) =>
        faults.map((fault) => `${difficulty}: ${fault}`),
      );
      expect(faults).toEqual([]);
    });
  });
}

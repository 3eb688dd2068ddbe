/** Runs what every generator must pass over the generators of a subject, so that a new one is checked without being listed anywhere. */
import { type Difficulty, difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { findSubTopic } from './curriculum/curriculum.ts';
import { checkSubTopic } from './kernel/properties.ts';
import { generators } from './registry.ts';

/** First letters of the families of each subject; there is a test file for each, so that all cores work. */
export const subjectLetters = ['m', 'e', 'v', 'n'] as const;

/**
 * Few seeds, so that a test run stays short; `npm run bench -- questions` runs 1,000. The checks for given-away answers
 * need 20, so each sub-topic has one difficulty with 20: the next one for the next sub-topic. `npm test` has fewer yet, and CI runs all of them.
 */
const isQuick = process.env.TEST_RUN === 'quick';
const [few, many] = isQuick ? [5, 10] : [10, 20];

function seedsOf(place: number): Readonly<Record<Difficulty, number>> {
  const seeds = { easy: few, medium: few, hard: few };
  const thorough = difficulties[place % difficulties.length];
  return thorough === undefined ? seeds : { ...seeds, [thorough]: many };
}

/** A test for each sub-topic of each generator whose id begins with this letter. */
export function checkGenerators(letter: (typeof subjectLetters)[number]): void {
  const chosen = generators.filter(({ generatorId }) => generatorId.startsWith(`${letter}.`));
  describe.each(chosen.map((generator) => [generator.generatorId, generator] as const))('%s', (_, generator) => {
    const places = generator.subTopicIds.map((subTopicId, place) => [subTopicId, place] as const);
    test.each(places)('makes sound questions for sub-topic %i', (subTopicId, place) => {
      const subTopic = findSubTopic(subTopicId);
      if (subTopic === undefined) throw new Error(`${subTopicId} is not on the map`);
      const faults = checkSubTopic(generator, subTopicId, subTopic.year, seedsOf(place)).flatMap(
        ({ difficulty, faults }) => faults.map((fault) => `${difficulty}: ${fault}`),
      );
      expect(faults).toEqual([]);
    });
  });
}

/** Every generator by the sub-topics it serves; the way from the map to a question. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { algebraGenerators } from './algebra/generators.ts';
import { findSubTopic } from './curriculum/curriculum.ts';
import { englishGenerators } from './english/generators.ts';
import { fractionsGenerators } from './fractions/generators.ts';
import { geometryGenerators } from './geometry/generators.ts';
import type { AnyGenerator } from './kernel/generator.ts';
import { type Minted, mint } from './kernel/mint.ts';
import { measureGenerators } from './measure/generators.ts';
import { nonverbalGenerators } from './nonverbal/generators.ts';
import { numberGenerators } from './number/generators.ts';
import { readingGenerators } from './reading/generators.ts';
import { statisticsGenerators } from './statistics/generators.ts';
import { verbalGenerators } from './verbal/generators.ts';

/** All generators, subject by subject. */
export const generators: readonly AnyGenerator[] = [
  ...numberGenerators,
  ...fractionsGenerators,
  ...algebraGenerators,
  ...measureGenerators,
  ...geometryGenerators,
  ...statisticsGenerators,
  ...englishGenerators,
  ...readingGenerators,
  ...verbalGenerators,
  ...nonverbalGenerators,
];

const generatorsBySubTopic = new Map<number, AnyGenerator[]>();
for (const generator of generators)
  for (const subTopicId of generator.subTopicIds)
    generatorsBySubTopic.set(subTopicId, [...(generatorsBySubTopic.get(subTopicId) ?? []), generator]);

/** The generators that serve a sub-topic; none where it has no questions yet. */
export function generatorsFor(subTopicId: number): readonly AnyGenerator[] {
  return generatorsBySubTopic.get(subTopicId) ?? [];
}

/** Whether questions can be made for a sub-topic. */
export function hasQuestions(subTopicId: number): boolean {
  return generatorsBySubTopic.has(subTopicId);
}

/** What a generator gives that states no capacity of its own; its tests hold it to that. */
const plenty = 200;

/** How many different questions there are at least in a cell; 0 for a sub-topic without generators. */
export function countDifferent(subTopicId: number, difficulty: Difficulty): number {
  const year = findSubTopic(subTopicId)?.year;
  if (year === undefined) return 0;
  return generatorsFor(subTopicId).reduce(
    (sum, generator) => sum + (generator.capacity(subTopicId, year, difficulty) ?? plenty),
    0,
  );
}

/** The question of a sub-topic, difficulty and seed; generators of one sub-topic take turns by seed. Throws for a sub-topic without generators. */
export function mintFor(subTopicId: number, difficulty: Difficulty, seed: number): Minted {
  const serving = generatorsFor(subTopicId);
  const generator = serving[seed % serving.length];
  const subTopic = findSubTopic(subTopicId);
  if (generator === undefined || subTopic === undefined)
    throw new RangeError(`no generator serves sub-topic ${subTopicId}`);
  return mint(generator, subTopicId, subTopic.year, difficulty, Math.floor(seed / serving.length));
}

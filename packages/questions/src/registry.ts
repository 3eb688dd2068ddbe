/** Every generator by the sub-topics it serves; the way from the map to a question. */
import { type SetSize, setSizes } from '@comet/domain/attempts/question-sets';
import { type Difficulty, difficulties } from '@comet/domain/curriculum/subjects';
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

/** What the questions of a cell can be asked about in sets; none where they stand alone. */
export function stimuliOfCell(subTopicId: number, difficulty: Difficulty): readonly string[] {
  const year = findSubTopic(subTopicId)?.year;
  if (year === undefined) return [];
  return generatorsFor(subTopicId).flatMap((generator) => generator.stimuli(subTopicId, year, difficulty));
}

const stimuliBySubTopic = new Map<number, ReadonlySet<string>>();

/** The passages, tables and figures that questions of a sub-topic are asked about in sets; none where questions stand alone. */
export function stimuliFor(subTopicId: number): ReadonlySet<string> {
  const found =
    stimuliBySubTopic.get(subTopicId) ??
    new Set(difficulties.flatMap((difficulty) => stimuliOfCell(subTopicId, difficulty)));
  stimuliBySubTopic.set(subTopicId, found);
  return found;
}

/** How many questions of a sub-topic are asked in a row about one stimulus. */
export function setSizeOf(subTopicId: number): SetSize {
  return generatorsFor(subTopicId)[0]?.setSize ?? setSizes.passage;
}

/**
 * The question of a sub-topic, difficulty and seed; generators of one sub-topic take turns by seed. With `stimulusId` it is one
 * about that, by a generator that knows it. Throws for a sub-topic without generators.
 */
export function mintFor(subTopicId: number, difficulty: Difficulty, seed: number, stimulusId?: string): Minted {
  const year = findSubTopic(subTopicId)?.year;
  const serving = generatorsFor(subTopicId).filter(
    (generator) =>
      stimulusId === undefined ||
      (year !== undefined && generator.stimuli(subTopicId, year, difficulty).includes(stimulusId)),
  );
  const generator = serving[seed % serving.length];
  if (generator === undefined || year === undefined)
    throw new RangeError(`no generator serves sub-topic ${subTopicId} ${stimulusId ?? ''}`);
  return mint(generator, subTopicId, year, difficulty, Math.floor(seed / serving.length), stimulusId);
}

/** Whether a cell has questions about this passage, table or figure. */
export function isAbout(subTopicId: number, difficulty: Difficulty, stimulusId: string): boolean {
  return stimuliOfCell(subTopicId, difficulty).includes(stimulusId);
}

/** Every maker by the sub-topics it serves; the way from the map to a question. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { algebraMakers } from './algebra/makers.ts';
import { findSubTopic } from './curriculum/curriculum.ts';
import { englishMakers } from './english/makers.ts';
import { fractionsMakers } from './fractions/makers.ts';
import { geometryMakers } from './geometry/makers.ts';
import type { AnyMaker } from './kernel/maker.ts';
import { type Minted, mint } from './kernel/mint.ts';
import { measureMakers } from './measure/makers.ts';
import { nonverbalMakers } from './nonverbal/makers.ts';
import { numberMakers } from './number/makers.ts';
import { readingMakers } from './reading/makers.ts';
import { statisticsMakers } from './statistics/makers.ts';
import { verbalMakers } from './verbal/makers.ts';

/** All makers, room by room. */
export const makers: readonly AnyMaker[] = [
  ...numberMakers,
  ...fractionsMakers,
  ...algebraMakers,
  ...measureMakers,
  ...geometryMakers,
  ...statisticsMakers,
  ...englishMakers,
  ...readingMakers,
  ...verbalMakers,
  ...nonverbalMakers,
];

const makersBySubTopic = new Map<number, AnyMaker[]>();
for (const maker of makers)
  for (const subTopicId of maker.subTopicIds)
    makersBySubTopic.set(subTopicId, [...(makersBySubTopic.get(subTopicId) ?? []), maker]);

/** The makers that serve a sub-topic; none where it has no questions yet. */
export function makersFor(subTopicId: number): readonly AnyMaker[] {
  return makersBySubTopic.get(subTopicId) ?? [];
}

/** Whether questions can be made for a sub-topic. */
export function hasQuestions(subTopicId: number): boolean {
  return makersBySubTopic.has(subTopicId);
}

/** What a maker gives that states no capacity of its own; its tests hold it to that. */
const plenty = 200;

/** How many different questions there are at least in a cell; 0 for a sub-topic without makers. */
export function countDifferent(subTopicId: number, difficulty: Difficulty): number {
  const year = findSubTopic(subTopicId)?.year;
  if (year === undefined) return 0;
  return makersFor(subTopicId).reduce(
    (sum, maker) => sum + (maker.capacity(subTopicId, year, difficulty) ?? plenty),
    0,
  );
}

/** The question of a sub-topic, difficulty and seed; makers of one sub-topic take turns by seed. Throws for a sub-topic without makers. */
export function mintFor(subTopicId: number, difficulty: Difficulty, seed: number): Minted {
  const serving = makersFor(subTopicId);
  const maker = serving[seed % serving.length];
  const subTopic = findSubTopic(subTopicId);
  if (maker === undefined || subTopic === undefined) throw new RangeError(`no maker serves sub-topic ${subTopicId}`);
  return mint(maker, subTopicId, subTopic.year, difficulty, Math.floor(seed / serving.length));
}

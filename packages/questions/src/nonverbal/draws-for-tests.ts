/** Questions of picture generators for tests that look at many: each is minted once, however many tests look at it. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { findSubTopic } from '../curriculum/curriculum.ts';
import type { AnyGenerator } from '../kernel/generator.ts';
import { type Minted, mint } from '../kernel/mint.ts';

const minted = new Map<string, Minted>();

/** The first seeds of every cell of the generator. */
export function* drawn(generator: AnyGenerator, seeds: number): Generator<Minted> {
  for (const subTopicId of generator.subTopicIds)
    for (const difficulty of difficulties)
      for (let seed = 0; seed < seeds; seed++) {
        const name = `${generator.generatorId} ${subTopicId} ${difficulty} ${seed}`;
        const made =
          minted.get(name) ?? mint(generator, subTopicId, findSubTopic(subTopicId)?.year ?? 6, difficulty, seed);
        minted.set(name, made);
        yield made;
      }
}

/** Which question it is, for the message of a test that fails. */
export const named = ({ subTopicId, difficulty, seed }: Minted): string => `${subTopicId} ${difficulty} ${seed}`;

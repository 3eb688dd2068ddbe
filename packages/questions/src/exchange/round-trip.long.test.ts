/** What goes out comes back the same, whichever generator made it. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { findSubTopic } from '../curriculum/curriculum.ts';
import { type Minted, mint } from '../kernel/mint.ts';
import { generators } from '../registry.ts';
import type { Exchanged, ExchangeItem } from './exchanged.ts';
import { readQti } from './qti-reader.ts';
import { writeQti } from './qti-writer.ts';

const about = { name: 'test', title: 'A round trip' };
/** A cell has one of these, so that they are all tried on each generator and the test stays short. */
const seeds = 7;

const exchanged = ({ question, key, hint, explanation }: ExchangeItem): ExchangeItem => ({
  question,
  key,
  hint,
  explanation,
});

function itemsOf(result: Exchanged): readonly ExchangeItem[] {
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  return result.items;
}

describe('the questions of every generator come back as they went', () => {
  test.each(generators.map((generator) => [generator.generatorId, generator] as const))('%s', (_, generator) => {
    const minted = generator.subTopicIds.flatMap((subTopicId, place): Minted[] => {
      const year = findSubTopic(subTopicId)?.year;
      if (year === undefined) throw new Error(`${subTopicId} is not on the map`);
      return difficulties.map((difficulty, row) =>
        mint(generator, subTopicId, year, difficulty, (place * difficulties.length + row) % seeds),
      );
    });
    for (const one of minted) {
      const [back] = itemsOf(readQti(writeQti([one], about)));
      expect(back).toEqual(exchanged(one));
    }
  });
});

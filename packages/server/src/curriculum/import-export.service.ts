/** Exports stored questions of a cell, and imports questions of a file into one. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import type { ExchangeItem } from '@comet/questions/exchange/exchanged';
import { rightOf, variantOf } from '@comet/questions/exchange/identity';
import type { Minted } from '@comet/questions/kernel/mint';
import { hasQuestions } from '@comet/questions/registry';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database.ts';
import * as store from './curriculum.store.ts';

interface Cell {
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
}

/** Stands in the place of a generator's id for questions that came from a file. */
const importGeneratorId = 'import';

/** What became of a file's questions. Those that are `unlike` (from 1) are there already with another right answer; nothing is stored then. */
export type Imported = { readonly added: number; readonly already: number } | { readonly unlike: readonly number[] };

interface ImportExportDependencies {
  readonly clock: Clock;
  readonly mintMore: (db: Queryable, subTopicId: number, difficulty: Difficulty, count: number) => Promise<number>;
}

export function createImportExportService({ clock, mintMore }: ImportExportDependencies) {
  return {
    /** Stored questions of a cell, minted and stored where there are fewer than `count`; fewer where it has no more. */
    async exportItems(db: Queryable, cell: Cell, count: number): Promise<ExchangeItem[]> {
      let items = await store.findActiveItems(db, cell, count);
      while (items.length < count && hasQuestions(cell.subTopicId)) {
        const added = await mintMore(db, cell.subTopicId, cell.difficulty, count - items.length);
        if (added === 0) break;
        items = await store.findActiveItems(db, cell, count);
      }
      return items;
    },

    /**
     * Stores those questions that are new to the cell, whoever made the ones that are there. Give it a transaction. Throws
     * RangeError for a sub-topic whose questions no child could reach.
     */
    async importItems(db: Queryable, cell: Cell, items: readonly ExchangeItem[]): Promise<Imported> {
      const year = findSubTopic(cell.subTopicId)?.year;
      if (year === undefined || !hasQuestions(cell.subTopicId))
        throw new RangeError(
          `no generator serves sub-topic ${cell.subTopicId}, so no child would come to its questions`,
        );
      const known = new Map((await store.findQuestions(db, cell)).map((item) => [variantOf(item), rightOf(item)]));
      const fresh: Minted[] = [];
      const unlike: number[] = [];
      for (const [place, item] of items.entries()) {
        const [variant, right] = [variantOf(item), rightOf(item)];
        const knownRight = known.get(variant);
        if (knownRight === undefined) {
          known.set(variant, right);
          fresh.push({
            ...item,
            ...cell,
            year,
            generatorId: importGeneratorId,
            generatorVersion: 1,
            seed: 0,
            variant,
            features: {},
          });
        } else if (knownRight !== right) unlike.push(place + 1);
      }
      if (unlike.length > 0) return { unlike };
      const added = fresh.length === 0 ? 0 : await store.insertItems(db, fresh, clock.now());
      return { added, already: items.length - added };
    },
  };
}

/** Looks through the stored questions again by what is known today, and takes the faulty ones out of use. */
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import { storedFault } from '@comet/questions/recalls/stored-faults';
import type { Database } from '../platform/database.ts';
import type { QuestionStatus } from './question-status.ts';
import * as store from './recheck.store.ts';

/** A stored question that must not be asked again. */
export interface FaultyItem {
  readonly itemId: number;
  readonly generatorId: string;
  readonly generatorVersion: number;
  readonly status: Extract<QuestionStatus, 'withdrawn' | 'retired'>;
  readonly reason: string;
}

/** Questions looked at in one go: few enough that no statement runs or locks for long. */
const itemsAtOnce = 500;

function faultyOf(row: store.ItemRow): FaultyItem | undefined {
  const year = findSubTopic(row.subTopicId)?.year;
  if (year === undefined) return undefined;
  const { question, key, hint, explanation, variant, features, difficulty } = row;
  const generator = { generatorId: row.makerId, generatorVersion: row.makerVersion };
  const item = { ...generator, subTopicId: row.subTopicId, year, difficulty, variant };
  const fault = storedFault({ ...item, question, key, hint, explanation, features });
  if (fault === undefined) return undefined;
  return {
    ...generator,
    itemId: row.itemId,
    status: fault.harm === 'key' ? 'withdrawn' : 'retired',
    reason: fault.reason,
  };
}

export function createRecheckService({ database }: { readonly database: Database }) {
  return {
    /** The faulty ones among all questions that can be asked, some at a time; read only, and without locks. */
    async *faultyItems(): AsyncGenerator<readonly FaultyItem[]> {
      for (let after = 0; ; ) {
        const upTo = await store.findStepEnd(database, after, itemsAtOnce);
        if (upTo === undefined) return;
        yield (await store.listItems(database, after, upTo)).map(faultyOf).filter((item) => item !== undefined);
        after = upTo;
      }
    },

    /** Takes these out of use; gives how many this call took, so that two at once count none twice. */
    withdraw: (items: readonly FaultyItem[]): Promise<number> =>
      items.length === 0 ? Promise.resolve(0) : database.transaction((tx) => store.setStatus(tx, items)),
  };
}

/**
 * Gathers what is asked for while earlier work is under way and does it together, so that a school answering at once pays
 * one way to the database for many. Whoever asks alone waits for nobody.
 */
import { isRefusedByOutage } from './database-errors.ts';

export interface BatchOptions<Ask, Done> {
  /**
   * Does a batch. An Error in the place of an ask refuses that one alone; a throw has each ask of the batch done by itself,
   * unless nobody can be served now.
   */
  readonly run: (asks: readonly Ask[]) => Promise<readonly (Done | Error)[]>;
  /** Two asks with one key are never under way at once; they are done in the order they came. Without it all go together. */
  readonly keyOf?: (ask: Ask) => number;
  readonly maxBatchSize: number;
  readonly maxConcurrentBatches: number;
}

interface Waiting<Ask, Done> {
  readonly ask: Ask;
  readonly key: number | undefined;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: unknown) => void;
}

export function createBatches<Ask, Done>(options: BatchOptions<Ask, Done>): (ask: Ask) => Promise<Done> {
  const { run, keyOf, maxBatchSize, maxConcurrentBatches } = options;
  let waiting: Waiting<Ask, Done>[] = [];
  const busy = new Set<number>();
  let underWay = 0;
  let isPlanned = false;

  async function runBatch(batch: readonly Waiting<Ask, Done>[]): Promise<void> {
    try {
      const done = await run(batch.map(({ ask }) => ask));
      batch.forEach(({ resolve, reject }, place) => {
        const one = done[place];
        if (one === undefined || one instanceof Error) reject(one ?? new Error('a batch left out an ask'));
        else resolve(one);
      });
    } catch (error) {
      // In an outage each would wait again for what isn't there, and those behind them longer still.
      if (batch.length === 1 || isRefusedByOutage(error)) for (const { reject } of batch) reject(error);
      else await Promise.all(batch.map((each) => runBatch([each])));
    }
  }

  function take(): Waiting<Ask, Done>[] {
    const batch: Waiting<Ask, Done>[] = [];
    const left: Waiting<Ask, Done>[] = [];
    for (const each of waiting) {
      if (batch.length === maxBatchSize || (each.key !== undefined && busy.has(each.key))) left.push(each);
      else {
        if (each.key !== undefined) busy.add(each.key);
        batch.push(each);
      }
    }
    waiting = left;
    return batch;
  }

  function start(): void {
    isPlanned = false;
    while (underWay < maxConcurrentBatches) {
      const batch = take();
      if (batch.length === 0) return;
      underWay++;
      void runBatch(batch).finally(() => {
        underWay--;
        for (const { key } of batch) if (key !== undefined) busy.delete(key);
        plan();
      });
    }
  }

  /** After the requests that the network brought together have all been read. */
  function plan(): void {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(start);
  }

  return (ask) =>
    new Promise<Done>((resolve, reject) => {
      waiting.push({ ask, key: keyOf?.(ask), resolve, reject });
      plan();
    });
}

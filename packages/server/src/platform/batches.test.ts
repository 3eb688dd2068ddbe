import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createBatches } from './batches.ts';
import { asRefusal } from './database-errors.ts';

/** Doubles numbers, remembering which batches were asked of it. */
function doubling(options: { maxBatchSize: number; maxConcurrentBatches: number; keyOf?: (ask: number) => number }) {
  const batches: number[][] = [];
  const ask = createBatches<number, number>({
    ...options,
    run: async (asks) => {
      batches.push([...asks]);
      await wait(5);
      if (asks.includes(13)) throw new Error('unlucky');
      return asks.map((one) => (one < 0 ? new RangeError('below zero') : one * 2));
    },
  });
  return { ask, batches };
}

describe('batches', () => {
  test('answers everyone with their own result', async () => {
    const { ask, batches } = doubling({ maxBatchSize: 10, maxConcurrentBatches: 1 });
    expect(await Promise.all([1, 2, 3].map(ask))).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  test('gathers what comes while a batch is under way, up to the most in a batch', async () => {
    const { ask, batches } = doubling({ maxBatchSize: 2, maxConcurrentBatches: 1 });
    await Promise.all([1, 2, 3, 4, 5].map(ask));
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  test('never has two asks of one key under way, and keeps their order', async () => {
    const { ask, batches } = doubling({ maxBatchSize: 10, maxConcurrentBatches: 4, keyOf: (one) => one % 10 });
    await Promise.all([1, 11, 2, 21].map(ask));
    expect(batches).toEqual([[1, 2], [11], [21]]);
  });

  test('refuses one without touching the others', async () => {
    const { ask } = doubling({ maxBatchSize: 10, maxConcurrentBatches: 1 });
    const settled = await Promise.allSettled([4, -1, 5].map(ask));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('does each ask by itself when a batch fails, so that one bad ask takes no other with it', async () => {
    const { ask, batches } = doubling({ maxBatchSize: 10, maxConcurrentBatches: 1 });
    const settled = await Promise.allSettled([1, 13, 2].map(ask));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([[1, 13, 2], [1], [13], [2]]);
  });

  test.each([
    ['the connection is lost', new Error('Connection terminated unexpectedly'), 1],
    ['the database takes no writes since a failover', Object.assign(new Error('read-only'), { code: '25006' }), 1],
    ['somebody else has the lock of one of them', Object.assign(new Error('lock'), { code: '55P03' }), 4],
  ])('when %s, it is tried as often as that can help', async (_, cause, tries) => {
    const batches: number[][] = [];
    const ask = createBatches<number, number>({
      run: async (asks) => {
        batches.push([...asks]);
        throw asRefusal(cause);
      },
      maxBatchSize: 10,
      maxConcurrentBatches: 1,
    });
    const settled = await Promise.allSettled([1, 2, 3].map(ask));
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(settled[0]).toMatchObject({ reason: { code: 'unavailable', cause } });
    expect(batches).toHaveLength(tries);
  });
});

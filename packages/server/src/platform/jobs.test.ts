import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { type AnyJob, asAnyJob, daily, everyMinute, type Job, type Jobs, startJobs, timedJob } from './jobs.ts';
import { createLog } from './log.ts';

const done: number[] = [];
const failing = new Set<number>();
const note: Job<z.ZodObject<{ n: z.ZodInt }>> = {
  name: 'note',
  data: z.object({ n: z.int() }),
  work: async ({ n }) => {
    if (failing.delete(n)) throw new Error('not this time');
    done.push(n);
  },
};

let stored: TestDatabase;
let database: Database;
let processes: Jobs[];
beforeAll(async () => {
  stored = await createTestDatabase();
  database = await openDatabase({ url: stored.url, poolSize: 4, onError: () => undefined });
  const log = createLog({ logLevel: 'silent' });
  // Two server processes on one database.
  processes = [await startJobs(database, [asAnyJob(note)], log), await startJobs(database, [asAnyJob(note)], log)];
});
afterAll(async () => {
  for (const jobs of processes) await jobs.stop();
  await database.close();
  await stored.drop();
});

const send = (n: number) => database.transaction(async (tx) => processes[0]?.send(tx, note, { n }));

describe('a job', () => {
  test('is done once, although two processes look for it', async () => {
    for (let n = 1; n <= 20; n++) await send(n);
    await expect.poll(() => done.length, { timeout: 20_000 }).toBe(20);
    expect(new Set(done).size).toBe(20);
  });

  test('waits for no other: what comes at once is done one after the other without a pause', async () => {
    const before = done.length;
    // A transaction announces its jobs once, however many they are.
    await database.transaction(async (tx) => {
      for (let n = 301; n <= 340; n++) await processes[0]?.send(tx, note, { n });
    });
    await expect.poll(() => done.length, { timeout: 20_000 }).toBe(before + 40);
  });

  test('is not there when what caused it was rolled back', async () => {
    const failed = database.transaction(async (tx) => {
      await processes[0]?.send(tx, note, { n: 100 });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await send(101);
    await expect.poll(() => done.includes(101), { timeout: 20_000 }).toBe(true);
    expect(done).not.toContain(100);
  });

  test('that fails is tried again', { timeout: 40_000 }, async () => {
    failing.add(200);
    await send(200);
    await expect.poll(() => done.includes(200), { timeout: 30_000 }).toBe(true);
    expect(await processes[0]?.failed()).toEqual([]);
  });
});

test('a timetable is that of the version started last, and goes when nobody does its job any more', {
  timeout: 90_000,
}, async () => {
  const timed = (cron: string): AnyJob => timedJob('sweep', cron, async () => undefined);
  const untimed: AnyJob = { ...timed(daily), cron: undefined };
  const timetables = async (...jobs: AnyJob[]) => {
    await (await startJobs(database, jobs, createLog({ logLevel: 'silent' }))).stop();
    return database.query<{ name: string; cron: string }>(
      { name: 'read-timetables', text: 'select name, cron from pgboss.schedule order by name' },
      [],
    );
  };
  expect(await timetables(timed(daily))).toEqual([{ name: 'sweep', cron: daily }]);
  expect(await timetables(timed(daily))).toEqual([{ name: 'sweep', cron: daily }]);
  expect(await timetables(timed(everyMinute))).toEqual([{ name: 'sweep', cron: everyMinute }]);
  expect(await timetables(untimed)).toEqual([]);
  expect(await timetables(timed(daily))).toEqual([{ name: 'sweep', cron: daily }]);
  expect(await timetables()).toEqual([]);
});

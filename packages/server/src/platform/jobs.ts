/** Work that waits on others: written in the transaction that causes it, tried again with back-off, visible when it fails. */
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database, Queryable } from './database.ts';
import { applicationName } from './embedded-postgres.ts';
import type { Log } from './log.ts';

/** A kind of job: what it carries, how it is done, and its timetable where it has one. */
export interface Job<Data extends z.ZodType> {
  readonly name: string;
  readonly data: Data;
  readonly work: (data: z.output<Data>) => Promise<void>;
  /** Minutes of the hour and so on, as cron has them, in UTC; once for all processes. */
  readonly cron?: string;
}

export interface Jobs {
  /** Writes the job in the caller's transaction: it is there if and only if what caused it is. */
  send<Data extends z.ZodType>(db: Queryable, job: Job<Data>, data: z.input<Data>): Promise<void>;
  /** How many jobs failed for good, by name. */
  failed(): Promise<{ name: string; count: number }[]>;
  stop(): Promise<void>;
}

const queueOptions = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  notify: true,
  /** What a finished job carried, such as the text of an e-mail, is gone after a week. */
  deleteAfterSeconds: 7 * 24 * 3600,
};
/** Its own upkeep may take longer than a request may; a machine that stands still must not hold the queue for ever. */
const connectionOptions = {
  options: '-c statement_timeout=60s -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
  connectionTimeoutMillis: 3000,
  query_timeout: 65_000,
  keepAlive: true,
};
// New jobs announce themselves; a retry that has come due is only found by looking.
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** Timetables, in UTC; off the full hour, when everybody else's jobs run. */
export const everyMinute = '* * * * *';
export const hourly = '23 * * * *';
export const daily = '17 3 * * *';

/** A job that runs by a timetable and carries nothing. */
export function timedJob(name: string, cron: string, work: () => Promise<void>): AnyJob {
  return asAnyJob({ name, data: z.object({}), cron, work });
}

/** Erases a job's own shape once it has checked its data, so that jobs of all kinds stand in one list. */
export interface AnyJob {
  readonly name: string;
  readonly cron: string | undefined;
  run(data: unknown): Promise<void>;
}

export function asAnyJob<Data extends z.ZodType>(job: Job<Data>): AnyJob {
  return { name: job.name, cron: job.cron, run: (data) => job.work(job.data.parse(data ?? {})) };
}

/** Makes what is missing and nothing twice: every process starts so, and most find all of it. */
async function keepTimetables(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const queues = new Set((await boss.getQueues()).map(({ name }) => name));
  const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  // A timetable outlives the version that made it; jobs of a kind that nobody does any more would pile up.
  const wanted = new Map(jobs.map(({ name, cron }) => [name, cron]));
  for (const name of crons.keys()) if (wanted.get(name) === undefined) await boss.unschedule(name);
  for (const { name, cron } of jobs) {
    if (!queues.has(name)) await boss.createQueue(name, queueOptions);
    if (cron !== undefined && cron !== crons.get(name)) await boss.schedule(name, cron, null, { tz: 'UTC' });
  }
}

export async function startJobs(
  database: Database,
  jobs: readonly AnyJob[],
  log: Pick<Log, 'warn' | 'error'>,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionOptions,
    connectionString: database.sessionUrl,
    application_name: `${applicationName}-jobs`,
    max: 4,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue has trouble'));
  await boss.start();
  await keepTimetables(boss, jobs);
  for (const job of jobs) {
    const working = boss.work(job.name, polling, async (batch) => {
      for (const { id, data } of batch) {
        try {
          await job.run(data);
        } catch (error) {
          log.error({ err: error, job: job.name, jobId: id }, 'a job failed and will be tried again');
          throw error;
        } finally {
          // Jobs that arrive together are announced together, so the next one is looked for at once, not at the next poll.
          boss.notifyWorker(await working);
        }
      }
    });
    await working;
  }
  return {
    send: async (db, job, data) => {
      await boss.send(job.name, Object(data), {
        db: { executeSql: async (text, values = []) => ({ rows: await db.query({ name: '', text }, values) }) },
      });
    },
    failed: () =>
      database.query<{ name: string; count: number }>(
        {
          name: 'count-failed-jobs',
          text: `select name, count(*)::int as count from pgboss.job where state = 'failed' group by name`,
        },
        [],
      ),
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

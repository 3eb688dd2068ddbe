/** Children who go on answering: connections that draw a question and answer it, at a steady pace. */
import { setTimeout as wait } from 'node:timers/promises';
import { pg } from '../support/pg.ts';
import { table } from './made-table.ts';

const connections = 4;
const pauseMs = 40;
/** The name of their connections. */
export const writersName = 'children who answer';

export interface Written {
  readonly transactions: number;
  readonly failed: number;
  /** The longest transaction that ended in each step. */
  readonly longestMs: ReadonlyMap<string, number>;
}

interface Writers {
  /** What is done to the table from now on. */
  readonly enter: (step: string) => void;
  /** Tells what they did, when all of them have ended. */
  readonly stop: () => Promise<Written>;
}

/** Attempts from this number on are theirs. */
export function startWriters(url: string, firstAttempt: number): Writers {
  let isOver = false;
  let attempt = firstAttempt;
  let transactions = 0;
  let failed = 0;
  let step = 'before';
  const longestMs = new Map<string, number>();
  async function write(client: InstanceType<typeof pg.Client>): Promise<void> {
    const { rows } = await client.query<{ id: number }>(
      `insert into ${table} (attempt_id, position, student_id, item_id, drawn_at) values ($1, 1, 1, 1, now()) returning id`,
      [attempt++],
    );
    await client.query(
      `update ${table} set answered_at = now(), given = '{"type": "number", "value": "12"}', is_right = true, spent_ms = 9000 where id = $1`,
      [rows[0]?.id],
    );
  }
  async function work(): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: writersName });
    await client.connect();
    while (!isOver) {
      const startedAt = performance.now();
      try {
        await client.query('begin');
        await write(client);
        await client.query('commit');
        transactions++;
      } catch {
        failed++;
        await client.query('rollback');
      }
      longestMs.set(step, Math.max(longestMs.get(step) ?? 0, performance.now() - startedAt));
      await wait(pauseMs);
    }
    await client.end();
  }
  const working = Array.from({ length: connections }, work);
  return {
    enter: (next) => {
      step = next;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(working);
      return { transactions, failed, longestMs };
    },
  };
}

/** Children who go on answering: connections that draw a question and answer it, at a steady pace. */
import { setTimeout as wait } from 'node:timers/promises';
import { pg } from '../support/pg.ts';
import { table } from './made-table.ts';

const connections = 4;
const pauseMs = 40;

export interface Written {
  readonly transactions: number;
  readonly failed: number;
  readonly longestMs: number;
}

/** Attempts from this number on are theirs. `stop` tells what they did, when all of them have ended. */
export async function startWriters(url: string, firstAttempt: number): Promise<{ stop: () => Promise<Written> }> {
  let isOver = false;
  let attempt = firstAttempt;
  let transactions = 0;
  let failed = 0;
  let longestMs = 0;
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
    const client = new pg.Client({ connectionString: url });
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
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      await wait(pauseMs);
    }
    await client.end();
  }
  const working = Array.from({ length: connections }, work);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(working);
      return { transactions, failed, longestMs };
    },
  };
}

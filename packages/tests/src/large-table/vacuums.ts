/** How long vacuum takes after what happens to answers. */
import type { Client } from 'pg';
import { table } from './made-table.ts';

export interface Vacuumed {
  readonly after: string;
  readonly seconds: number;
}

/** The first for what corrections do to old answers, the others for what a day adds. */
const changes: readonly (readonly [after: string, text: (rows: number) => string])[] = [
  ['every 200th row was changed, all over the table', () => `update ${table} set coins = coins + 1 where id % 200 = 0`],
  [
    'the newest 5 % were answered',
    (rows) =>
      `update ${table} set answered_at = drawn_at, given = '{"type": "number", "value": "12"}', is_right = true, spent_ms = 9000 where id > ${Math.floor(rows * 0.95)}`,
  ],
  [
    'the newest 20 % were changed, when autovacuum begins by itself',
    (rows) => `update ${table} set spent_ms = spent_ms + 1 where id > ${Math.floor(rows * 0.8)}`,
  ],
];

export async function measureVacuums(client: Client, rows: number): Promise<Vacuumed[]> {
  const measured: Vacuumed[] = [];
  for (const [after, change] of changes) {
    await client.query(change(rows));
    const startedAt = performance.now();
    await client.query(`vacuum ${table}`);
    measured.push({ after, seconds: (performance.now() - startedAt) / 1000 });
  }
  return measured;
}

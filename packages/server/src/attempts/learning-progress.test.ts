import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../platform/database.ts';
import type { Statement } from '../platform/statement.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { World } from '../testing/world.ts';
import { findLearning } from './learning-progress.store.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

const itemCount = 6_000;
const revisionCount = 3_000;

/** Many questions, and a student with many of them to revise. */
async function plantRevisions(client: pg.Client, { example: { studentId, attemptId } }: World): Promise<void> {
  await client.query(
    `insert into question_items (sub_topic_id, difficulty, maker_id, maker_version, seed, variant, question, key, hint,
        explanation, features, chance_of_guessing, created_at)
      select sub_topic_id, difficulty, maker_id, maker_version, seed, variant || n, question, '{}', '[]', '[]', '{}',
        chance_of_guessing, created_at
      from (select * from question_items limit 1) i, generate_series(1, $1::int) n`,
    [itemCount],
  );
  await client.query(
    `insert into revisions (student_id, item_id, sub_topic_id, attempt_id, right_days, wrong_at)
      select $1, item_id, sub_topic_id, $2, 0, created_at from question_items
      order by item_id desc limit $3`,
    [studentId, attemptId, revisionCount],
  );
  await client.query('analyze question_items, revisions');
}

/** The statement as it is sent. */
async function statementOf(work: (db: Queryable) => Promise<unknown>): Promise<Statement> {
  const sent: Statement[] = [];
  await work({
    query: async (statement) => {
      sent.push(statement);
      return [];
    },
  }).catch(() => undefined);
  const [statement] = sent;
  if (statement === undefined) throw new Error('nothing was sent');
  return statement;
}

test('a student with many revisions makes nobody read every question there is', async () => {
  const { text } = await statementOf((db) => findLearning(db, 1, 2));
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  try {
    await plantRevisions(client, world);
    // As it is planned for everybody, whatever the values: the server has PostgreSQL keep to such plans.
    const { rows } = await client.query(`explain (generic_plan) ${text}`);
    const plan = JSON.stringify(rows);
    expect(plan).toContain('question_items');
    expect(plan).not.toContain('Seq Scan on question_items');
  } finally {
    await client.end();
  }
});

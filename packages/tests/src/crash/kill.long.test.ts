import { rm } from 'node:fs/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { freePort } from '@comet/server/platform/free-port';
import { makeFolderForTests } from '@comet/server/testing/throwaway-folder';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Acknowledged, answerUntil } from '../support/answering.ts';
import { listBrokenInvariants } from '../support/broken-invariants.ts';
import { enter } from '../support/person.ts';
import { pg } from '../support/pg.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { makeStudents, studentPassword } from '../support/students.ts';

const students = 20;
/** How many more answers are stored before the next kill, and how long a busy machine may take for them. */
const answersBetweenKills = 30;
const answeredWithinMs = 60_000;

let dataDir: string;
let postgres: EmbeddedPostgres;
let client: pg.Client;
let servers: ServerProcess[];

beforeEach(async () => {
  dataDir = await makeFolderForTests('kill');
  servers = [];
});
afterEach(async () => {
  await client.end();
  for (const server of servers) await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function makePeople(baseUrl: string): Promise<string[]> {
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const names = await makeStudents(client, students);
  return Promise.all(names.map((name) => enter(baseUrl, name, studentPassword)));
}

/** Waits until the students have answered more questions. */
async function waitForAnswers(): Promise<void> {
  const countAnswers = async (): Promise<number> => {
    const { rows } = await client.query<{ answers: number }>(
      `select count(*)::int as answers from attempt_questions q join users u on u.user_id = q.student_id
        where u.user_name like 'made-%' and q.answered_at is not null`,
    );
    return rows[0]?.answers ?? 0;
  };
  const before = await countAnswers();
  await expect
    .poll(countAnswers, { timeout: answeredWithinMs, interval: 100 })
    .toBeGreaterThanOrEqual(before + answersBetweenKills);
}

/** What must hold after any crash, asked of the tables themselves. */
async function expectEveryAnswerOnce(acknowledged: readonly Acknowledged[]): Promise<void> {
  expect(acknowledged.length).toBeGreaterThan(answersBetweenKills);
  const { rows } = await client.query<Acknowledged>(
    `select q.question_id as "questionId", q.coins, q.is_right as "isRight"
      from attempt_questions q join users u on u.user_id = q.student_id
      where u.user_name like 'made-%' and q.answered_at is not null`,
  );
  const stored = new Map(rows.map((row) => [row.questionId, row]));
  expect(acknowledged.filter(({ questionId }) => !stored.has(questionId))).toEqual([]);
  for (const answer of acknowledged) expect(stored.get(answer.questionId)).toEqual(answer);
  // Each acknowledged once: no answer was taken as a second one.
  expect(new Set(acknowledged.map(({ questionId }) => questionId)).size).toBe(acknowledged.length);

  expect(await listBrokenInvariants(postgres.url)).toEqual([]);
}

describe('a server that is killed while 20 students answer', () => {
  test('finds every acknowledged answer again, counted once', { timeout: 240_000 }, async () => {
    const environment = { DATA_DIR: dataDir, SEED_DEMO: '0', PORT: String(await freePort()) };
    const server = await startServer(environment);
    servers = [server];
    // The database outlives its server; this finds the one that is running.
    postgres = await startEmbeddedPostgres({ dataDir, database: 'comet' });
    const tokens = await makePeople(server.url);
    const stop = new AbortController();
    const answering = Promise.all(tokens.map((token) => answerUntil(stop.signal, [server.url], token)));
    await waitForAnswers();
    await servers[0]?.kill();
    servers = [await startServer(environment)];
    await waitForAnswers();
    stop.abort();
    await expectEveryAnswerOnce((await answering).flat());
  });

  test('and so do two servers on one database, killed in turns', { timeout: 240_000 }, async () => {
    postgres = await startEmbeddedPostgres({ dataDir, database: 'comet' });
    const environmentOf = async () => ({
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      SEED_DEMO: '0',
      PORT: String(await freePort()),
    });
    const environments = [await environmentOf(), await environmentOf()];
    for (const environment of environments) servers.push(await startServer(environment));
    const tokens = await makePeople(servers[0]?.url ?? '');
    const stop = new AbortController();
    const urls = servers.map(({ url }) => url);
    const answering = Promise.all(tokens.map((token) => answerUntil(stop.signal, urls, token)));
    for (const [place, environment] of environments.entries()) {
      await waitForAnswers();
      await servers[place]?.kill();
      servers[place] = await startServer(environment);
    }
    await waitForAnswers();
    stop.abort();
    await expectEveryAnswerOnce((await answering).flat());
  });
});

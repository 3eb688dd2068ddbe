import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBase } from '@comet/contract/call';
import { listenLive } from '@comet/contract/notifications';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { freePort } from '@comet/server/platform/free-port';
import { makeFolderForTests } from '@comet/server/testing/throwaway-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerUntil } from '../support/answering.ts';
import { listBrokenInvariants } from '../support/broken-invariants.ts';
import { enter } from '../support/person.ts';
import { pg } from '../support/pg.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { makeStudents, studentPassword } from '../support/students.ts';

const students = 50;
const pagesPerStudent = 4;
const stopWithinMs = 3000;
const readyAgainWithinMs = 10_000;

let dataDir: string;
let server: ServerProcess;
let postgres: EmbeddedPostgres;
let client: pg.Client;
let names: readonly string[];
let tokens: readonly string[];

/** A connection of the test's own: while it is open, a server that stops leaves the database running. */
async function connect(): Promise<pg.Client> {
  const fresh = new pg.Client({ connectionString: postgres.url, application_name: 'comet-club-test' });
  fresh.on('error', () => undefined);
  await fresh.connect();
  return fresh;
}

beforeAll(async () => {
  dataDir = await makeFolderForTests('stop');
  // A database of the test's own, so that it can be asked after the server has ended.
  postgres = await startEmbeddedPostgres({ dataDir, database: 'comet' });
  client = await connect();
  server = await startServer({ DATA_DIR: dataDir, SEED_DEMO: '0', PORT: String(await freePort()) });
  names = await makeStudents(client, students);
  tokens = await Promise.all(names.map((name) => enter(server.url, name, studentPassword)));
}, 240_000);
afterAll(async () => {
  await client.end().catch(() => undefined);
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens a page's event stream; resolves when the server ends it. */
async function openPage(token: string): Promise<{ readonly ended: Promise<void> }> {
  const response = await fetch(`${server.url}${apiBase}${listenLive.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  const ended = (async () => {
    while (reader !== undefined && !(await reader.read()).done);
  })();
  return { ended };
}

test('a PostgreSQL that is killed is started again by the server within 10 s', { timeout: 300_000 }, async () => {
  const home = await client.query<{ data_directory: string }>('show data_directory');
  const data = home.rows[0]?.data_directory ?? '';
  const [pid = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  const startedAt = Date.now();
  const isReady = (): Promise<boolean> =>
    fetch(`${server.url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 5000 }).toBe(false);
  await expect.poll(isReady, { timeout: readyAgainWithinMs }).toBe(true);
  expect(Date.now() - startedAt).toBeLessThan(readyAgainWithinMs);
  client = await connect();
  // Somebody can log in, which writes.
  await enter(server.url, names[0] ?? '', studentPassword);
});

test('a server with 200 open pages stops cleanly within 3 s and loses no answer', { timeout: 300_000 }, async () => {
  const pages = await Promise.all(
    tokens.flatMap((token) => Array.from({ length: pagesPerStudent }, () => openPage(token))),
  );
  expect(pages).toHaveLength(200);
  const stopped = new AbortController();
  // A request that the stopping server no longer takes is the end of that child's answering.
  const answering = Promise.all(tokens.slice(0, 20).map((token) => answerUntil(stopped.signal, [server.url], token)));
  await wait(2000);
  const startedAt = Date.now();
  stopped.abort();
  await server.stop();
  expect(Date.now() - startedAt).toBeLessThan(stopWithinMs);
  expect(server.child.exitCode).toBe(0);
  await Promise.all(pages.map(({ ended }) => ended));
  const acknowledged = (await answering).flat();
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  const { rows } = await client.query<{ id: number }>(
    'select question_id::int as id from attempt_questions where answered_at is not null',
  );
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter(({ questionId }) => !stored.has(questionId))).toEqual([]);
  expect(await listBrokenInvariants(postgres.url)).toEqual([]);
});

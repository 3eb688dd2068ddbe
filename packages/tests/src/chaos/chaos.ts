/**
 * `npm run chaos`: twenty students answer through two servers while the servers are killed twenty times and PostgreSQL crashes
 * under them. Prints what was lost, and ends with 1 when anything was. `--quick` does a few of each.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { type Acknowledged, answerUntil } from '../support/answering.ts';
import { listBrokenInvariants } from '../support/broken-invariants.ts';
import { runOps } from '../support/ops.ts';
import { enter } from '../support/person.ts';
import { pg } from '../support/pg.ts';
import { freePort, type ServerProcess, startServer } from '../support/server-process.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import { crashPostgres, killBackend } from './postmaster.ts';
import { type Probed, probeUntil } from './probe.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const students = 20;
const times = values.quick ? { kills: 4, backends: 2, crashes: 1 } : { kills: 20, backends: 5, crashes: 5 };
const betweenMs = 800;
const awayMs = 1500;
/** A request may wait so long for a database that is not there. */
const longestMs = 5000;

const dataDir = await makeThrowawayFolder('chaos');
const postgres = await startEmbeddedPostgres({ dataDir, database: 'chaos' });
const environmentOf = async () => ({
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  SEED_DEMO: '0',
  PORT: String(await freePort()),
});
const environments = [await environmentOf(), await environmentOf()];
const servers: ServerProcess[] = [];

/** A connection of our own; a database that recovers is waited for. */
async function connect(): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    if (isConnected) return client;
    await wait(100);
  }
}

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect();
  return work(client).finally(() => client.end().catch(() => undefined));
}

/** Answers that the children were told are taken and that are not there, or are there otherwise. */
async function lostOf(acknowledged: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const { rows } = await withClient((client) =>
    client.query<Acknowledged>(
      `select question_id as "questionId", coins, is_right as "isRight" from attempt_questions where answered_at is not null`,
    ),
  );
  const stored = new Map(rows.map((row) => [row.questionId, row]));
  return acknowledged.filter((answer) => JSON.stringify(stored.get(answer.questionId)) !== JSON.stringify(answer));
}

interface Outcome {
  readonly fault: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly invariants: readonly string[];
  readonly probed: Probed;
}

/** Lets people work through a fault that happens so often, and looks at what is left. */
async function during(fault: string, many: number, happen: (turn: number) => Promise<void>): Promise<Outcome> {
  const names = await withClient((client) => makeStudents(client, students));
  const urls = servers.map(({ url }) => url);
  const tokens = await Promise.all(names.map((name) => enter(urls[0] ?? '', name, studentPassword)));
  const stop = new AbortController();
  const answering = Promise.all(tokens.map((token) => answerUntil(stop.signal, urls, token)));
  const probing = probeUntil(stop.signal, urls, tokens[0] ?? '');
  try {
    for (let turn = 0; turn < many; turn++) {
      await wait(betweenMs);
      await happen(turn);
    }
    // It must go on by itself.
    await wait(2 * betweenMs);
  } finally {
    stop.abort();
  }
  const acknowledged = (await answering).flat();
  const [lost, invariants, probed] = [
    await lostOf(acknowledged),
    await listBrokenInvariants(postgres.url),
    await probing,
  ];
  return { fault: `${fault}, ${many} times`, acknowledged: acknowledged.length, lost: lost.length, invariants, probed };
}

const isHeld = ({ acknowledged, lost, invariants, probed }: Outcome): boolean =>
  acknowledged > students &&
  lost === 0 &&
  invariants.length === 0 &&
  probed.wrong.length === 0 &&
  probed.longestMs <= longestMs;

try {
  // The children's password is the demo's.
  await runOps(postgres.url, dataDir, ['demo:reset']);
  for (const environment of environments) servers.push(await startServer(environment));
  const outcomes = [
    await during('a server killed (kill -9) and started again', times.kills, async (turn) => {
      const place = turn % servers.length;
      await servers[place]?.kill();
      servers[place] = await startServer(environments[place] ?? {});
    }),
    await during('a process of PostgreSQL killed', times.backends, async () => {
      await withClient(killBackend);
      await wait(awayMs);
    }),
    await during(`PostgreSQL crashed and away for ${awayMs / 1000} s`, times.crashes, async () => {
      await withClient((client) => crashPostgres(client, awayMs));
      await wait(awayMs);
    }),
  ];
  console.log(
    '| fault under load | acknowledged | lost | broken invariants | asked | 503 | other | longest ms |\n|---|---|---|---|---|---|---|---|',
  );
  for (const { fault, acknowledged, lost, invariants, probed } of outcomes)
    console.log(
      `| ${fault} | ${acknowledged} | ${lost} | ${invariants.length} | ${probed.asked} | ${probed.unavailable} | ${probed.wrong.length} | ${probed.longestMs.toFixed(0)} |`,
    );
  for (const { fault, invariants, probed } of outcomes)
    for (const what of [...invariants, ...new Set(probed.wrong)]) console.log(`${fault}: ${what}`);
  const isAllHeld = outcomes.every(isHeld);
  console.log(`\n${isAllHeld ? 'all held' : 'NOT HELD'}`);
  process.exitCode = isAllHeld ? 0 : 1;
} finally {
  for (const server of servers) await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

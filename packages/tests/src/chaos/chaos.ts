/**
 * `npm run chaos`: students answer while servers are killed, PostgreSQL crashes, mail, payments and file storage misbehave, ten times as many come, servers are
 * replaced one after another and the disk is full. Prints what was lost, and ends with 1 when anything was. `--quick` does a few of
 * each; `--only mail` those with the word in their name.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { freePort } from '@comet/server/platform/free-port';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { runOps } from '../support/ops.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { openBalancer } from './balancer.ts';
import { diskFault } from './disk-fault.ts';
import { drill, type Fault, type Outcome, withClient } from './drill.ts';
import { openOutside } from './outside.ts';
import { mailFault, paymentFault, storageFault } from './outside-faults.ts';
import { crashPostgres, killBackend } from './postmaster.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const students = 20;
const times = values.quick ? { kills: 4, backends: 2, crashes: 1 } : { kills: 20, backends: 5, crashes: 5 };
const awayMs = 1500;
/** What is served under too much load is served within this time. */
const servedWithinMs = 1000;
const crowdMs = 10_000;

const dataDir = await makeThrowawayFolder('chaos');
const postgres = await startEmbeddedPostgres({ dataDir, database: 'chaos' });
const mail = await openOutside('<<<<<<<<\r\n');
const payments = await openOutside(
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 12\r\n\r\n{"data":"?"}',
);
const storage = await openOutside('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5\r\n\r\n<<<<<');
const environmentOf = async () => ({
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  SEED_DEMO: '0',
  PORT: String(await freePort()),
  DRAIN_MS: '1000',
  TRUSTED_PROXY_HOPS: '1',
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  STRIPE_SECRET_KEY: 'sk_test_chaos',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_chaos',
  STRIPE_WEBHOOK_SECRET: 'whsec_chaos',
  STRIPE_API_URL: `http://127.0.0.1:${payments.port}`,
  S3_BUCKET: 'chaos',
  S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
  S3_ACCESS_KEY_ID: 'chaos',
  S3_SECRET_ACCESS_KEY: 'chaos',
});
const environments = [await environmentOf(), await environmentOf()];
const servers: ServerProcess[] = [];

/** Ends a server and starts it again on its port. */
async function replace(turn: number, end: 'kill' | 'stop'): Promise<void> {
  const place = turn % servers.length;
  await servers[place]?.[end]();
  servers[place] = await startServer(environments[place] ?? {});
}

function print(outcomes: readonly Outcome[]): void {
  console.log(
    '\n| fault under load | acknowledged | lost | broken invariants | asked | 503 | other | p99 served ms | longest ms |\n|---|---|---|---|---|---|---|---|---|',
  );
  for (const { fault, acknowledged, lost, broken, probed } of outcomes)
    console.log(
      `| ${fault} | ${acknowledged} | ${lost} | ${broken.length} | ${probed.asked} | ${probed.unavailable} | ${probed.wrong.length} | ${probed.servedP99Ms.toFixed(0)} | ${probed.longestMs.toFixed(0)} |`,
    );
  for (const { fault, wrong } of outcomes) for (const what of wrong) console.log(`${fault}: ${what}`);
}

try {
  // The students' password is the demo's.
  await runOps(postgres.url, dataDir, ['demo:reset']);
  for (const environment of environments) servers.push(await startServer(environment));
  const site = { databaseUrl: postgres.url, urls: servers.map(({ url }) => url) };
  const balancer = await openBalancer(site.urls);
  const faults: readonly Fault[] = [
    {
      name: 'a server killed (kill -9) and started again',
      times: times.kills,
      students,
      happen: (turn) => replace(turn, 'kill'),
    },
    {
      name: 'a process of PostgreSQL killed',
      times: times.backends,
      students,
      happen: async () => {
        await withClient(postgres.url, killBackend);
        await wait(awayMs);
      },
    },
    {
      name: `PostgreSQL crashed and away for ${awayMs / 1000} s`,
      times: times.crashes,
      students,
      happen: async () => {
        await withClient(postgres.url, (client) => crashPostgres(client, awayMs));
        await wait(awayMs);
      },
    },
    ...(['down', 'slow', 'nonsense'] as const).flatMap((mood) => [
      mailFault(site, mail, mood),
      paymentFault(site, payments, mood),
      storageFault(site, storage, mood),
    ]),
    {
      name: 'ten times as many students',
      times: 1,
      students: 10 * students,
      happen: () => wait(crowdMs),
      expect: async ({ probed }) =>
        probed.servedP99Ms <= servedWithinMs ? [] : [`p99 of what was served is ${probed.servedP99Ms.toFixed(0)} ms`],
    },
  ];
  const rolling: Fault = {
    name: 'servers replaced one after another behind a load balancer',
    times: 2 * servers.length,
    students,
    happen: (turn) => replace(turn, 'stop'),
    expect: async () => balancer.failures(),
  };
  const isWanted = ({ name }: Pick<Fault, 'name'>): boolean => name.includes(values.only);
  const outcomes: Outcome[] = [];
  for (const fault of faults.filter(isWanted)) outcomes.push(await drill(site, fault));
  if (isWanted(rolling)) outcomes.push(await drill({ ...site, urls: [balancer.url] }, rolling));
  await balancer.close();
  if (isWanted({ name: 'disk' })) {
    const outcome = await diskFault(students);
    if (outcome === undefined) console.log('A full disk was not tried: this user may not mount one.');
    else outcomes.push(outcome);
  }
  print(outcomes);
  const isAllHeld = outcomes.every(({ wrong }) => wrong.length === 0);
  console.log(`\n${isAllHeld ? 'all held' : 'NOT HELD'}`);
  process.exitCode = isAllHeld ? 0 : 1;
} finally {
  for (const server of servers) await server.stop();
  await postgres.stop();
  await mail.close();
  await payments.close();
  await storage.close();
  await rm(dataDir, { recursive: true, force: true });
}

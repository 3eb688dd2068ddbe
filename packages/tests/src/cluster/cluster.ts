/**
 * `npm run cluster`: three PostgreSQL nodes under Patroni, HAProxy, pgbouncer and two API processes on this machine, under twenty
 * students who answer while nodes are killed, frozen and exchanged and the API processes are replaced. Prints what the students
 * saw and what was lost, and ends with 1 when anything was. `--only frozen` does the lines with that word, `--quick` one kill
 * instead of five, `--keep` leaves the logs. Installs nothing: it says which of Debian's packages are missing.
 */
import { chmod, chown, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@comet/server/platform/free-port';
import { findServiceUser } from '@comet/server/platform/postgres-folders';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { withClient } from '../chaos/drill.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type ClusterFault, type ClusterOutcome, drillCluster, printOutcomes } from './cluster-drill.ts';
import { databaseFaults } from './database-faults.ts';
import { startPostgresNodes } from './postgres-nodes.ts';
import { findPrograms } from './programs.ts';
import { startApiProxy, startDatabaseProxy, startPooler } from './proxies.ts';
import { drillRestore } from './restore-drill.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const processes = 2;
const drainMs = 1000;
/** From SIGTERM to the end of the process; its successor takes as long as a start takes. */
const maxStopMs = 3000;
const undisturbedMs = 10_000;

/** API processes behind a load balancer of their own. */
async function startApi(urls: Readonly<Record<string, string>>) {
  const environments: Record<string, string>[] = [];
  const servers: ServerProcess[] = [];
  for (let at = 0; at < processes; at++) {
    environments.push({
      ...urls,
      DATA_DIR: folder,
      SEED_DEMO: '0',
      PORT: String(await freePort()),
      DRAIN_MS: String(drainMs),
      TRUSTED_PROXY_HOPS: '1',
      PROCESSES: String(processes),
    });
    servers.push(await startServer(environments[at] ?? {}, `${folder}/api${at + 1}.log`));
  }
  const proxy = await startApiProxy(
    place,
    programs,
    environments.map(({ PORT }) => Number(PORT)),
  );
  const stopsMs: number[] = [];
  return {
    url: proxy.url,
    stopsMs,
    replace: async (turn: number): Promise<void> => {
      const at = turn % processes;
      const startedAt = performance.now();
      await servers[at]?.stop();
      stopsMs.push(performance.now() - startedAt);
      servers[at] = await startServer(environments[at] ?? {}, `${folder}/api${at + 1}.log`);
      // The load balancer asks every half second.
      await wait(1000);
    },
    stop: async (): Promise<void> => {
      for (const server of servers) await server.stop();
      await proxy.service.stop();
    },
  };
}

const programs = await findPrograms();
const folder = await makeThrowawayFolder('cluster');
const runAs = process.getuid?.() === 0 ? await findServiceUser() : undefined;
if (runAs !== undefined) await chown(folder, runAs.uid, runAs.gid);
await chmod(folder, 0o755);
const place = { folder, runAs };
const endings: (() => Promise<unknown>)[] = [];
try {
  console.log(`Three nodes start in ${folder}.`);
  const nodes = await startPostgresNodes(place, programs, (stop) => endings.unshift(stop));
  const database = await startDatabaseProxy(place, programs, nodes.nodes);
  endings.unshift(database.service.stop);
  const databaseUrl = `postgresql://comet:${nodes.password}@127.0.0.1:${database.port}/comet`;
  await withClient(databaseUrl, (client) => client.query('select 1'));
  const api = await startApi({ DATABASE_URL: databaseUrl });
  endings.unshift(api.stop);
  const site = { databaseUrl, url: api.url };
  const isWanted = ({ name }: Pick<ClusterFault, 'name'>): boolean => name.includes(values.only);
  const outcomes: ClusterOutcome[] = [];
  const drill = async (where: typeof site, fault: ClusterFault): Promise<void> => {
    if (!isWanted(fault)) return;
    console.log(`${fault.name} …`);
    outcomes.push(await drillCluster(where, fault));
  };

  const undisturbed = { times: 1, happen: () => wait(undisturbedMs), mend: async () => undefined };
  await drill(site, { ...undisturbed, name: 'nothing' });
  for (const fault of databaseFaults(nodes, values.quick ? 1 : 5)) await drill(site, fault);
  await drill(site, {
    name: 'API processes replaced one after another',
    times: 2 * processes,
    happen: api.replace,
    mend: async () => undefined,
  });

  // What a client of a pooler may not ask for at the start, the role has.
  for (const setting of [
    `statement_timeout = '5s'`,
    `lock_timeout = '3s'`,
    `idle_in_transaction_session_timeout = '10s'`,
    'plan_cache_mode = force_generic_plan',
  ])
    await withClient(databaseUrl, (client) => client.query(`alter role comet set ${setting}`));
  const pooler = await startPooler(place, programs, database.port, nodes.password);
  endings.unshift(pooler.service.stop);
  const pooledUrl = `postgresql://comet:${nodes.password}@127.0.0.1:${pooler.port}/comet`;
  const pooled = await startApi({ DATABASE_URL: pooledUrl, DATABASE_SESSION_URL: databaseUrl });
  endings.unshift(pooled.stop);
  await drill(
    { databaseUrl, url: pooled.url },
    { ...undisturbed, name: 'nothing, through pgbouncer in transaction mode' },
  );

  printOutcomes(outcomes);
  const isRestoring = isWanted({ name: 'restore' });
  if (isRestoring) console.log('\nrestore to a time …');
  const restored = isRestoring ? await drillRestore(place, programs, nodes, site) : undefined;

  if (restored !== undefined)
    console.log(
      `\nRestored to a time: ${restored.expected} answers expected, ${restored.missing} missing, ${restored.tooLate} too late, ${restored.broken.length} broken invariants ${restored.broken.join('; ')}`,
    );
  const longestStopMs = Math.max(0, ...api.stopsMs);
  console.log(`\nAn API process ended within ${(longestStopMs / 1000).toFixed(1)} s of being told to.`);
  const isRestored =
    restored === undefined || (restored.missing + restored.tooLate === 0 && restored.broken.length === 0);
  const hasHeld = outcomes.every(({ wrong }) => wrong.length === 0) && longestStopMs <= maxStopMs && isRestored;
  console.log(`\n${hasHeld ? 'cluster held' : 'cluster did NOT hold'}`);
  process.exitCode = hasHeld ? 0 : 1;
} finally {
  for (const end of endings) await end();
  if (!values.keep) await rm(folder, { recursive: true, force: true });
}

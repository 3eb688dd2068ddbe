/** How fast a morning's children come in: log-ins a second with one process and with two, and what one costs. */
import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { enter } from '../support/person.ts';
import { withClient } from '../support/pg.ts';
import { postmasterOf, processorMs } from '../support/processor-time.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { makeStudents, studentPassword } from '../support/students.ts';

/** A class and its neighbours come at once; the next child comes when one is in. */
const atOnce = 30;
const childrenPerProcess = 600;
const morning = 50_000;

interface Morning {
  readonly perSecond: number;
  readonly appMs: number;
  readonly postgresMs: number;
  readonly longestMs: number;
}

async function measure(
  servers: readonly ServerProcess[],
  names: readonly string[],
  postmaster: number,
): Promise<Morning> {
  const waiting = [...names.entries()];
  let longestMs = 0;
  const come = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, name] = next;
      const startedAt = performance.now();
      await enter(servers[place % servers.length]?.url ?? '', name, studentPassword);
      longestMs = Math.max(longestMs, performance.now() - startedAt);
    }
  };
  const appIds = servers.map(({ child }) => child.pid ?? 0);
  const [appBefore, postgresBefore] = [await processorMs(appIds), await processorMs([postmaster])];
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: atOnce }, come));
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    perSecond: names.length / seconds,
    appMs: ((await processorMs(appIds)) - appBefore) / names.length,
    postgresMs: ((await processorMs([postmaster])) - postgresBefore) / names.length,
    longestMs,
  };
}

/** Prints a line for one process and for two. Throws when a log-in is refused. */
export async function benchLogIns(): Promise<void> {
  const dataDir = await makeThrowawayFolder('log-ins');
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'comet' });
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, SEED_DEMO: '0', TRUSTED_PROXY_HOPS: '1' };
  const servers: ServerProcess[] = [];
  try {
    const postmaster = await postmasterOf(dataDir);
    console.log(
      `${atOnce} children at once:\n\n| processes | log-ins a second | app ms each | PostgreSQL ms each | longest ms | ${morning.toLocaleString('en-GB')} take |\n|---|---|---|---|---|---|`,
    );
    for (const processes of [1, 2]) {
      servers.push(await startServer({ ...environment, PROCESSES: '2' }));
      const names = await withClient(postgres.url, (client) =>
        makeStudents(client, childrenPerProcess * processes, { isWeak: false }),
      );
      const { perSecond, appMs, postgresMs, longestMs } = await measure(servers, names, postmaster);
      console.log(
        `| ${processes} | ${perSecond.toFixed(0)} | ${appMs.toFixed(1)} | ${postgresMs.toFixed(1)} | ${longestMs.toFixed(0)} | ${(morning / perSecond / 60).toFixed(1)} minutes |`,
      );
    }
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

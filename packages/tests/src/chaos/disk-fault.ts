/** A full disk under a database and a server of their own: people are told so clearly, and nothing that was acknowledged is lost. */
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { freePort } from '@comet/server/platform/free-port';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { runOps } from '../support/ops.ts';
import { pg } from '../support/pg.ts';
import { startServer } from '../support/server-process.ts';
import { drill, type Outcome } from './drill.ts';
import { mountSmallDisk } from './small-disk.ts';

const diskMegabytes = 900;
const fullMs = 6000;
const readyAgainWithinMs = 60_000;

/** Uses up what the database's log has in reserve, so that the next answers find no room. */
async function writeUntilItFails(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const write = () => client.query(`select pg_logical_emit_message(true, 'filler', repeat('x', 16 * 1024 * 1024))`);
  try {
    for (;;) await write();
  } catch {
    // The disk is full now.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Undefined where no small disk can be mounted. */
export async function diskFault(students: number): Promise<Outcome | undefined> {
  const dataDir = await makeThrowawayFolder('disk');
  const disk = await mountSmallDisk(dataDir, diskMegabytes);
  if (disk === undefined) {
    await rm(dataDir, { recursive: true, force: true });
    return undefined;
  }
  const environment = { DATA_DIR: dataDir, SEED_DEMO: '0', PORT: String(await freePort()) };
  const server = await startServer(environment);
  // Finds the one that the server has started, and watches over.
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'comet' });
  const isReady = (): Promise<boolean> =>
    fetch(`${server.url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await runOps(postgres.url, dataDir, ['demo:reset']);
    return await drill(
      { databaseUrl: postgres.url, urls: [server.url] },
      {
        name: `a full disk for ${fullMs / 1000} s`,
        times: 1,
        students,
        happen: async () => {
          await disk.fill();
          await writeUntilItFails(postgres.url);
          await wait(fullMs);
          await disk.free();
          const until = Date.now() + readyAgainWithinMs;
          while (!(await isReady())) {
            if (Date.now() > until) throw new Error('the server is not ready again');
            await wait(200);
          }
        },
        expect: async ({ probed }) => (probed.unavailable > 0 ? [] : ['nobody noticed: the disk was not full']),
      },
    );
  } finally {
    await disk.free();
    await server.stop();
    await postgres.stop();
    await disk.unmount();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Once for all journeys: for each worker the real server with its demo, on a database of its own. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import type { TestProject } from 'vitest/node';
import { startServer } from '../support/server-process.ts';
import type { Home } from './home.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeThrowawayFolder('browser');
  const stops: (() => Promise<void>)[] = [];
  const homes: Home[] = [];
  for (let worker = 1; worker <= project.config.maxWorkers; worker++) {
    // They share one PostgreSQL, which stops with the last of them.
    const postgres = await startEmbeddedPostgres({ dataDir: folder, database: `comet_${worker}` });
    const dataDir = join(folder, `home-${worker}`);
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, SEED_DEMO: '1', TRUSTED_PROXY_HOPS: '1' };
    const server = await startServer(environment);
    homes.push({ baseUrl: server.url, databaseUrl: postgres.url, dataDir });
    stops.push(async () => {
      await server.stop();
      await postgres.stop();
    });
  }
  project.provide('homes', homes);
  return async () => {
    for (const stop of stops) await stop();
    await rm(folder, { recursive: true, force: true });
  };
}

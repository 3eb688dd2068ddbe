/** Once for all journeys: a server with the demo for each worker, each on its own copy of one database. */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import type { TestProject } from 'vitest/node';
import { makeNewPeople } from '../screenshots/new-people.ts';
import { makeClassOfThirty } from '../support/class-of-thirty.ts';
import { copyDatabase } from '../support/copy-database.ts';
import { startServer } from '../support/server-process.ts';
import type { Home } from './test-server.ts';

const template = 'comet_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeThrowawayFolder('browser');
  const postgres = await startEmbeddedPostgres({ dataDir: folder, database: template });
  const environment = { DATA_DIR: join(folder, 'template'), SEED_DEMO: '1', TRUSTED_PROXY_HOPS: '1' };
  const seeder = await startServer({ ...environment, DATABASE_URL: postgres.url });
  await makeNewPeople(postgres.url);
  await makeClassOfThirty(postgres.url);
  await seeder.stop();

  const databaseUrls: string[] = [];
  for (let worker = 1; worker <= project.config.maxWorkers; worker++)
    databaseUrls.push(await copyDatabase(postgres.url, `comet_${worker}`));
  const startHome = async (databaseUrl: string, place: number) => {
    const dataDir = join(folder, `home-${place}`);
    await cp(join(environment.DATA_DIR, 'files'), join(dataDir, 'files'), { recursive: true });
    const server = await startServer({ ...environment, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    const home: Home = { baseUrl: server.url, databaseUrl, dataDir };
    return { home, stop: server.stop };
  };
  const started = await Promise.all(databaseUrls.map(startHome));
  project.provide(
    'homes',
    started.map(({ home }) => home),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

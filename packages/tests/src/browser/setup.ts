/**
 * Once for all journeys: a server with the demo for each worker, each on its own copy of one database. They are made while the
 * other tests run; `await-homes.ts` has the journeys wait for them.
 */
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { isQuickRun } from '@comet/server/testing/quick-run';
import { makeFolderForTests } from '@comet/server/testing/throwaway-folder';
import type { TestProject } from 'vitest/node';
import { makeNewPeople } from '../screenshots/new-people.ts';
import { makeClassOfThirty } from '../support/class-of-thirty.ts';
import { copyDatabase } from '../support/copy-database.ts';
import { startServer } from '../support/server-process.ts';
import { errorLogOf, type Home, type Homes } from './test-server.ts';

const template = 'comet_template';

interface Started {
  readonly homes: readonly Home[];
  stop(): Promise<void>;
}

async function startHomes(folder: string, many: number): Promise<Started> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, database: template });
  const environment = {
    DATA_DIR: join(folder, 'template'),
    SEED_DEMO: '1',
    TRUSTED_PROXY_HOPS: '1',
    // Four browsers take its cores; turning people away from a busy server has tests of its own.
    MAX_LOOP_DELAY_MS: '0',
  };
  const seeder = await startServer({ ...environment, DATABASE_URL: postgres.url });
  await makeNewPeople(postgres.url);
  await makeClassOfThirty(postgres.url);
  await seeder.stop();

  const databaseUrls: string[] = [];
  for (let worker = 1; worker <= many; worker++) databaseUrls.push(await copyDatabase(postgres.url, `comet_${worker}`));
  const startHome = async (databaseUrl: string, place: number) => {
    const dataDir = join(folder, `home-${place}`);
    await cp(join(environment.DATA_DIR, 'files'), join(dataDir, 'files'), { recursive: true });
    const server = await startServer(
      { ...environment, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      errorLogOf({ dataDir }),
    );
    const home: Home = { baseUrl: server.url, databaseUrl, dataDir };
    return { home, stop: server.stop };
  };
  const started = await Promise.all(databaseUrls.map(startHome));
  return {
    homes: started.map(({ home }) => home),
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()));
      await postgres.stop();
    },
  };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeFolderForTests('browser');
  const homesFile = join(folder, 'homes.json');
  const write = async (homes: Homes): Promise<void> => {
    await writeFile(`${homesFile}.new`, JSON.stringify(homes));
    await rename(`${homesFile}.new`, homesFile);
  };
  const starting = startHomes(folder, isQuickRun ? 1 : project.config.maxWorkers);
  const isWritten = starting.then(
    ({ homes }) => write({ homes }),
    (error) => write({ error: String(error) }),
  );
  project.provide('homesFile', homesFile);
  return async () => {
    await isWritten;
    await starting.then(
      ({ stop }) => stop(),
      () => undefined,
    );
    await rm(folder, { recursive: true, force: true });
  };
}

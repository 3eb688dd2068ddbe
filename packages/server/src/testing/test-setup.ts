/** Once for a whole test run: a PostgreSQL and in it two templates, from which each test file gets its own database. */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { startJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { migrateDatabase } from '../platform/migrate.ts';
import { findRowTypes } from './find-row-types.ts';
import type { RowTypes } from './row-types.ts';
import { openServer } from './test-server.ts';
import { makeFolderForTests } from './throwaway-folder.ts';
import { createWorld, type World } from './world.ts';

/** Migrated and empty. */
const template = 'comet_template';
/** A copy of it with the small world. */
const worldTemplate = 'comet_world';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A connection that may create databases. */
    readonly adminUrl: string;
    readonly template: string;
    readonly worldTemplate: string;
    readonly world: World;
    readonly rowTypes: RowTypes;
  }
}

/** Every id that grows passes the largest int in every test, so that a cast or column that cuts it off fails at once. */
const startIdsHigh = `select setval(pg_get_serial_sequence(table_name, column_name), 2147483646)
  from information_schema.columns where table_schema = 'public' and is_identity = 'YES' and data_type = 'bigint'`;

async function admin(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

/** Makes both templates; gives who is in the small world. */
async function makeTemplates(adminUrl: string): Promise<World> {
  for (const name of [template, worldTemplate]) await admin(adminUrl, `drop database if exists ${name} with (force)`);
  await admin(adminUrl, `create database ${template}`);
  const url = withDatabase(adminUrl, template);
  await migrateDatabase(url);
  await admin(url, startIdsHigh);
  const database = await openDatabase({ url, poolSize: 2, onError: () => undefined });
  const jobs = await startJobs(database, [], createLog({ logLevel: 'silent' }));
  await jobs.stop();
  await database.close();
  await admin(adminUrl, `create database ${worldTemplate} template ${template}`);
  // No row is held to its type here: the compiler is still reading the types, and tests hold the same statements.
  const server = await openServer(withDatabase(adminUrl, worldTemplate), {});
  const world = await createWorld(server);
  await server.close();
  return world;
}

/** TEST_DATABASE_URL names a PostgreSQL of one's own; else one is started for the run and taken away after it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const folder = given === undefined ? await makeFolderForTests('test') : undefined;
  const embedded =
    folder === undefined ? undefined : await startEmbeddedPostgres({ dataDir: folder, database: 'comet_admin' });
  const adminUrl = given ?? embedded?.url ?? '';
  const [rowTypes, world] = await Promise.all([findRowTypes(), makeTemplates(adminUrl)]);
  project.provide('adminUrl', adminUrl);
  project.provide('template', template);
  project.provide('worldTemplate', worldTemplate);
  project.provide('world', world);
  project.provide('rowTypes', rowTypes);
  return async () => {
    await embedded?.stop();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  };
}

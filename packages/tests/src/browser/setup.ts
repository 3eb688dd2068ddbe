/** Once for all journeys: the real server with its demo, on a database of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import type { TestProject } from 'vitest/node';
import { startServer } from '../support/server-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly baseUrl: string;
    readonly databaseUrl: string;
    /** Where the server keeps its secret; the team's commands need the same. */
    readonly dataDir: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'comet-browser-'));
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'comet' });
  const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, SEED_DEMO: '1', TRUST_PROXY: '1' });
  project.provide('baseUrl', server.url);
  project.provide('databaseUrl', postgres.url);
  project.provide('dataDir', dataDir);
  return async () => {
    await server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

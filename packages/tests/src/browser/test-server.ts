/** The server of this test worker, as `setup.ts` started it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

export interface Home {
  readonly baseUrl: string;
  readonly databaseUrl: string;
  /** Where the server keeps its secret; the team's commands need the same. */
  readonly dataDir: string;
}

/** What the server of a home logged as errors. */
export const errorLogOf = ({ dataDir }: Pick<Home, 'dataDir'>): string => join(dataDir, 'errors.log');

/** What `setup.ts` writes once it is done: a home for each worker, or why there is none. */
export type Homes = { readonly homes: readonly Home[] } | { readonly error: string };

declare module 'vitest' {
  export interface ProvidedContext {
    readonly homesFile: string;
  }
}

const lookAgainMs = 100;

let own: Home | undefined;

/** Until this worker's server runs. Other tests run meanwhile, so it mostly does already. */
export async function awaitHome(): Promise<void> {
  const file = inject('homesFile');
  while (!existsSync(file)) await wait(lookAgainMs);
  const homes: Homes = JSON.parse(readFileSync(file, 'utf8'));
  if ('error' in homes) throw new Error(`the servers for journeys did not start: ${homes.error}`);
  own = homes.homes[(Number(process.env.VITEST_POOL_ID) - 1) % homes.homes.length];
}

/** One for each worker that can run at a time, so that journeys side by side never meet. */
export function home(): Home {
  if (own === undefined) throw new Error(`there is no server for worker ${process.env.VITEST_POOL_ID}`);
  return own;
}

/** The server of this test worker, as `setup.ts` started it. */
import { inject } from 'vitest';

export interface Home {
  readonly baseUrl: string;
  readonly databaseUrl: string;
  /** Where the server keeps its secret; the team's commands need the same. */
  readonly dataDir: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly homes: readonly Home[];
  }
}

/** One for each worker that can run at a time, so that journeys side by side never meet. */
export function home(): Home {
  const place = Number(process.env.VITEST_POOL_ID);
  const own = inject('homes')[place - 1];
  if (own === undefined) throw new Error(`there is no server for worker ${place}`);
  return own;
}

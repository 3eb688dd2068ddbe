/** Brings the database to the shape the tables declare, by the checked-in migrations, whoever else does so at once. */
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { withSessionLock } from './session-lock.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Runs what is missing, one process at a time. */
export const migrateDatabase = (sessionUrl: string): Promise<void> =>
  withSessionLock(sessionUrl, 'migration', (client) => migrate(drizzle(client), { migrationsFolder }));

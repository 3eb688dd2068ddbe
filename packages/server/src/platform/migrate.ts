/** Brings the database to the shape the tables declare, by the checked-in migrations, whoever else does so at once. */
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number that nothing else locks on: the letters of 'comet'. */
const advisoryLock = 99_111_109;

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Runs what is missing under an advisory lock, on a connection of its own without the pool's time-outs. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'comet-club-migration' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

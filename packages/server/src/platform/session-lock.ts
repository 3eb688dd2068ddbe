/** Work that only one process does at a time, such as migrations: a lock that is kept by a connection of its own. */
import pg from 'pg';
import { applicationName } from './embedded-postgres.ts';

/** Any numbers that nothing else locks on. */
const locks = { migration: 99_111_109, demo: 99_111_110 } as const;

/** Waits for the lock, however long another process has it, and works with the connection, which has no time-outs. */
export async function withSessionLock<T>(
  sessionUrl: string,
  lock: keyof typeof locks,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: sessionUrl,
    application_name: `${applicationName}-${lock}`,
    keepAlive: true,
  });
  // A connection that breaks while it only waits: the statement after it fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The role may have time-outs for the sake of a pooler.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [locks[lock]]);
    return await work(client);
  } finally {
    // Ending the connection frees it too, but a pooler would keep the session and with it the lock.
    await client.query('select pg_advisory_unlock($1)', [locks[lock]]).catch(() => undefined);
    await client.end();
  }
}

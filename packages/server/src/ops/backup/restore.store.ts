/** All SQL about a database that is restored into. */
import pg from 'pg';

/** So many ids are left out after a restore. What was numbered after the backup is lost, but browsers may still hold answers to it. */
export const skippedIds = 1_000_000;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Lets no id be given out again that a lost row had: an answer kept in a browser would meet another question. */
export const skipIds = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ moved: string }>(
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, least(max_value, coalesce(last_value, 0) + $1)) as moved
        from pg_sequences where schemaname = 'public'`,
      [skippedIds],
    );
    return rows.length;
  });

export async function requireEmpty(url: string): Promise<void> {
  const { rowCount } = await withClient(url, (client) =>
    client.query(`select from pg_tables where schemaname in ('public', 'drizzle', 'pgboss') limit 1`),
  );
  if (rowCount !== 0) throw new Error('the database is not empty: make another one and name it in DATABASE_URL');
}

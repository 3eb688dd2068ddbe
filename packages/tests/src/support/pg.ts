/** node-postgres reading numbers as the server does: an id that is a bigint comes as a number, not as text. */
import '@comet/server/platform/database';
import pg from 'pg';

export { pg };

/** Works with a connection of its own. */
export async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // One that breaks fails what is asked of it; unheard, the event would end the process, too.
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}

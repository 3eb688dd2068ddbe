/** What transactions of others wait for when they take long: a lock, the disk, a core. */
import { setInterval as every } from 'node:timers/promises';
import { type pg, withClient } from '../support/pg.ts';

const lookEveryMs = 250;
const longMs = 1000;

const look = `select coalesce(wait_event_type || ': ' || wait_event, 'at work') as wait, count(*) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend' and state = 'active' and xact_start < now() - ${longMs} * interval '1 ms'
    and application_name = $1 group by 1`;

export interface Waits {
  /** How often each was seen, of transactions that were at it for longer than a second. */
  readonly stop: () => Promise<ReadonlyMap<string, number>>;
}

/** Looks at the connections of this name. */
export function watchWaits(url: string, applicationName: string): Waits {
  const ending = new AbortController();
  const seen = new Map<string, number>();
  async function watch(client: pg.Client): Promise<void> {
    try {
      for await (const _ of every(lookEveryMs, undefined, { signal: ending.signal })) {
        const { rows } = await client.query<{ wait: string; count: number }>(look, [applicationName]);
        for (const { wait, count } of rows) seen.set(wait, (seen.get(wait) ?? 0) + count);
      }
    } catch (error) {
      if (!ending.signal.aborted) throw error;
    }
  }
  const watching = withClient(url, watch);
  return {
    stop: async () => {
      ending.abort();
      await watching;
      return seen;
    },
  };
}

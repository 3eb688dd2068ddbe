/** Hints between processes that something changed, over PostgreSQL's LISTEN and NOTIFY; gathered so that a class of children costs one NOTIFY. */
import { setTimeout as wait } from 'node:timers/promises';
import { type LiveEvent, liveEventSchema } from '@comet/contract/notifications';
import pg from 'pg';
import type { Database } from './database.ts';
import { applicationName } from './embedded-postgres.ts';
import type { Log } from './log.ts';

const channel = 'live';
const gatherMs = 200;
/** NOTIFY carries less than 8,000 bytes; an event has about 40. */
const eventsEach = 100;
const reconnectAfterMs = 250;
const maxReconnectDelayMs = 10_000;

export interface Live {
  /** Soon, to every listener of every process. Lost only with the process or the connection: a hint, not a fact. */
  publish(event: LiveEvent): void;
  /** Hears every event until the returned function is called. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /** Sends what is still gathered, then hears nothing more. */
  close(): Promise<void>;
}

const eventsSchema = liveEventSchema.array();

export async function openLive(database: Database, log: Pick<Log, 'warn'>): Promise<Live> {
  const listeners = new Set<(event: LiveEvent) => void>();
  const waiting = new Map<string, LiveEvent>();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  /** Connects once and hears until the connection ends; only a connection that stood is followed by another. */
  async function listen(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: database.url,
      application_name: `${applicationName}-live`,
      keepAlive: true,
    });
    fresh.on('error', (error) => log.warn({ err: error }, 'the live connection broke'));
    fresh.on('notification', ({ payload }) => {
      const events = eventsSchema.safeParse(JSON.parse(payload ?? '[]'));
      for (const event of events.data ?? []) for (const listener of listeners) listener(event);
    });
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    fresh.on('end', () => void reconnect());
    client = fresh;
  }

  async function reconnect(): Promise<void> {
    for (let tried = 0; !isClosed; tried++) {
      await wait(Math.min(reconnectAfterMs * 2 ** tried, maxReconnectDelayMs), undefined, { ref: false });
      try {
        if (!isClosed) await listen();
        return;
      } catch (error) {
        log.warn({ err: error }, 'the live connection is not back yet');
      }
    }
  }

  async function flush(): Promise<void> {
    timer = undefined;
    const events = [...waiting.values()];
    waiting.clear();
    for (let from = 0; from < events.length; from += eventsEach) {
      const payload = JSON.stringify(events.slice(from, from + eventsEach));
      await database.query({ name: 'publish-live', text: 'select pg_notify($1, $2)' }, [channel, payload]);
    }
  }

  await listen();
  return {
    publish: (event) => {
      waiting.set(`${event.type} ${event.studentId}`, event);
      timer ??= setTimeout(() => {
        flush().catch((error: unknown) => log.warn({ err: error }, 'live events were not sent'));
      }, gatherMs);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await flush().catch((error: unknown) => log.warn({ err: error }, 'live events were not sent'));
      await client?.end().catch(() => undefined);
    },
  };
}

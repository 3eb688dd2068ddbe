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
/** A connection that is refused or silent costs little, and pages wait for it. */
const maxReconnectDelayMs = 500;
const connectTimeoutMs = 1500;
/** How often the connection is asked whether it still is one: a machine that stands still closes nothing. */
const checkEveryMs = 2000;
const checkTimeoutMs = 1900;

export interface Live {
  /** Soon, to every listener of every process. Lost only with the process or the connection: a hint, not a fact. */
  publish(event: LiveEvent): void;
  /** Hears every event until the returned function is called. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  /** Called when the connection is back after a break, in which events may have been missed. */
  onMissed(listener: () => void): void;
  /** Sends what is still gathered, then hears nothing more. */
  close(): Promise<void>;
}

const eventsSchema = liveEventSchema.array();

export async function openLive(database: Database, log: Pick<Log, 'warn'>): Promise<Live> {
  const listeners = new Set<(event: LiveEvent) => void>();
  const missed = new Set<() => void>();
  const waiting = new Map<string, LiveEvent>();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  /** Connects once and hears until the connection ends; only a connection that stood is followed by another. */
  async function listen(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: database.sessionUrl,
      application_name: `${applicationName}-live`,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: checkTimeoutMs,
      keepAlive: true,
    });
    fresh.on('error', (error) => log.warn({ err: error }, 'the live connection broke'));
    fresh.on('notification', ({ payload }) => {
      const events = eventsSchema.safeParse(JSON.parse(payload ?? '[]'));
      for (const event of events.data ?? []) for (const listener of listeners) listener(event);
    });
    const end = (): void => void fresh.end().catch(() => undefined);
    try {
      await fresh.connect();
      // Refused by a standby, so that a connection never stays with what used to be the primary.
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      end();
      throw error;
    }
    const check = setInterval(() => void fresh.query('select 1').catch(end), checkEveryMs).unref();
    fresh.on('end', () => {
      clearInterval(check);
      void reconnect();
    });
    client = fresh;
  }

  async function reconnect(): Promise<void> {
    for (let tried = 0; !isClosed; tried++) {
      await wait(Math.min(reconnectAfterMs * 2 ** tried, maxReconnectDelayMs), undefined, { ref: false });
      try {
        if (isClosed) return;
        await listen();
        for (const listener of missed) listener();
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
    onMissed: (listener) => {
      missed.add(listener);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await flush().catch((error: unknown) => log.warn({ err: error }, 'live events were not sent'));
      await client?.end().catch(() => undefined);
    },
  };
}

/** The pool of connections: each to the PostgreSQL that takes writes, with time-outs on its side and on ours. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isFull } from './database-errors.ts';
import { applicationName } from './embedded-postgres.ts';

const statementTimeoutMs = 5_000;
const lockTimeoutMs = 3_000;
const idleInTransactionMs = 10_000;
const connectTimeoutMs = 3_000;
/** PostgreSQL ends a statement first, unless its machine stands still. */
const queryTimeoutMs = statementTimeoutMs + 500;
const keepAliveAfterMs = 5_000;
/** So long no more connections are opened after the database had no room for one. */
const fullMs = 5_000;
const lookAgainMs = 100;

/**
 * Our statements are named and few; planning each again costs more than it ever saves. And each keeps to one core: a report
 * that took several would take them from children who answer, and starting its workers costs more than it.
 */
const sessionSettings = '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0';

/** What a pooler's connections need to be given by the role or the pooler, since a client may not ask for it. */
const startupParameters = {
  statement_timeout: statementTimeoutMs,
  lock_timeout: lockTimeoutMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  options: sessionSettings,
};

export interface Connections {
  /** One that is free or new; waits for one where there may be no more. */
  take(): Promise<pg.PoolClient>;
  readonly load: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

const standbyError = (): Error => Object.assign(new Error('this PostgreSQL is a standby'), { code: '25006' });

/** After a failover a load balancer may lead to a standby for a moment: what is read there is old, and nothing can be written. */
function requireWritable(client: pg.PoolClient, done: (error?: Error) => void): void {
  client
    .query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby')
    .then(({ rows: [row] }) => done(row?.is_standby === false ? undefined : standbyError()), done);
}

export function openConnections(options: {
  readonly url: string;
  readonly poolSize: number;
  readonly isPooled: boolean;
  readonly onError: (error: Error) => void;
}): Connections {
  const { url, poolSize, isPooled, onError } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    application_name: applicationName,
    verify: requireWritable,
    ...(isPooled ? {} : startupParameters),
  });
  // A connection that breaks while nobody waits on it emits 'error'; unheard, it would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  let growing: NodeJS.Timeout | undefined;

  /** Nobody is refused for want of a connection that another one could stand in for. */
  function stopGrowing(): void {
    pool.options.max = Math.max(1, pool.totalCount);
    clearTimeout(growing);
    growing = setTimeout(() => {
      pool.options.max = poolSize;
    }, fullMs).unref();
  }

  return {
    take: async () => {
      for (const until = Date.now() + connectTimeoutMs; ; ) {
        try {
          return await pool.connect();
        } catch (error) {
          if (!isFull(error) || Date.now() > until) throw error;
          stopGrowing();
          if (pool.totalCount === 0) await wait(lookAgainMs);
        }
      }
    },
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

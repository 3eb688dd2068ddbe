/** The one way to PostgreSQL: a pool that outlives the database's restarts and failovers, named statements, and transactions. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openConnections } from './connections.ts';
import { asRefusal, isTransient, isUsableAfter } from './database-errors.ts';
import { refuseSettings } from './database-settings.ts';
import { createStatementRunner } from './run-statement.ts';
import type { Ask, CamelCased, Statement } from './statement.ts';

/** What stores take: the pool or a transaction. */
export interface Queryable {
  /** The rows with camel-cased names; `Row` says what the statement selects, and tests hold it to what comes. */
  query<Row extends CamelCased<Row> = Record<string, unknown>>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]>;
}

/** What is done one after another: transactions that share one of these people wait for each other, in every process. */
export interface Turns {
  readonly of: 'answers' | 'decks' | 'games' | 'lessons' | 'practices' | 'uploads';
  readonly userIds: readonly number[];
}

export interface Database extends Queryable {
  /**
   * Runs the work in one transaction; a deadlock or a serialisation failure is tried again from the start. With `turns` it
   * begins when its turn has come, so that all it reads of these people is what the one before it wrote.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, turns?: Turns): Promise<T>;
  /** The rows of several reads that do not depend on each other, in one way to the database. */
  queryTogether(asks: readonly Ask[]): Promise<object[][]>;
  /** Connections in use and waiting, for metrics. */
  readonly load: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  readonly url: string;
  /** Where a connection is a session of its own: for LISTEN and the job queue. */
  readonly sessionUrl: string;
  close(): Promise<void>;
}

const tries = 4;

/**
 * The locks are taken on the way that begins the transaction, which costs nothing more; in the order of the people, so that
 * nobody waits in a ring. What is read afterwards is read again: PostgreSQL looks again at each statement.
 */
function beginText(turns: Turns | undefined): string {
  if (turns === undefined || turns.userIds.length === 0) return 'begin';
  const ids = [...turns.userIds].sort((one, other) => one - other).join(',');
  return `begin; select pg_advisory_xact_lock(hashtext('${turns.of}'), id) from unnest('{${ids}}'::int[]) id`;
}

/** How the database is reached. */
export interface DatabaseOptions {
  readonly url: string;
  /**
   * Where a connection is a session of its own. Given where `url` leads to a pooler in transaction mode, on which nothing
   * may be expected of the connection once a transaction is over.
   */
  readonly sessionUrl?: string | undefined;
  /** Whether the pooler keeps named statements apart (pgbouncer from 1.21 on with max_prepared_statements). */
  readonly hasPoolerNamedStatements?: boolean | undefined;
  readonly poolSize: number;
  /** How many processes share the database, where somebody said so. */
  readonly processes?: number | undefined;
  readonly onError: (error: Error) => void;
}

/** Opens the pool. Throws a sentence when the database would lose acknowledged writes, is too old or too small. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, sessionUrl, hasPoolerNamedStatements = false } = options;
  const isPooled = sessionUrl !== undefined;
  const connections = openConnections({ ...options, isPooled });
  const { run, runTogether } = createStatementRunner({
    isNamed: !isPooled || hasPoolerNamedStatements,
    isSession: !isPooled,
  });

  /** Works with a connection, which is thrown away where it is of no more use to the next. */
  async function withConnection<T>(
    work: (client: pg.PoolClient, watch: Watch, isLost: () => boolean) => Promise<T>,
  ): Promise<T> {
    const client = await connections.take();
    let isLost = false;
    const watch: Watch = (asked, isUsable = isUsableAfter) =>
      asked.catch((error: unknown) => {
        isLost ||= !isUsable(error);
        throw error;
      });
    try {
      return await work(client, watch, () => isLost);
    } finally {
      client.release(isLost);
    }
  }

  const once = <T>(work: (tx: Queryable) => Promise<T>, begin: string): Promise<T> =>
    withConnection(async (client, watch, isLost) => {
      try {
        await watch(client.query(begin));
        const result = await work({ query: (statement, values) => watch(run(client, statement, values)) });
        await watch(client.query('commit'));
        return result;
      } catch (error) {
        // On a connection that is lost this would only wait; PostgreSQL does it by itself.
        if (!isLost()) await watch(client.query('rollback'), () => false).catch(() => undefined);
        throw error;
      }
    });

  const refusing = <T>(asked: Promise<T>): Promise<T> =>
    asked.catch((error: unknown) => {
      throw asRefusal(error);
    });

  try {
    await refuseSettings(connections.take, { ...options, isPooled });
  } catch (error) {
    await connections.close();
    throw error;
  }
  return {
    url,
    sessionUrl: sessionUrl ?? url,
    query: (statement, values) => refusing(withConnection((client, watch) => watch(run(client, statement, values)))),
    // Where one fails it is not known what was prepared before it, so that such a connection is not used again.
    queryTogether: (asks) => refusing(withConnection((client, watch) => watch(runTogether(client, asks), () => false))),
    transaction: async (work, turns) => {
      const begin = beginText(turns);
      for (let tried = 1; ; tried++) {
        try {
          return await once(work, begin);
        } catch (error) {
          if (!isTransient(error) || tried === tries) throw asRefusal(error);
          await wait(Math.random() * 20 * 2 ** tried);
        }
      }
    },
    load: connections.load,
    close: connections.close,
  };
}

/** Passes an answer on, and sees whether the connection was lost. */
type Watch = <T>(asked: Promise<T>, isUsable?: (error: unknown) => boolean) => Promise<T>;

/** The one way to PostgreSQL: a pool that outlives the database's restarts, named statements, and transactions. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { applicationName } from './embedded-postgres.ts';
import { Refusal } from './refusal.ts';
import { toLiteral } from './sql-literal.ts';

/** SQL with a name: PostgreSQL plans a named statement once a connection, which the answer path needs. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** An object none of whose names is written `like_this`: SQL's names stay in SQL. */
export type CamelCased<Row> = { readonly [Name in keyof Row]: Name extends `${string}_${string}` ? never : unknown };

/** What stores take: the pool or a transaction. */
export interface Queryable {
  /** The rows with camel-cased names; `Row` says what the statement selects, and tests hold it to what comes. */
  query<Row extends CamelCased<Row> = Record<string, unknown>>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]>;
}

/** One of several statements that are asked together. */
export interface Ask {
  readonly statement: Statement;
  readonly values: readonly unknown[];
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
  close(): Promise<void>;
}

const statementTimeoutMs = 5_000;
const lockTimeoutMs = 3_000;
const idleInTransactionMs = 10_000;
const connectTimeoutMs = 3_000;
const tries = 4;
const retryAfterSeconds = 2;

// int8 comes as text; our ids and sums stay far below 2^53, and one that does not must not be rounded silently.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
});

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error is a duplicate in this unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const named = typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : undefined;
  return codeOf(error) === '23505' && named === index;
}

const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** The database went away or is not back yet; a lock or statement that took too long counts as busy, too. */
function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(08|57P0|53|55P03|57014)/.test(code) || /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code)) return true;
  const message = error instanceof Error ? error.message : '';
  return /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable/i.test(
    message,
  );
}

const asRefusal = (error: unknown): unknown =>
  isUnavailable(error) ? new Refusal('unavailable', { retryAfterSeconds }) : error;

const camelNames = new Map<string, string>();

function toCamelName(name: string): string {
  const known = camelNames.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  camelNames.set(name, made);
  return made;
}

function runOn<Row extends CamelCased<Row>>(
  client: pg.Pool | pg.PoolClient,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]>;
async function runOn(
  client: pg.Pool | pg.PoolClient,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<object[]> {
  return namedRows(await client.query<unknown[]>({ name, text, values: [...values], rowMode: 'array' }));
}

function namedRows({ rows, fields }: pg.QueryArrayResult<unknown[]>): object[] {
  const names = fields.map((field) => toCamelName(field.name));
  return rows.map((row) => Object.fromEntries(names.map((key, at) => [key, row[at]])));
}

/** Which statements each connection has prepared to be asked together; PostgreSQL keeps them apart by their names. */
const preparedOn = new WeakMap<pg.PoolClient, Set<string>>();

/** Several statements as one text: what the connection does not know yet is prepared on the way. */
async function runTogether(client: pg.PoolClient, asks: readonly Ask[]): Promise<object[][]> {
  const prepared = preparedOn.get(client) ?? new Set();
  preparedOn.set(client, prepared);
  const lines = asks.flatMap(({ statement: { name, text }, values }) => {
    const known = pg.escapeIdentifier(`together ${name}`);
    const execute = `execute ${known}${values.length === 0 ? '' : `(${values.map(toLiteral).join(', ')})`}`;
    if (prepared.has(name)) return [execute];
    prepared.add(name);
    return [`prepare ${known} as ${text}`, execute];
  });
  // Of several statements pg gives a list, which its types do not say.
  const results = [await client.query<unknown[]>({ text: lines.join(';\n'), rowMode: 'array' })].flat();
  return results.filter(({ command }) => command !== 'PREPARE').map(namedRows);
}

/**
 * The locks are taken on the way that begins the transaction, which costs nothing more; in the order of the people, so that
 * nobody waits in a ring. What is read afterwards is read again: PostgreSQL looks again at each statement.
 */
function beginText(turns: Turns | undefined): string {
  if (turns === undefined || turns.userIds.length === 0) return 'begin';
  const ids = [...turns.userIds].sort((one, other) => one - other).join(',');
  return `begin; select pg_advisory_xact_lock(hashtext('${turns.of}'), id) from unnest('{${ids}}'::int[]) id`;
}

/** Opens the pool. Throws a sentence when the database would lose acknowledged writes or is too old. */
export async function openDatabase(options: {
  readonly url: string;
  readonly poolSize: number;
  readonly onError: (error: Error) => void;
}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    application_name: applicationName,
    // Our statements are named and few; planning each again costs more than it ever saves. And each keeps to one core: a
    // report that took several would take them from children who answer, and starting its workers costs more than it.
    options: '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0',
  });
  // A connection that breaks while nobody waits on it emits 'error'; unheard, it would end the process.
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  try {
    await refuseUnsafe(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }

  async function once<T>(work: (tx: Queryable) => Promise<T>, begin: string): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await work({ query: (statement, values) => runOn(client, statement, values) });
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => {
        broken = failed;
      });
      throw error;
    } finally {
      // A connection whose transaction could not be rolled back is not given to the next.
      client.release(broken);
    }
  }

  return {
    url: options.url,
    query: async (statement, values) => {
      try {
        return await runOn(pool, statement, values);
      } catch (error) {
        throw asRefusal(error);
      }
    },
    queryTogether: async (asks) => {
      const client = await pool.connect().catch((error: unknown) => {
        throw asRefusal(error);
      });
      let failed: unknown;
      try {
        return await runTogether(client, asks);
      } catch (error) {
        failed = error;
        throw asRefusal(error);
      } finally {
        // What of it was prepared is no longer known, so the connection is not used again.
        client.release(failed !== undefined);
      }
    },
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
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Settings under which a crash would lose answers that were acknowledged. */
const mustBeOn = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;
const oldestVersion = 150_000;

async function refuseUnsafe(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Record<string, string>>(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
      current_setting('full_page_writes') as full_page_writes, current_setting('server_version_num') as version`,
  );
  const [settings = {}] = rows;
  const off = mustBeOn.find((name) => settings[name] === 'off');
  if (off !== undefined) throw new Error(`PostgreSQL runs with ${off} off, which loses answers in a crash; turn it on`);
  if (Number(settings.version) < oldestVersion) throw new Error('PostgreSQL is older than 15; use 15 or newer');
}

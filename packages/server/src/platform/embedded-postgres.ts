/**
 * Starts a real PostgreSQL from an npm package beside the data, so that a newcomer needs to install none. A killed server
 * leaves it running: the next start takes it over. Several servers on one data folder share it; the last one stops it.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { type PostgresHome, preparePostgresHome } from './postgres-folders.ts';
import { isPostmasterStale } from './stale-postmaster.ts';

/** Told what the watch saw. */
export interface Watcher {
  onRestarted(): void;
  /** It could not be started again; the watch goes on trying. */
  onError(error: unknown): void;
}

export interface EmbeddedPostgres {
  readonly url: string;
  /** Whether it was running already. */
  readonly tookOver: boolean;
  /** Looks every second whether it still lives and starts it again on the same port when it died. Gives what ends the watch. */
  watch(watcher: Watcher): () => Promise<void>;
  /** Stops it, unless another server still works with it. */
  stop(): Promise<void>;
}

/** Connections whose name begins so keep the database up; a server's live connection always stands. */
export const applicationName = 'comet-club';
const superuser = 'comet';
const readyWithinMs = 30_000;
const watchEveryMs = 1000;

async function run(home: PostgresHome, program: string, args: readonly string[]): Promise<string> {
  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const child = spawn(program, args, { ...home.runAs, cwd: '/', env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  // 'exit', not 'close': pg_ctl leaves the server behind, which keeps the pipes open.
  const code = await new Promise<number | null>((done, failed) => child.on('exit', done).on('error', failed));
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${printed.trim().slice(-2000)}`);
  return printed;
}

/** The password, made at the first start and kept beside the data for this user only. */
async function readPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres-password');
  await writeFile(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(() => undefined);
  return readFile(path, 'utf8');
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Initialises into a folder of its own and moves it into place whole: a start that was cut short leaves nothing half done. */
async function initialise(home: PostgresHome, data: string, password: string): Promise<void> {
  if (await exists(join(data, 'PG_VERSION'))) return;
  const fresh = join(home.folder, `fresh-${process.pid}`);
  const passwordFile = join(home.folder, `password-${process.pid}`);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (home.runAs !== undefined) await chown(passwordFile, home.runAs.uid, home.runAs.gid);
  try {
    await run(home, home.initdb, [
      `--pgdata=${fresh}`,
      '--auth=scram-sha-256',
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
    ]);
    await rename(fresh, data).catch(() => rm(fresh, { recursive: true, force: true }));
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** The port in postmaster.pid, where a server is running or was. */
async function readPort(data: string): Promise<number | undefined> {
  const lines = await readFile(join(data, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const port = Number(lines[3]);
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

const urlFor = (port: number, password: string, database: string): string =>
  `postgresql://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** Asks the server something; undefined when it cannot be reached. */
async function ask(url: string, text: string): Promise<pg.QueryResult<Record<string, unknown>> | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.query(text);
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The port of a server that answers with our password, waiting while one is starting up or recovering. */
async function findRunning(data: string, password: string, withinMs: number): Promise<number | undefined> {
  const until = Date.now() + withinMs;
  for (;;) {
    // One that was killed a moment ago may still be dying: it is asked for again and again.
    if (await isPostmasterStale(data)) return undefined;
    const port = await readPort(data);
    if (port !== undefined && (await ask(urlFor(port, password, 'postgres'), 'select 1')) !== undefined) return port;
    if (Date.now() >= until) return undefined;
    await wait(100);
  }
}

async function start(
  home: PostgresHome,
  data: string,
  password: string,
  wantedPort?: number,
): Promise<{ port: number; tookOver: boolean }> {
  const running = await findRunning(data, password, readyWithinMs);
  if (running !== undefined) return { port: running, tookOver: true };
  const port = wantedPort ?? (await freePort());
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 -c shared_buffers=256MB -c jit=off -c timezone=UTC`;
  const log = join(home.folder, 'postgres.log');
  const seconds = String(readyWithinMs / 1000);
  try {
    await run(home, home.pgCtl, ['start', '-w', '-t', seconds, '-D', data, '-l', log, '-o', options]);
    return { port, tookOver: false };
  } catch (error) {
    // Another server may have been a moment faster.
    const other = await findRunning(data, password, 5000);
    if (other !== undefined) return { port: other, tookOver: true };
    throw error;
  }
}

/** The url that everybody holds names the port, so the new one listens where the old one did. */
function watchOver(
  home: PostgresHome,
  data: string,
  password: string,
  port: number,
  watcher: Watcher,
): () => Promise<void> {
  const ended = new AbortController();
  const watching = (async () => {
    for (;;) {
      await wait(watchEveryMs, undefined, { signal: ended.signal, ref: false });
      if (!(await isPostmasterStale(data))) continue;
      try {
        await start(home, data, password, port);
        watcher.onRestarted();
      } catch (error) {
        watcher.onError(error);
      }
    }
  })().catch(() => undefined);
  return async () => {
    ended.abort();
    await watching;
  };
}

/** Starts or takes over the PostgreSQL of a data folder and makes sure that the database is there. */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string;
  readonly database: string;
}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const home = await preparePostgresHome(dataDir);
  const data = join(home.folder, 'data');
  const password = await readPassword(dataDir);
  await initialise(home, data, password);
  const { port, tookOver } = await start(home, data, password);
  const admin = urlFor(port, password, 'postgres');
  const found = await ask(admin, `select from pg_database where datname = '${options.database}'`);
  if (found === undefined) throw new Error(`PostgreSQL in ${data} does not take the password of ${dataDir}`);
  if (found.rowCount === 0) await ask(admin, `create database "${options.database}"`);
  return {
    url: urlFor(port, password, options.database),
    tookOver,
    watch: (watcher) => watchOver(home, data, password, port, watcher),
    stop: async () => {
      const others = await ask(admin, `select from pg_stat_activity where application_name like '${applicationName}%'`);
      if (others?.rowCount === 0) await run(home, home.pgCtl, ['stop', '-D', data, '-m', 'fast', '-w', '-t', '20']);
    },
  };
}

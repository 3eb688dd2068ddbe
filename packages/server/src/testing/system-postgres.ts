/** A PostgreSQL of this machine's own packages, with the programs that make backups; the embedded one comes without them. */
import { execFile } from 'node:child_process';
import { appendFile, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../platform/free-port.ts';
import { findServiceUser } from '../platform/postgres-folders.ts';

const run = promisify(execFile);
const installed = '/usr/lib/postgresql';

/** Where the programs of the newest installed version are; undefined where none is. */
export async function findPostgresPrograms(): Promise<string | undefined> {
  const versions = await readdir(installed).catch((): string[] => []);
  const [newest] = versions.sort((one, other) => Number(other) - Number(one));
  return newest === undefined ? undefined : join(installed, newest, 'bin');
}

export type SystemPostgres = Awaited<ReturnType<typeof openSystemPostgres>>;

/** Folders in which data folders and the archive of the log are. */
export async function openSystemPostgres(bin: string) {
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? await findServiceUser() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'comet-system-postgres-'));
  const archive = join(folder, 'archive');
  const give = async (path: string): Promise<void> => {
    if (owner !== undefined) await chown(path, owner.uid, owner.gid);
  };
  await mkdir(archive);
  await give(archive);
  await give(folder);
  const running = new Set<string>();
  const ctl = (data: string, ...args: string[]) =>
    run(join(bin, 'pg_ctl'), ['-D', data, ...args], { ...owner, cwd: '/' });
  return {
    folder,
    archive,
    /** Makes a data folder whose log is archived. */
    async create(): Promise<string> {
      const data = join(folder, 'data');
      await run(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'comet', '-E', 'UTF8', '--locale=C.UTF-8'], {
        ...owner,
        cwd: '/',
      });
      const settings = ['wal_level = replica', 'archive_mode = on', `archive_command = 'cp "%p" "${archive}/%f"'`];
      await appendFile(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
      return data;
    },
    /** Hands a folder that we have made to the owner of PostgreSQL. */
    async giveAll(path: string): Promise<void> {
      for (const entry of await readdir(path, { recursive: true })) await give(join(path, entry));
      await give(path);
    },
    /** Gives the address of a database in it. */
    async start(data: string): Promise<(database: string) => string> {
      const port = await freePort();
      const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
      running.add(data);
      await ctl(data, 'start', '-w', '-t', '60', '-l', join(folder, `${port}.log`), '-o', options);
      return (database) => `postgresql://comet@127.0.0.1:${port}/${database}`;
    },
    async close(): Promise<void> {
      for (const data of running) await ctl(data, 'stop', '-m', 'immediate').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `npm run ops -- backup`: the database as a dump or as a base for any later time, with the uploaded files. */
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { flag, type Given, has, option, value } from '../cli-options.ts';
import { secretMarkOf, writeManifest } from './manifest.ts';
import { runTool } from './postgres-tools.ts';

export const backupOptions = { to: value, base: flag, bin: value } as const;

export type BackupConfig = Pick<Config, 'dataDir' | 'secret' | 's3'>;

export const dumpName = 'database.dump';
export const baseName = 'base';
export const filesName = 'files';

export async function copyFiles(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, force: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** The server may go on meanwhile. */
export async function backUp(config: BackupConfig, url: string, given: Given): Promise<string> {
  const to = option(given, 'to');
  const bin = has(given, 'bin') ? option(given, 'bin') : undefined;
  const kind = has(given, 'base') ? 'base' : 'dump';
  // Never into a folder that is there: a backup that failed half way must not look like the one before it.
  await mkdir(to, { mode: 0o700 });
  const keepFiles = async (): Promise<void> => {
    if (config.s3 === undefined) await copyFiles(join(config.dataDir, filesName), join(to, filesName));
  };
  // Before and after: files that are deleted or come while the database is read are in it either way, and none ever changes.
  await keepFiles();
  if (kind === 'base')
    await runTool(
      bin,
      'pg_basebackup',
      ['--pgdata', join(to, baseName), '--checkpoint=fast', '--wal-method=stream'],
      url,
    );
  else await runTool(bin, 'pg_dump', ['--format=custom', '--file', join(to, dumpName)], url);
  await keepFiles();
  const bucket = config.s3?.bucket ?? null;
  await writeManifest(to, { madeAt: new Date().toISOString(), kind, secretMark: secretMarkOf(config.secret), bucket });
  return [
    `The backup is in ${to}.`,
    `Not in it: SECRET. Without it nobody passes the second step of a log-in: keep it where backups are not.`,
    bucket === null
      ? 'Uploaded files are in it.'
      : `Not in it: the files of bucket ${bucket}; its own versions keep them.`,
  ].join('\n');
}

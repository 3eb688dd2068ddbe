/** `npm run ops -- restore`: a dump into an empty database, or a base into a folder from which PostgreSQL goes on to a time. */
import { appendFile, chmod, cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Given, has, option, value } from '../cli-options.ts';
import { type BackupConfig, baseName, copyFiles, dumpName, filesName } from './backup.ts';
import { readManifest, secretMarkOf } from './manifest.ts';
import { runTool } from './postgres-tools.ts';
import { requireEmpty, skipIds, skippedIds } from './restore.store.ts';

export const restoreOptions = { from: value, bin: value, into: value, archive: value, at: value } as const;

const setting = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Makes a data folder from which PostgreSQL goes on to that time by itself. */
async function prepareFolder(from: string, into: string, given: Given): Promise<void> {
  const archive = resolve(option(given, 'archive'));
  const at = new Date(option(given, 'at'));
  if (Number.isNaN(at.getTime())) throw new Error('--at is a time such as 2026-11-23T10:00:00Z');
  await cp(join(from, baseName), into, { recursive: true, errorOnExist: true, force: false });
  await chmod(into, 0o700);
  const settings = [
    `restore_command = ${setting(`cp "${archive}/%f" "%p"`)}`,
    `recovery_target_time = ${setting(at.toISOString().replace('T', ' ').replace('Z', '+00'))}`,
    `recovery_target_action = 'promote'`,
  ];
  await appendFile(join(into, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  await writeFile(join(into, 'recovery.signal'), '');
}

export async function restore(config: BackupConfig, url: string, given: Given): Promise<string> {
  const from = option(given, 'from');
  const manifest = await readManifest(from);
  if (manifest.secretMark !== secretMarkOf(config.secret))
    throw new Error('SECRET is not the one of this backup: second steps of log-ins could not be read');
  if (manifest.kind === 'base') {
    const into = option(given, 'into');
    await prepareFolder(from, into, given);
    await copyFiles(join(from, filesName), join(config.dataDir, filesName));
    return `Start PostgreSQL on ${into} as its owner; it plays the archive up to that time. Then: npm run ops -- restore:skip-ids`;
  }
  await requireEmpty(url);
  const bin = has(given, 'bin') ? option(given, 'bin') : undefined;
  const args = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', join(from, dumpName)];
  await runTool(bin, 'pg_restore', args, url);
  await copyFiles(join(from, filesName), join(config.dataDir, filesName));
  const sequences = await skipIds(url);
  return `Restored what was there at ${manifest.madeAt}; ${sequences} sequences left out ${skippedIds} ids. Check it: npm run ops -- ledger:check`;
}

/** What a backup says about itself, so that it is not restored to where it can't be read. */
import { createHmac } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  madeAt: z.iso.datetime(),
  /** `dump` is one database; `base` is the data folder of PostgreSQL, for any later time that the archive reaches. */
  kind: z.enum(['dump', 'base']),
  /** Tells whether SECRET is the one that codes, keys and links were sealed with; SECRET itself is not in a backup. */
  secretMark: z.string(),
  /** The bucket whose files are not in here; null where they are. */
  bucket: z.string().nullable(),
});
export type Manifest = z.infer<typeof schema>;

export const secretMarkOf = (secret: string): string =>
  createHmac('sha256', secret).update('mark of a backup').digest('base64url').slice(0, 16);

const pathIn = (folder: string): string => join(folder, 'backup.json');

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(pathIn(folder), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });

/** Throws a sentence when the folder holds no whole backup: the manifest is written last. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(pathIn(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} holds no whole backup: backup.json is missing`);
  return schema.parse(JSON.parse(text));
}

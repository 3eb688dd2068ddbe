/** Chooses where files are: S3 if it is set, otherwise a folder beside the data. */
import { join } from 'node:path';
import type { Config } from './config.ts';
import { createDiskFiles, type DiskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import type { Log } from './log.ts';
import { Refusal } from './refusal.ts';
import { createS3Files } from './s3-files.ts';

/** Storage that is full, gone or silent is told apart from our own faults: who waits gets a sentence, and nothing is half done. */
function refuseWhenDown<Args extends readonly unknown[], Answer>(
  work: (...args: Args) => Promise<Answer>,
  log: Pick<Log, 'warn'>,
): (...args: Args) => Promise<Answer> {
  return async (...args) => {
    try {
      return await work(...args);
    } catch (error) {
      if (error instanceof RangeError || error instanceof Refusal) throw error;
      log.warn({ err: error }, 'the file storage has trouble');
      throw new Refusal('storageUnavailable', { retryAfterSeconds: 5 });
    }
  };
}

const guarded = (files: Files, log: Pick<Log, 'warn'>): Files => ({
  partBytes: files.partBytes,
  folder: files.folder,
  put: refuseWhenDown(files.put, log),
  get: refuseWhenDown(files.get, log),
  delete: refuseWhenDown(files.delete, log),
  linkTo: refuseWhenDown(files.linkTo, log),
  beginParts: refuseWhenDown(files.beginParts, log),
  listParts: refuseWhenDown(files.listParts, log),
  linkToPart: refuseWhenDown(files.linkToPart, log),
  joinParts: refuseWhenDown(files.joinParts, log),
  dropParts: refuseWhenDown(files.dropParts, log),
});

export type ChosenFiles = Files | DiskFiles;

export function chooseFiles(config: Pick<Config, 's3' | 'dataDir'>, log: Pick<Log, 'warn'>): ChosenFiles {
  if (config.s3 !== undefined) return guarded(createS3Files(config.s3), log);
  const disk = createDiskFiles(join(config.dataDir, 'files'));
  return { ...guarded(disk, log), folder: disk.folder, writePart: refuseWhenDown(disk.writePart, log) };
}

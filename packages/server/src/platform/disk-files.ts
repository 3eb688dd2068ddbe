/**
 * Files in a folder of this machine. The parts of a large file are written to their place in one file, so that joining them
 * copies nothing; an empty marker beside it says that a part is whole, and is made after the bytes are on the disk. Whoever
 * writes has a sign beside the markers. Joining moves that folder away first, so that nobody else begins, and waits for those
 * who still write: what was looked at can't change any more, whichever server writes.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { minutes } from '@comet/domain/time';
import { checkKey, type Files, type PartedUpload } from './files.ts';

/** Small enough to come within the time a request may take over a slow line. */
const partBytes = 1024 ** 2;

export interface DiskFiles extends Files {
  readonly folder: string;
  /** Writes a part to its place. Throws a RangeError when it is longer or shorter than `sizeBytes`, or the upload is over. */
  writePart(key: string, partNumber: number, body: Readable, sizeBytes: number): Promise<void>;
}

const marker = /^(\d+)-(\d+)$/;
const sign = /^writing-/;
/** Longer than any request lasts: the server that left this sign was killed. */
const signLastsMs = minutes(2);
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function emptyWhenMissing(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}

/** Whoever sends on after the file was joined or given up is told so, and not that the disk has trouble. */
function refuseWhenOver(error: unknown): never {
  throw isMissing(error) ? new RangeError('this upload is over') : error;
}

export function createDiskFiles(folder: string): DiskFiles {
  const pathOf = (key: string): string => join(folder, checkKey(key));
  const growing = (key: string): string => `${pathOf(key)}.part`;
  const markers = (key: string): string => `${pathOf(key)}.parts`;
  const sealed = (key: string): string => `${pathOf(key)}.sealed`;

  const namesIn = (path: string): Promise<string[]> => readdir(path).catch(emptyWhenMissing);

  async function listParts({ key }: Pick<PartedUpload, 'key'>) {
    const names = [...(await namesIn(markers(key))), ...(await namesIn(sealed(key)))];
    return names.flatMap((name) => {
      const [, partNumber, sizeBytes] = marker.exec(name) ?? [];
      return partNumber === undefined ? [] : [{ partNumber: Number(partNumber), sizeBytes: Number(sizeBytes) }];
    });
  }

  async function isBeingWritten(key: string): Promise<boolean> {
    const signs = (await namesIn(sealed(key))).filter((name) => sign.test(name));
    const ages = signs.map((name) => stat(join(sealed(key), name)).then(({ mtimeMs }) => Date.now() - mtimeMs));
    return (await Promise.allSettled(ages)).some((age) => age.status === 'fulfilled' && age.value < signLastsMs);
  }

  async function writeAt(path: string, from: number, body: Readable, sizeBytes: number): Promise<void> {
    const file = await open(path, 'r+').catch(refuseWhenOver);
    try {
      let written = 0;
      for await (const piece of body) {
        const bytes: Buffer = Buffer.from(piece);
        if (written + bytes.length > sizeBytes) throw new RangeError('this part is too long');
        await file.write(bytes, 0, bytes.length, from + written);
        written += bytes.length;
      }
      if (written !== sizeBytes) throw new RangeError('this part is too short');
      await file.sync();
    } finally {
      await file.close();
    }
  }

  async function dropParts({ key }: Pick<PartedUpload, 'key'>): Promise<void> {
    for (const path of [markers(key), sealed(key)]) await rm(path, { recursive: true, force: true });
    await rm(growing(key), { force: true });
  }

  return {
    partBytes,
    folder,
    put: async (key, body) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const fresh = `${path}.part`;
      try {
        await pipeline(body, createWriteStream(fresh));
        await rename(fresh, path);
      } catch (error) {
        await rm(fresh, { force: true });
        throw error;
      }
    },
    get: async (key, range) => {
      const path = pathOf(key);
      const size = await stat(path).then(
        (found) => found.size,
        () => undefined,
      );
      return size === undefined ? undefined : { body: createReadStream(path, range), size };
    },
    delete: async (key) => {
      await rm(pathOf(key), { force: true });
    },
    linkTo: async () => undefined,

    beginParts: async (key) => {
      await mkdir(markers(key), { recursive: true });
      await writeFile(growing(key), '', { flag: 'a' });
      return 'disk';
    },
    listParts,
    linkToPart: async () => undefined,
    writePart: async (key, partNumber, body, sizeBytes) => {
      const name = `writing-${randomUUID()}`;
      await writeFile(join(markers(key), name), '').catch(refuseWhenOver);
      try {
        await writeAt(growing(key), (partNumber - 1) * partBytes, body, sizeBytes);
      } finally {
        for (const path of [markers(key), sealed(key)]) await rm(join(path, name), { force: true });
      }
      await writeFile(join(markers(key), `${partNumber}-${sizeBytes}`), '').catch(refuseWhenOver);
    },
    joinParts: async ({ key }) => {
      await rename(markers(key), sealed(key)).catch(emptyWhenMissing);
      if (await isBeingWritten(key)) throw new Error('a part of this file is still being written');
      await rename(growing(key), pathOf(key)).catch(async (error: unknown) => {
        // Repeated after a crash: the file is in its place already.
        if (!isMissing(error)) throw error;
        await stat(pathOf(key));
      });
      await dropParts({ key });
    },
    dropParts,
  };
}

/** Reads zip files that strangers made: nothing is unpacked to a disk, and nothing is read beyond what was said and allowed. */

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';

/** A zip that is none, is broken or goes beyond what is allowed. */
export class ZipRefused extends RangeError {}

export interface ZipLimits {
  readonly mostEntries: number;
  /** Unpacked, all together. */
  readonly mostBytes: number;
}

/** A file in a zip; its name has no `..`, no drive and no backslash. */
export interface ZippedFile {
  readonly name: string;
  readonly sizeBytes: number;
  /** Ends with an error when it unpacks to more or less than `sizeBytes`. */
  open(): Promise<Readable>;
}

export interface ReadZip {
  readonly files: ReadonlyMap<string, ZippedFile>;
  close(): void;
}

const deepestPath = 8;
const longestName = 200;
/** Nothing that belongs in a package packs better: captions of one letter, a thousand times over, are a bomb. */
const mostPacked = 200;
const smallBytes = 1024 * 1024;

const kindBits = 0o170000;
const linkBits = 0o120000;
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & kindBits) === linkBits;

function check(entry: Entry): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (!entry.canDecodeFileData() || entry.isEncrypted()) throw new ZipRefused(`${fileName} can't be unpacked`);
  if (fileName.length > longestName || fileName.split('/').length > deepestPath)
    throw new ZipRefused('a name in this zip is too long or too deep');
  if (isLink(entry)) throw new ZipRefused(`${fileName} is a link`);
  if (uncompressedSize > smallBytes && uncompressedSize > compressedSize * mostPacked)
    throw new ZipRefused(`${fileName} unpacks to far more than it is`);
}

/** The bytes of a file. What unpacks to something else than the zip says ends with a refusal. */
async function* unpacked(name: string, packed: Readable): AsyncGenerator<unknown> {
  try {
    yield* packed;
  } catch (error) {
    throw new ZipRefused(`${name} can't be unpacked`, { cause: error });
  }
}

async function listFiles(zip: ZipFile, { mostEntries, mostBytes }: ZipLimits): Promise<Map<string, ZippedFile>> {
  if (zip.entryCount > mostEntries) throw new ZipRefused('there are too many files in this zip');
  const files = new Map<string, ZippedFile>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    check(entry);
    bytes += entry.uncompressedSize;
    if (bytes > mostBytes) throw new ZipRefused('this zip unpacks to too much');
    if (entry.fileName.endsWith('/')) continue;
    if (files.has(entry.fileName)) throw new ZipRefused(`${entry.fileName} is there twice`);
    files.set(entry.fileName, {
      name: entry.fileName,
      sizeBytes: entry.uncompressedSize,
      open: async () => Readable.from(unpacked(entry.fileName, await zip.openReadStreamPromise(entry))),
    });
  }
  return files;
}

const options = { lazyEntries: true, autoClose: false, strictFileNames: true };

/**
 * Opens a zip, by its path or in memory, and lists it. Throws a ZipRefused for what is none, or is beyond the limits; yauzl itself
 * refuses names that climb.
 */
export async function readZip(from: string | Buffer, limits: ZipLimits): Promise<ReadZip> {
  const opening = typeof from === 'string' ? openPromise(from, options) : fromBufferPromise(from, options);
  const zip = await opening.catch((error: unknown) => {
    throw new ZipRefused('this is no zip', { cause: error });
  });
  try {
    return { files: await listFiles(zip, limits), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof ZipRefused ? error : new ZipRefused('this zip is broken', { cause: error });
  }
}

/** The bytes of a file of a zip. Throws a RangeError where they are more than allowed, or not what the zip says. */
export async function readBytes(file: ZippedFile, mostBytes: number): Promise<Buffer> {
  if (file.sizeBytes > mostBytes) throw new RangeError(`${file.name} is too large`);
  return buffer(await file.open());
}

/** A small file of a zip as text. Throws a RangeError where it is larger than allowed, or no UTF-8. */
export async function readText(file: ZippedFile, mostBytes: number): Promise<string> {
  const bytes = await readBytes(file, mostBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new RangeError(`${file.name} can't be read`, { cause: error });
  }
}

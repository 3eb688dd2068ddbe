/**
 * Opens an Anki package (.apkg): a zip archive with a database and its media. Three versions are about: collection.anki2 is the
 * oldest, collection.anki21 came next, and collection.anki21b packs everything with zstd. Newer packages carry an older one as a
 * dummy that only asks for an update, so the newest is taken.
 */
import { zstdDecompressSync } from 'node:zlib';
import { BinaryReader } from '@bufbuild/protobuf/wire';
import { z } from 'zod';
import { readBytes, readZip, type ZippedFile } from '../../platform/zip-reader.ts';

const packageLimits = { mostEntries: 10_000, mostBytes: 200 * 1024 ** 2 };
/** Of one file in the package, unpacked. */
const maxFileBytes = 64 * 1024 ** 2;

/** The file is no package, a broken one, or one that would take too much to read. */
export class UnreadablePackage extends Error {}

export interface AnkiPackage {
  readonly collection: Uint8Array;
  /** The newest format: note types, decks and designs have tables of their own. */
  readonly isNewest: boolean;
  /** A file of the media by the name that cards call it by. */
  readonly readMedia: (name: string) => Promise<Uint8Array | undefined>;
}

const collectionNames = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;

const unpack = (bytes: Uint8Array): Uint8Array => zstdDecompressSync(bytes, { maxOutputLength: maxFileBytes });

const lengthDelimited = 2;

/** The names of the media of the newest format, in the order of their entries: a message with a list of messages, field 1 of each its name. */
function readMediaNames(list: Uint8Array): string[] {
  const names: string[] = [];
  const reader = new BinaryReader(list);
  while (reader.pos < reader.len) {
    const [field, type] = reader.tag();
    if (field !== 1 || type !== lengthDelimited) {
      reader.skip(type, field);
      continue;
    }
    const entry = new BinaryReader(reader.bytes());
    let name = '';
    while (entry.pos < entry.len) {
      const [entryField, entryType] = entry.tag();
      if (entryField === 1 && entryType === lengthDelimited) name = entry.string();
      else entry.skip(entryType, entryField);
    }
    names.push(name);
    if (names.length > packageLimits.mostEntries) throw new UnreadablePackage('too many files');
  }
  return names;
}

const olderMediaSchema = z.record(z.string(), z.string());

/** Which entry has which file: the entries are numbered. */
function readMediaList(list: Uint8Array | undefined, isNewest: boolean): Map<string, string> {
  if (list === undefined || list.length === 0) return new Map();
  if (isNewest) return new Map(readMediaNames(unpack(list)).map((name, place) => [name, String(place)]));
  const named = olderMediaSchema.parse(JSON.parse(Buffer.from(list).toString('utf8')));
  return new Map(Object.entries(named).map(([entry, name]) => [name, entry]));
}

/** Throws UnreadablePackage. */
export async function openPackage(file: Buffer): Promise<AnkiPackage> {
  try {
    const { files } = await readZip(file, packageLimits);
    const read = (entry: ZippedFile): Promise<Uint8Array> => readBytes(entry, maxFileBytes);
    const name = collectionNames.find((known) => files.has(known));
    const packed = name === undefined ? undefined : files.get(name);
    if (packed === undefined) throw new UnreadablePackage('no collection');
    const isNewest = name === 'collection.anki21b';
    const list = files.get('media');
    const media = readMediaList(list && (await read(list)), isNewest);
    let mediaBytes = 0;
    return {
      collection: isNewest ? unpack(await read(packed)) : await read(packed),
      isNewest,
      readMedia: async (wanted) => {
        const entry = files.get(media.get(wanted) ?? '');
        if (entry === undefined || entry.sizeBytes > maxFileBytes) return undefined;
        const bytes = isNewest ? unpack(await read(entry)) : await read(entry);
        mediaBytes += bytes.length;
        if (mediaBytes > packageLimits.mostBytes) throw new UnreadablePackage('too large');
        return bytes;
      },
    };
  } catch (error) {
    throw error instanceof UnreadablePackage ? error : new UnreadablePackage('broken', { cause: error });
  }
}

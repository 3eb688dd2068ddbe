/** Pictures and documents that tutors upload, and links to all files for the features that show them. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileIdOf, filesBase, type UploadedFile } from '@comet/contract/uploads';
import { extensionOf, type FileKind, maxBytesAPerson, maxFileBytes } from '@comet/domain/uploads/upload-rules';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { FileLinks, Files } from '../platform/files.ts';
import { Refusal } from '../platform/refusal.ts';
import { headBytes, readPictureOrDocument, videoTypeOf } from './file-content.ts';
import { linkFor } from './signed-links.ts';
import * as store from './uploads.store.ts';

export interface UploadsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly links: FileLinks;
}

export type UploadsService = ReturnType<typeof createUploadsService>;

export function createUploadsService({ database, clock, files, links }: UploadsParts) {
  const linkOf = (file: Pick<store.FileRow, 'fileId' | 'extension'>): string =>
    `${filesBase}/${linkFor(links, file, clock.now())}`;

  /** A file as its owner sees it. */
  async function describe(file: store.FileRow): Promise<UploadedFile> {
    const { fileId, kind, isReady, durationMs, sizeBytes, posterFileId } = file;
    const [poster] = posterFileId === null ? [] : await store.listFiles(database, [posterFileId]);
    return {
      fileId,
      kind,
      state: isReady ? 'ready' : 'uploading',
      url: isReady ? linkOf(file) : null,
      posterUrl: poster === undefined ? null : linkOf(poster),
      durationMs,
      sizeBytes,
    };
  }

  /** Writes a stored file down, if its owner has room for it; else it is deleted again. */
  async function insertStored(file: store.NewFile): Promise<UploadedFile> {
    const { ownerId, fileId, sizeBytes } = file;
    try {
      await database.transaction(
        async (tx) => {
          const storedBytes = ownerId === null ? 0 : (await store.countFiles(tx, ownerId)).bytes;
          if (storedBytes + sizeBytes > maxBytesAPerson) throw new Refusal('storageFull');
          await store.insertFile(tx, file, clock.now());
        },
        { of: 'uploads', userIds: ownerId === null ? [] : [ownerId] },
      );
    } catch (error) {
      await files.delete(fileId);
      throw error;
    }
    return describe({ ...file, isReady: true, storageUploadId: null, posterFileId: null });
  }

  return {
    describe,

    /**
     * Stores a video that is here already, out of a package or the demo, and does not come in parts. `ownerId` is null for the
     * team's, `durationMs` undefined where it still has to be found out. Throws a Refusal.
     */
    async storeVideo(
      ownerId: number | null,
      video: { readonly body: Readable; readonly sizeBytes: number; readonly durationMs: number | undefined },
    ): Promise<UploadedFile> {
      const { body, sizeBytes, durationMs = null } = video;
      if (sizeBytes > maxFileBytes.video) throw new Refusal('fileTooLarge');
      const fileId = randomUUID();
      await files.put(fileId, body, sizeBytes);
      const head = await files.get(fileId, { start: 0, end: headBytes - 1 });
      const type = head === undefined ? undefined : await videoTypeOf(await buffer(head.body));
      if (type === undefined) {
        await files.delete(fileId);
        throw new Refusal('notAVideo');
      }
      return insertStored({ fileId, ownerId, kind: 'video', extension: extensionOf(type), sizeBytes, durationMs });
    },

    /** Stores a picture or document that is small enough to be looked at whole. Throws a Refusal. */
    async storeSmall(ownerId: number, content: Buffer): Promise<UploadedFile> {
      const { kind, type, bytes } = await readPictureOrDocument(content);
      if (content.length > maxFileBytes[kind]) throw new Refusal('fileTooLarge');
      const extension = extensionOf(type);
      const file = { fileId: randomUUID(), ownerId, kind, extension, sizeBytes: bytes.length, durationMs: null };
      await files.put(file.fileId, Readable.from([bytes]), bytes.length);
      return insertStored(file);
    },

    /** A file of the caller's. Throws a Refusal. */
    async read(ownerId: number, fileId: string): Promise<UploadedFile> {
      const file = await store.findFile(database, ownerId, fileId);
      if (file === undefined) throw new Refusal('uploadGone');
      return describe(file);
    },

    /** A file of the owner's behind a link, to be read; undefined where there is none. */
    async openOwn(
      ownerId: number,
      url: string,
    ): Promise<
      { readonly extension: string; readonly sizeBytes: number; readonly open: () => Promise<Readable> } | undefined
    > {
      const fileId = fileIdOf(url);
      const file = fileId === undefined ? undefined : await store.findFile(database, ownerId, fileId);
      if (file === undefined || !file.isReady || file.extension === null) return undefined;
      const { extension, sizeBytes } = file;
      const open = async (): Promise<Readable> => {
        const stored = await files.get(file.fileId);
        if (stored === undefined) throw new Refusal('uploadGone');
        return stored.body;
      };
      return { extension, sizeBytes, open };
    },

    /** Lets `work` read a whole package of the owner's from this machine's disk. Throws a Refusal. */
    async withPackage<T>(ownerId: number, url: string, work: (path: string) => Promise<T>): Promise<T> {
      const fileId = fileIdOf(url);
      const file = fileId === undefined ? undefined : await store.findFile(database, ownerId, fileId);
      if (file === undefined || !file.isReady || file.kind !== 'package') throw new Refusal('uploadGone');
      if (files.folder !== undefined) return work(join(files.folder, file.fileId));
      const folder = await mkdtemp(join(tmpdir(), 'comet-package-'));
      try {
        const stored = await files.get(file.fileId);
        if (stored === undefined) throw new Refusal('uploadGone');
        const path = join(folder, 'package.zip');
        await pipeline(stored.body, createWriteStream(path));
        return await work(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    /** Links that open files for some hours, by the file's id; a file that isn't there or isn't whole has none. */
    async signed(fileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = fileIds.length === 0 ? [] : await store.listFiles(database, fileIds);
      return new Map(rows.filter(({ isReady }) => isReady).map((row) => [row.fileId, linkOf(row)]));
    },

    /** A link to a file of this person; undefined where it isn't theirs, not whole or of another kind. */
    async linkOfOwn(ownerId: number, fileId: string, kind: FileKind): Promise<string | undefined> {
      const file = await store.findFile(database, ownerId, fileId);
      return file?.isReady === true && file.kind === kind ? linkOf(file) : undefined;
    },

    /**
     * Lets a row of the same transaction name this file by a foreign key: it is whole, of this kind and this person's, and it
     * isn't deleted meanwhile. Throws a Refusal.
     */
    async requireOwn(tx: Queryable, ownerId: number, fileId: string, kind: FileKind): Promise<void> {
      const file = await store.lockFile(tx, ownerId, fileId);
      if (file === undefined || !file.isReady || file.kind !== kind) throw new Refusal('uploadGone');
    },
  };
}

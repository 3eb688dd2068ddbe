/**
 * Videos and lesson packages that tutors upload in parts. The parts go to where the files are: to the storage by links that it signs, or to the
 * folder of this server. Whichever part was stored is never sent again, however often the upload breaks off.
 */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { AnswerOf } from '@comet/contract/call';
import { type beginUpload, filesBase, type linkUploadParts, type UploadedFile } from '@comet/contract/uploads';
import {
  extensionOf,
  maxBytesAPerson,
  maxOpenUploads,
  missingParts,
  type PartedKind,
  partsOf,
  type StoredType,
} from '@comet/domain/uploads/upload-rules';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { FileLinks, Files, PartedUpload } from '../platform/files.ts';
import { Refusal } from '../platform/refusal.ts';
import { headBytes, isZip, videoTypeOf } from './file-content.ts';
import { linkForPart, storageLinkSeconds } from './signed-links.ts';
import * as store from './uploads.store.ts';

export interface VideoUploadsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly links: FileLinks;
  readonly describe: (file: store.FileRow) => Promise<UploadedFile>;
}

export type VideoUploadsService = ReturnType<typeof createVideoUploadsService>;

interface Wanted {
  readonly kind: PartedKind;
  readonly fingerprint: string;
  readonly sizeBytes: number;
}

/** What the storage knows an unfinished upload by; undefined when it is finished. */
const partedOf = ({ fileId, storageUploadId }: store.FileRow): PartedUpload | undefined =>
  storageUploadId === null ? undefined : { key: fileId, uploadId: storageUploadId };

export function createVideoUploadsService({ database, clock, files, links, describe }: VideoUploadsParts) {
  async function requireUpload(ownerId: number, fileId: string): Promise<store.FileRow> {
    const file = await store.findFile(database, ownerId, fileId);
    if (file === undefined) throw new Refusal('uploadGone');
    return file;
  }

  async function requireOpen(ownerId: number, fileId: string) {
    const file = await requireUpload(ownerId, fileId);
    const parted = partedOf(file);
    if (parted === undefined) throw new Refusal('uploadGone');
    return { file, parted };
  }

  async function remove(file: store.FileRow): Promise<void> {
    const parted = partedOf(file);
    if (parted !== undefined) await files.dropParts(parted);
    await files.delete(file.fileId);
    await store.deleteFile(database, file.fileId);
  }

  async function begin(ownerId: number, wanted: Wanted): Promise<store.FileRow> {
    const { fingerprint, sizeBytes } = wanted;
    const fileId = randomUUID();
    const upload = { ...wanted, fileId, ownerId, storageUploadId: await files.beginParts(fileId) };
    const drop = () => files.dropParts({ key: fileId, uploadId: upload.storageUploadId });
    try {
      const isBegun = await database.transaction(
        async (tx) => {
          const stored = await store.countFiles(tx, ownerId);
          if (stored.open >= maxOpenUploads) throw new Refusal('tooManyUploads');
          if (stored.bytes + sizeBytes > maxBytesAPerson) throw new Refusal('storageFull');
          return store.insertUpload(tx, upload, clock.now());
        },
        { of: 'uploads', userIds: [ownerId] },
      );
      if (!isBegun) await drop();
    } catch (error) {
      await drop();
      throw error;
    }
    const begun = await store.touchUpload(database, ownerId, fingerprint, clock.now());
    if (begun === undefined) throw new Refusal('uploadGone');
    return begun;
  }

  /** The type of a whole file of the size that was said; a storage takes parts that are larger than they should be. */
  async function findType({ fileId, kind, sizeBytes }: store.FileRow): Promise<StoredType | undefined> {
    const head = await files.get(fileId, { start: 0, end: headBytes - 1 });
    if (head === undefined) return undefined;
    const bytes = await buffer(head.body);
    if (head.size !== sizeBytes) return undefined;
    if (kind === 'package') return isZip(bytes) ? 'application/zip' : undefined;
    return videoTypeOf(bytes);
  }

  return {
    /** Begins an upload or finds the unfinished one of the same file, with the parts that are stored. Throws a Refusal. */
    async begin(ownerId: number, wanted: Wanted): Promise<AnswerOf<typeof beginUpload>> {
      const { fingerprint, sizeBytes, kind } = wanted;
      const known = await store.touchUpload(database, ownerId, fingerprint, clock.now());
      const isSame = known?.sizeBytes === sizeBytes && known.kind === kind;
      if (known !== undefined && !isSame) await remove(known);
      const upload = isSame ? known : await begin(ownerId, wanted);
      const parted = partedOf(upload);
      const all = partsOf(sizeBytes, files.partBytes);
      const missing = new Set(missingParts(all, parted === undefined ? [] : await files.listParts(parted)));
      return { fileId: upload.fileId, parts: all.map((part) => ({ ...part, isStored: !missing.has(part) })) };
    },

    /** Where parts are sent. Throws a Refusal. */
    async linkParts(
      ownerId: number,
      fileId: string,
      partNumbers: readonly number[],
    ): Promise<AnswerOf<typeof linkUploadParts>> {
      const { file, parted } = await requireOpen(ownerId, fileId);
      const asked = new Set(partNumbers);
      const parts = partsOf(file.sizeBytes, files.partBytes).filter(({ partNumber }) => asked.has(partNumber));
      return Promise.all(
        parts.map(async ({ partNumber, sizeBytes }) => ({
          partNumber,
          url:
            (await files.linkToPart(parted, partNumber, storageLinkSeconds)) ??
            `${filesBase}/${linkForPart(links, { fileId, partNumber, sizeBytes }, clock.now())}`,
        })),
      );
    },

    /** Joins the parts and looks at what they are; twice is the same as once. Throws a Refusal. */
    async finish(ownerId: number, fileId: string): Promise<UploadedFile> {
      const file = await requireUpload(ownerId, fileId);
      const parted = partedOf(file);
      if (parted === undefined) return describe(file);
      const all = partsOf(file.sizeBytes, files.partBytes);
      // After a crash between joining and marking, the parts are gone and the file is there.
      const joined = await files.get(fileId);
      joined?.body.destroy();
      if (joined?.size !== file.sizeBytes) {
        if (missingParts(all, await files.listParts(parted)).length > 0) throw new Refusal('partsMissing');
        await files.joinParts(parted);
      }
      const type = await findType(file);
      if (type === undefined) {
        await remove(file);
        throw new Refusal(file.kind === 'package' ? 'notAZip' : 'notAVideo');
      }
      const ready = await store.markReady(database, fileId, extensionOf(type), clock.now());
      if (ready === undefined) throw new Refusal('uploadGone');
      return describe(ready);
    },

    /** Gives up an unfinished upload; one that is finished stays. */
    async cancel(ownerId: number, fileId: string): Promise<void> {
      const { file } = await requireOpen(ownerId, fileId);
      await remove(file);
    },
  };
}

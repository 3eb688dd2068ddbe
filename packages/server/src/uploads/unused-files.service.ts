/** Deletes files that nothing shows, and uploads that nobody went on with: off the list first, then out of the storage. */

import { days } from '@comet/domain/time';
import { unusedFileKeptDays, uploadKeptDays } from '@comet/domain/uploads/upload-rules';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Files } from '../platform/files.ts';
import type { Log } from '../platform/log.ts';
import * as store from './uploads.store.ts';

export interface UnusedFilesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly log: Pick<Log, 'warn'>;
}

export type UnusedFilesService = ReturnType<typeof createUnusedFilesService>;

const mostAtOnce = 100;

export function createUnusedFilesService({ database, clock, files, log }: UnusedFilesParts) {
  return {
    /** Gives how many were deleted. */
    async delete(): Promise<number> {
      const before = (count: number): Date => new Date(clock.now().getTime() - days(count));
      const deleted = await store.deleteUnused(database, {
        unusedSince: before(unusedFileKeptDays),
        openSince: before(uploadKeptDays),
        most: mostAtOnce,
      });
      for (const { fileId, storageUploadId } of deleted) {
        try {
          if (storageUploadId !== null) await files.dropParts({ key: fileId, uploadId: storageUploadId });
          await files.delete(fileId);
        } catch (error) {
          // Nothing leads to it any more; the operator finds it by its name.
          log.warn({ err: error, fileId }, 'a deleted file is still in the storage');
        }
      }
      return deleted.length;
    },
  };
}

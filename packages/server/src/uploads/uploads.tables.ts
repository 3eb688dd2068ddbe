/** Files that people have uploaded. The bytes are in the file storage, under the file's id. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

/** Rows that name a file do it by a foreign key to this table: what none names is deleted after a while. */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    fileId: uuid('file_id').primaryKey(),
    /** Nobody's once the person is gone; it stays while something shows it. */
    ownerId: integer('owner_id').references(() => users.userId, { onDelete: 'set null' }),
    /** image, document or video. */
    kind: text('kind').notNull(),
    /** Of what it contains, not of the name it had; null while it is uploaded. */
    extension: text('extension'),
    sizeBytes: longId('size_bytes').notNull(),
    /** Of an upload in parts that is not finished: what the browser knows the file by, and the storage's name for it. */
    fingerprint: text('fingerprint'),
    storageUploadId: text('storage_upload_id'),
    isReady: boolean('is_ready').notNull(),
    /** Whether the video was looked at by the server, as far as it can. */
    isPrepared: boolean('is_prepared').notNull(),
    /** Until then a server is at it; after that another tries again, a few times. */
    prepareUntil: time('prepare_until'),
    prepareTries: smallint('prepare_tries').notNull().default(0),
    durationMs: integer('duration_ms'),
    posterFileId: uuid('poster_file_id').references((): AnyPgColumn => uploadedFiles.fileId, { onDelete: 'set null' }),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('uploaded_files_open').on(table.ownerId, table.fingerprint),
    index('uploaded_files_by_owner').on(table.ownerId),
    index('uploaded_files_by_poster').on(table.posterFileId),
    index('uploaded_files_to_prepare').on(table.changedAt).where(sql`is_ready and not is_prepared`),
    check('uploaded_files_ready', sql`not is_ready or extension is not null`),
  ],
);

/** All SQL about uploaded files. */
import type { FileExtension, FileKind, PartedKind } from '@comet/domain/uploads/upload-rules';
import type { Queryable } from '../platform/database.ts';

export interface FileRow {
  readonly fileId: string;
  readonly kind: FileKind;
  readonly extension: FileExtension | null;
  readonly sizeBytes: number;
  readonly storageUploadId: string | null;
  readonly isReady: boolean;
  readonly durationMs: number | null;
  readonly posterFileId: string | null;
}

const columns = `file_id, kind, extension, size_bytes, storage_upload_id, is_ready, duration_ms, poster_file_id`;

export interface NewFile {
  readonly fileId: string;
  readonly ownerId: number | null;
  readonly kind: FileKind;
  readonly extension: FileExtension;
  readonly sizeBytes: number;
  /** Of a video, where it is known; else a job looks at it. */
  readonly durationMs: number | null;
}

/** A file that is whole and checked. */
export async function insertFile(db: Queryable, file: NewFile, now: Date): Promise<void> {
  await db.query(
    {
      name: 'insert-uploaded-file',
      text: `insert into uploaded_files (file_id, owner_id, kind, extension, size_bytes, duration_ms, is_ready, is_prepared, changed_at)
        values ($1, $2, $3, $4, $5, $6, true, $3 <> 'video' or $6::int is not null, $7)`,
    },
    [file.fileId, file.ownerId, file.kind, file.extension, file.sizeBytes, file.durationMs, now],
  );
}

export interface NewUpload {
  readonly fileId: string;
  readonly ownerId: number;
  readonly kind: PartedKind;
  readonly sizeBytes: number;
  readonly fingerprint: string;
  readonly storageUploadId: string;
}

/** Writes down an upload that begins; false when the person has begun the same file meanwhile. */
export async function insertUpload(db: Queryable, upload: NewUpload, now: Date): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'insert-upload',
      text: `insert into uploaded_files (file_id, owner_id, kind, size_bytes, fingerprint, storage_upload_id, is_ready, is_prepared, changed_at)
        values ($1, $2, $7, $3, $4, $5, false, $7 <> 'video', $6) on conflict do nothing returning file_id`,
    },
    [upload.fileId, upload.ownerId, upload.sizeBytes, upload.fingerprint, upload.storageUploadId, now, upload.kind],
  );
  return rows.length > 0;
}

/** The unfinished upload of the same file, kept for longer by being asked for. */
export async function touchUpload(
  db: Queryable,
  ownerId: number,
  fingerprint: string,
  now: Date,
): Promise<FileRow | undefined> {
  const [row] = await db.query<FileRow>(
    {
      name: 'touch-upload',
      text: `update uploaded_files set changed_at = $3 where owner_id = $1 and fingerprint = $2 returning ${columns}`,
    },
    [ownerId, fingerprint, now],
  );
  return row;
}

export async function findFile(db: Queryable, ownerId: number, fileId: string): Promise<FileRow | undefined> {
  const [row] = await db.query<FileRow>(
    {
      name: 'find-uploaded-file',
      text: `select ${columns} from uploaded_files where file_id = $2 and owner_id = $1`,
    },
    [ownerId, fileId],
  );
  return row;
}

/** Files by their ids, whoever uploaded them. */
export async function listFiles(db: Queryable, fileIds: readonly string[]): Promise<FileRow[]> {
  return db.query<FileRow>(
    { name: 'list-uploaded-files', text: `select ${columns} from uploaded_files where file_id = any($1::uuid[])` },
    [fileIds],
  );
}

/** A person's file, kept from being deleted until the transaction ends. */
export async function lockFile(db: Queryable, ownerId: number, fileId: string): Promise<FileRow | undefined> {
  const [row] = await db.query<FileRow>(
    {
      name: 'lock-uploaded-file',
      text: `select ${columns} from uploaded_files where file_id = $2 and owner_id = $1 for update`,
    },
    [ownerId, fileId],
  );
  return row;
}

/** What a person has stored, and how many uploads they have begun. */
export async function countFiles(
  db: Queryable,
  ownerId: number,
): Promise<{ readonly bytes: number; readonly open: number }> {
  const [row] = await db.query<{ bytes: number; open: number }>(
    {
      name: 'count-uploaded-files',
      text: `select coalesce(sum(size_bytes), 0)::bigint as bytes, (count(*) filter (where not is_ready))::int as open
        from uploaded_files where owner_id = $1`,
    },
    [ownerId],
  );
  return row ?? { bytes: 0, open: 0 };
}

export async function markReady(
  db: Queryable,
  fileId: string,
  extension: FileExtension,
  now: Date,
): Promise<FileRow | undefined> {
  const [row] = await db.query<FileRow>(
    {
      name: 'mark-upload-ready',
      text: `update uploaded_files set is_ready = true, extension = $2, fingerprint = null, storage_upload_id = null, changed_at = $3
        where file_id = $1 returning ${columns}`,
    },
    [fileId, extension, now],
  );
  return row;
}

export async function deleteFile(db: Queryable, fileId: string): Promise<void> {
  await db.query({ name: 'delete-uploaded-file', text: 'delete from uploaded_files where file_id = $1' }, [fileId]);
}

/** The columns of any table that name a file, as PostgreSQL quotes them. */
export async function listReferences(
  db: Queryable,
): Promise<{ readonly tableName: string; readonly columnName: string }[]> {
  return db.query<{ tableName: string; columnName: string }>(
    {
      name: 'list-file-references',
      text: `select c.conrelid::regclass::text as table_name, quote_ident(a.attname) as column_name
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'uploaded_files'::regclass order by 1, 2`,
    },
    [],
  );
}

/**
 * Takes files off the list that nothing names: whole ones that have been so since `unusedSince`, unfinished ones since
 * `openSince`. Which columns name files is read from the foreign keys, so that no table can be forgotten.
 */
export async function deleteUnused(
  db: Queryable,
  since: { readonly unusedSince: Date; readonly openSince: Date; readonly most: number },
): Promise<FileRow[]> {
  const references = await listReferences(db);
  const isNamed = references.map(
    ({ tableName, columnName }) => `exists (select from ${tableName} r where r.${columnName} = f.file_id)`,
  );
  return db.query<FileRow>(
    {
      name: 'delete-unused-files',
      text: `delete from uploaded_files where file_id in (
          select f.file_id from uploaded_files f
          where f.changed_at < case when f.is_ready then $1::timestamptz else $2::timestamptz end
            and not (${isNamed.join(' or ')})
          order by f.changed_at limit $3 for update skip locked)
        returning ${columns}`,
    },
    [since.unusedSince, since.openSince, since.most],
  );
}

/** The whole video that has waited longest to be looked at; nobody else takes it until `until`. */
export async function takeUnprepared(db: Queryable, now: Date, until: Date): Promise<FileRow | undefined> {
  const [row] = await db.query<FileRow>(
    {
      name: 'take-unprepared-video',
      text: `update uploaded_files set prepare_until = $2, prepare_tries = prepare_tries + 1 where file_id = (
          select file_id from uploaded_files
          where is_ready and not is_prepared and prepare_tries < 3 and (prepare_until is null or prepare_until < $1)
          order by changed_at limit 1 for update skip locked)
        returning ${columns}`,
    },
    [now, until],
  );
  return row;
}

/** What was found out about a video. */
export async function describeVideo(
  db: Queryable,
  video: {
    readonly fileId: string;
    readonly durationMs: number;
    readonly posterFileId: string | null;
    readonly sizeBytes: number;
  },
): Promise<void> {
  await db.query(
    {
      name: 'describe-video',
      text: `update uploaded_files set is_prepared = true, duration_ms = $2, poster_file_id = $3, size_bytes = $4
        where file_id = $1`,
    },
    [video.fileId, video.durationMs, video.posterFileId, video.sizeBytes],
  );
}

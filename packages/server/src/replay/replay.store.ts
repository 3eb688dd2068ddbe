/** All SQL about recordings. */
import type { Queryable } from '../platform/database.ts';

export interface RecordingRow {
  readonly recordingId: number;
  readonly startedAt: Date;
  readonly durationMs: number;
}

export interface ChunkRow {
  readonly sequence: number;
  readonly events: Buffer;
}

/** The recording of a page, started now if this is its first part. */
export async function findOrStartRecording(
  db: Queryable,
  studentId: number,
  pageId: string,
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ recordingId: number }>(
    {
      name: 'find-or-start-recording',
      text: `insert into replay_recordings (student_id, page_id, started_at, duration_ms, byte_count) values ($1, $2, $3, 0, 0)
        on conflict (student_id, page_id) do update set page_id = excluded.page_id returning recording_id`,
    },
    [studentId, pageId, now],
  );
  if (row === undefined) throw new Error('a recording was not stored');
  return row.recordingId;
}

/** Compressed bytes of a student's recordings that started after this moment. */
export async function countBytesSince(db: Queryable, studentId: number, since: Date): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    {
      name: 'count-replay-bytes',
      text: `select coalesce(sum(byte_count), 0)::int as bytes from replay_recordings where student_id = $1 and started_at > $2`,
    },
    [studentId, since],
  );
  return row?.bytes ?? 0;
}

/** Keeps a part once, and counts it with its recording. */
export async function insertChunk(
  db: Queryable,
  chunk: {
    readonly recordingId: number;
    readonly sequence: number;
    readonly durationMs: number;
    readonly events: Buffer;
  },
  now: Date,
): Promise<void> {
  await db.query(
    {
      name: 'insert-replay-chunk',
      text: `with stored as (
          insert into replay_chunks (recording_id, sequence, stored_at, events) values ($1, $2, $3, $4)
          on conflict do nothing returning recording_id)
        update replay_recordings r set duration_ms = greatest(r.duration_ms, $5), byte_count = r.byte_count + length($4)
          from stored where r.recording_id = stored.recording_id`,
    },
    [chunk.recordingId, chunk.sequence, now, chunk.events, chunk.durationMs],
  );
}

/** A student's recordings, the newest first. */
export async function listRecordings(db: Queryable, studentId: number, most: number): Promise<RecordingRow[]> {
  return db.query<RecordingRow>(
    {
      name: 'list-recordings',
      text: `select recording_id, started_at, duration_ms from replay_recordings where student_id = $1
        order by started_at desc, recording_id desc limit $2`,
    },
    [studentId, most],
  );
}

export async function isRecordingOf(db: Queryable, studentId: number, recordingId: number): Promise<boolean> {
  const rows = await db.query(
    {
      name: 'is-recording-of',
      text: 'select from replay_recordings where recording_id = $1 and student_id = $2',
    },
    [recordingId, studentId],
  );
  return rows.length > 0;
}

/** Parts of a recording from a place on, in order. */
export async function listChunks(db: Queryable, recordingId: number, from: number, most: number): Promise<ChunkRow[]> {
  return db.query<ChunkRow>(
    {
      name: 'list-replay-chunks',
      text: 'select sequence, events from replay_chunks where recording_id = $1 and sequence >= $2 order by sequence limit $3',
    },
    [recordingId, from, most],
  );
}

/** Deletes every recording of a student, with its parts. */
export async function deleteRecordings(db: Queryable, studentId: number): Promise<void> {
  await db.query({ name: 'delete-recordings', text: 'delete from replay_recordings where student_id = $1' }, [
    studentId,
  ]);
}

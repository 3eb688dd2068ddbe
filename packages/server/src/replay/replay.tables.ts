/** Recordings of students' screens: one row a page that was open, its events in parts. */
import { index, integer, pgTable, primaryKey, smallint, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { bytes, longId, time } from '../platform/shared-columns.ts';

export const replayRecordings = pgTable(
  'replay_recordings',
  {
    recordingId: longId('recording_id').primaryKey().generatedAlwaysAsIdentity(),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The page that records, by its own name for itself. */
    pageId: uuid('page_id').notNull(),
    startedAt: time('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    byteCount: integer('byte_count').notNull(),
  },
  (table) => [
    uniqueIndex('replay_recordings_once').on(table.studentId, table.pageId),
    index('replay_recordings_by_student').on(table.studentId, table.startedAt),
  ],
);

export const replayChunks = pgTable(
  'replay_chunks',
  {
    recordingId: longId('recording_id')
      .notNull()
      .references(() => replayRecordings.recordingId, { onDelete: 'cascade' }),
    sequence: smallint('sequence').notNull(),
    storedAt: time('stored_at').notNull(),
    /** A JSON list of rrweb events, compressed with gzip. */
    events: bytes('events').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.sequence] })],
);

/** Recordings of live lessons, and their quizzes. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import type { Chapter, RoomEvent } from '@comet/domain/meetings/room-timeline';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { classrooms } from '../classrooms/classrooms.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';
import { uploadedFiles } from '../uploads/uploads.tables.ts';
import { liveLessonOccurrences } from './live-lessons.tables.ts';

export const liveLessonRecordings = pgTable(
  'live_lesson_recordings',
  {
    recordingId: longId('recording_id').primaryKey().generatedAlwaysAsIdentity(),
    tutorId: integer('tutor_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    subjectId: smallint('subject_id').notNull(),
    /** The class it is for. A class that is taken away leaves a recording for nobody, never one for everybody. */
    classroomId: integer('classroom_id').references(() => classrooms.id, { onDelete: 'set null' }),
    isForEveryone: boolean('is_for_everyone').notNull(),
    videoFileId: uuid('video_file_id').references(() => uploadedFiles.fileId),
    durationMs: integer('duration_ms'),
    /** The date whose room recorded it. */
    occurrenceId: bigint('occurrence_id', { mode: 'number' }).references(() => liveLessonOccurrences.occurrenceId, {
      onDelete: 'set null',
    }),
    hasVoices: boolean('has_voices').notNull().default(false),
    hasTimeline: boolean('has_timeline').notNull().default(false),
    chapters: jsonb('chapters').$type<readonly Chapter[]>().notNull().default([]),
    captions: text('captions').notNull().default(''),
    /** What the request asked for, so that one sent twice is one recording. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: time('created_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('live_lesson_recordings_by_tutor').on(table.tutorId, table.createdAt.desc()),
    index('live_lesson_recordings_by_classroom').on(table.classroomId),
    index('live_lesson_recordings_by_video').on(table.videoFileId),
    index('live_lesson_recordings_by_occurrence').on(table.occurrenceId),
    check('live_lesson_recordings_one_audience', sql`not (is_for_everyone and classroom_id is not null)`),
    // The file of a recording that was taken away goes, too.
    check('live_lesson_recordings_video', sql`(video_file_id is null) = (deleted_at is not null)`),
  ],
);

export const liveLessonQuizzes = pgTable(
  'live_lesson_quizzes',
  {
    quizId: longId('quiz_id').primaryKey().generatedAlwaysAsIdentity(),
    recordingId: longId('recording_id')
      .notNull()
      .references(() => liveLessonRecordings.recordingId, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    year: smallint('year').notNull(),
    topicId: integer('topic_id').notNull(),
    subTopicId: integer('sub_topic_id').notNull(),
    questionCount: smallint('question_count').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
  },
  (table) => [
    index('live_lesson_quizzes_by_recording').on(table.recordingId, table.position),
    check('live_lesson_quizzes_size', sql`question_count between 1 and 40`),
  ],
);

/** What the room showed while it was recorded. */
export const liveLessonTimelines = pgTable('live_lesson_timelines', {
  recordingId: longId('recording_id')
    .primaryKey()
    .references(() => liveLessonRecordings.recordingId, { onDelete: 'cascade' }),
  events: jsonb('events').$type<readonly RoomEvent[]>().notNull(),
});

/** PDFs that a timeline shows. */
export const liveLessonRecordingSlides = pgTable(
  'live_lesson_recording_slides',
  {
    recordingId: longId('recording_id')
      .notNull()
      .references(() => liveLessonRecordings.recordingId, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => uploadedFiles.fileId),
  },
  (table) => [
    primaryKey({ columns: [table.recordingId, table.fileId] }),
    index('live_lesson_recording_slides_by_file').on(table.fileId),
  ],
);

/** Children who spoke while a room recorded with their voices. */
export const liveLessonVoices = pgTable(
  'live_lesson_voices',
  {
    occurrenceId: longId('occurrence_id')
      .notNull()
      .references(() => liveLessonOccurrences.occurrenceId, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    heardAt: time('heard_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.occurrenceId, table.studentId] }),
    index('live_lesson_voices_by_student').on(table.studentId),
  ],
);

/** Recordings of live lessons, and their quizzes. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { classrooms } from '../classrooms/classrooms.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';
import { uploadedFiles } from '../uploads/uploads.tables.ts';

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
    /** What the request asked for, so that one sent twice is one recording. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: time('created_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('live_lesson_recordings_by_tutor').on(table.tutorId, table.createdAt.desc()),
    index('live_lesson_recordings_by_classroom').on(table.classroomId),
    index('live_lesson_recordings_by_video').on(table.videoFileId),
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

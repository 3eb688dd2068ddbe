/** Lessons with their sections and stop points, whom they are for, and how far students are in them. */
import type { Word } from '@comet/contract/lesson-fields';
import { difficulties } from '@comet/domain/curriculum/subjects';
import { lessonTypes, sectionKinds, selfAssessments } from '@comet/domain/lessons/lessons';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { classrooms } from '../classrooms/classrooms.tables.ts';
import { questionItems } from '../curriculum/curriculum.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';
import { uploadedFiles } from '../uploads/uploads.tables.ts';

export const lessons = pgTable(
  'lessons',
  {
    lessonId: longId('lesson_id').primaryKey().generatedAlwaysAsIdentity(),
    tutorId: integer('tutor_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    type: text('type', { enum: lessonTypes }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    subjectId: smallint('subject_id').notNull(),
    /** The cover: an uploaded picture, or one that the web app draws. */
    pictureFileId: uuid('picture_file_id').references(() => uploadedFiles.fileId),
    drawnCover: text('drawn_cover'),
    /** The class it was made for; nothing where it is for students one to one. */
    classroomId: integer('classroom_id').references(() => classrooms.id, { onDelete: 'set null' }),
    /** From when on students see it; nothing for a draft. */
    publishAt: time('publish_at'),
    /** Whether its students still have to be told, once it is published. */
    isUnannounced: boolean('is_unannounced').notNull().default(false),
    isForOneToOne: boolean('is_for_one_to_one').notNull().default(false),
    /** What the request asked for, so that one sent twice is one lesson. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: time('created_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('lessons_by_picture').on(table.pictureFileId),
    index('lessons_unannounced').on(table.publishAt).where(sql`is_unannounced`),
    index('lessons_by_tutor').on(table.tutorId, table.createdAt.desc()),
    check('lessons_one_cover', sql`(picture_file_id is null) <> (drawn_cover is null)`),
  ],
);

/** The classes a lesson is published to. */
export const lessonClassrooms = pgTable(
  'lesson_classrooms',
  {
    lessonId: longId('lesson_id')
      .notNull()
      .references(() => lessons.lessonId, { onDelete: 'cascade' }),
    classroomId: integer('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.classroomId] }),
    index('lesson_classrooms_by_classroom').on(table.classroomId),
  ],
);

export const lessonSections = pgTable(
  'lesson_sections',
  {
    sectionId: longId('section_id').primaryKey().generatedAlwaysAsIdentity(),
    lessonId: longId('lesson_id')
      .notNull()
      .references(() => lessons.lessonId, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: sectionKinds }).notNull(),
    name: text('name').notNull(),
    videoFileId: uuid('video_file_id').references(() => uploadedFiles.fileId),
    durationMs: integer('duration_ms'),
    /** WebVTT. */
    captions: text('captions').notNull().default(''),
    documentFileId: uuid('document_file_id').references(() => uploadedFiles.fileId),
    year: smallint('year'),
    topicId: integer('topic_id'),
    subTopicId: integer('sub_topic_id'),
    questionCount: smallint('question_count'),
    difficulty: text('difficulty', { enum: difficulties }),
    words: jsonb('words').$type<Word[]>().notNull().default([]),
  },
  (table) => [
    index('lesson_sections_by_video').on(table.videoFileId),
    index('lesson_sections_by_document').on(table.documentFileId),
    index('lesson_sections_by_lesson').on(table.lessonId, table.position),
    check(
      'lesson_sections_whole',
      sql`case kind when 'quiz' then year is not null and topic_id is not null and sub_topic_id is not null
          and question_count between 1 and 40 and difficulty is not null
        when 'video' then video_file_id is not null
        when 'document' then document_file_id is not null
        else true end`,
    ),
  ],
);

/** The moments at which a video stops and asks. */
export const lessonSectionPoints = pgTable(
  'lesson_section_points',
  {
    pointId: longId('point_id').primaryKey().generatedAlwaysAsIdentity(),
    sectionId: longId('section_id')
      .notNull()
      .references(() => lessonSections.sectionId, { onDelete: 'cascade' }),
    atMs: integer('at_ms').notNull(),
    itemId: longId('item_id')
      .notNull()
      .references(() => questionItems.itemId),
  },
  (table) => [index('lesson_section_points_by_section').on(table.sectionId, table.atMs)],
);

/** Who was told that a lesson is there, so that nobody is told twice. */
export const lessonNotices = pgTable(
  'lesson_notices',
  {
    lessonId: longId('lesson_id')
      .notNull()
      .references(() => lessons.lessonId, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.studentId] }),
    index('lesson_notices_by_student').on(table.studentId),
  ],
);

/** A student in a lesson. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    lessonId: longId('lesson_id')
      .notNull()
      .references(() => lessons.lessonId, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    openedAt: time('opened_at').notNull(),
    lastOpenedAt: time('last_opened_at').notNull(),
    finishedAt: time('finished_at'),
    selfAssessment: text('self_assessment', { enum: selfAssessments }),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.studentId] }),
    index('lesson_progress_by_student').on(table.studentId),
  ],
);

/** A student in a section: where they are in its video, and when they had done it. */
export const lessonSectionProgress = pgTable(
  'lesson_section_progress',
  {
    sectionId: longId('section_id')
      .notNull()
      .references(() => lessonSections.sectionId, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    placeMs: integer('place_ms').notNull().default(0),
    completedAt: time('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.studentId] }),
    index('lesson_section_progress_by_student').on(table.studentId),
  ],
);

/** Tutors' classes, the students in their care, how they are taught, and what tutors wrote to families. */
import { studyTypes } from '@comet/domain/classrooms/teaching';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

export const classrooms = pgTable(
  'classrooms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tutorId: integer('tutor_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    subjectId: smallint('subject_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('classrooms_by_tutor').on(table.tutorId),
    uniqueIndex('classrooms_once').on(table.tutorId, sql`lower(${table.name})`, table.subjectId),
  ],
);

export const classroomStudents = pgTable(
  'classroom_students',
  {
    classroomId: integer('classroom_id')
      .notNull()
      .references(() => classrooms.id, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    joinedAt: time('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classroomId, table.studentId] }),
    index('classroom_students_by_student').on(table.studentId),
  ],
);

/** A student matched to a tutor one to one in a subject. */
export const tutorMatches = pgTable(
  'tutor_matches',
  {
    tutorId: integer('tutor_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    subjectId: smallint('subject_id').notNull(),
    matchedAt: time('matched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tutorId, table.studentId, table.subjectId] }),
    index('tutor_matches_by_student').on(table.studentId),
  ],
);

/** How a tutor says that a student is taught. */
export const tutorStudents = pgTable(
  'tutor_students',
  {
    tutorId: integer('tutor_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    studyType: text('study_type', { enum: studyTypes }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tutorId, table.studentId] }),
    index('tutor_students_by_student').on(table.studentId),
  ],
);

/** What tutors wrote to parents; kept, since adults write to families here. */
export const tutorMessages = pgTable(
  'tutor_messages',
  {
    messageId: longId('message_id').primaryKey().generatedAlwaysAsIdentity(),
    tutorId: integer('tutor_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The class or the student it is about. */
    classroomId: integer('classroom_id').references(() => classrooms.id, { onDelete: 'set null' }),
    studentId: integer('student_id').references(() => users.userId, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    families: smallint('families').notNull(),
    withoutAddress: smallint('without_address').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [
    index('tutor_messages_by_tutor').on(table.tutorId, table.sentAt.desc()),
    index('tutor_messages_by_student').on(table.studentId),
  ],
);

/** The children whose families got a message, so that it can be shown to them and erased with them. */
export const tutorMessageStudents = pgTable(
  'tutor_message_students',
  {
    messageId: longId('message_id')
      .notNull()
      .references(() => tutorMessages.messageId, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.studentId] }),
    index('tutor_message_students_by_student').on(table.studentId),
  ],
);

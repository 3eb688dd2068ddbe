/** Tutors' classes, the students in them, and those matched one to one. */
import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

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
  (table) => [index('classrooms_by_tutor').on(table.tutorId)],
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

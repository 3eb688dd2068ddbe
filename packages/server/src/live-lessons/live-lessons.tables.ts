/** Live lessons with their dates, and who is registered. */
import type { LiveLessonType } from '@comet/domain/live-lessons/live-lessons';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { classrooms } from '../classrooms/classrooms.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

export const liveLessons = pgTable(
  'live_lessons',
  {
    liveLessonId: longId('live_lesson_id').primaryKey().generatedAlwaysAsIdentity(),
    tutorId: integer('tutor_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    type: smallint('type').$type<LiveLessonType>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    subjectId: smallint('subject_id').notNull(),
    /** The class it is for. A class that is taken away leaves a lesson for nobody, never one for everybody. */
    classroomId: integer('classroom_id').references(() => classrooms.id, { onDelete: 'set null' }),
    isForEveryone: boolean('is_for_everyone').notNull(),
    places: smallint('places').notNull(),
    timeZone: text('time_zone').notNull(),
    /** The first date by the clocks of that zone. */
    startTime: text('start_time').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** An RRULE; nothing for a lesson that takes place once. */
    recurrence: text('recurrence'),
    /** What the request asked for, so that one sent twice is one lesson. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: time('created_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    index('live_lessons_by_tutor').on(table.tutorId, table.createdAt.desc()),
    index('live_lessons_by_classroom').on(table.classroomId),
    check('live_lessons_type', sql`(type = 9) = (recurrence is not null) and type in (5, 9)`),
    check('live_lessons_one_audience', sql`not (is_for_everyone and classroom_id is not null)`),
  ],
);

/** The dates of a lesson. They are calculated when it's planned; one that was moved keeps when it should have been. */
export const liveLessonOccurrences = pgTable(
  'live_lesson_occurrences',
  {
    occurrenceId: longId('occurrence_id').primaryKey().generatedAlwaysAsIdentity(),
    liveLessonId: longId('live_lesson_id')
      .notNull()
      .references(() => liveLessons.liveLessonId, { onDelete: 'cascade' }),
    plannedAt: time('planned_at').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** Counts changes, for calendars. */
    revision: integer('revision').notNull().default(0),
    remindedAt: time('reminded_at'),
  },
  (table) => [
    uniqueIndex('live_lesson_occurrences_once').on(table.liveLessonId, table.plannedAt),
    index('live_lesson_occurrences_to_remind').on(table.startsAt).where(sql`reminded_at is null and not is_cancelled`),
    check('live_lesson_occurrences_times', sql`starts_at < ends_at`),
  ],
);

const student = () =>
  integer('student_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

export const liveLessonRegistrations = pgTable(
  'live_lesson_registrations',
  {
    liveLessonId: longId('live_lesson_id')
      .notNull()
      .references(() => liveLessons.liveLessonId, { onDelete: 'cascade' }),
    studentId: student(),
    registeredAt: time('registered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.liveLessonId, table.studentId] }),
    index('live_lesson_registrations_by_student').on(table.studentId),
  ],
);

/** Children whom the tutor has sent out of a room; they don't come back on that date. */
export const liveLessonRemovals = pgTable(
  'live_lesson_removals',
  {
    occurrenceId: longId('occurrence_id')
      .notNull()
      .references(() => liveLessonOccurrences.occurrenceId, { onDelete: 'cascade' }),
    studentId: student(),
    removedAt: time('removed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.occurrenceId, table.studentId] }),
    index('live_lesson_removals_by_student').on(table.studentId),
  ],
);

/** When children were in the room. Somebody who loses the connection and comes back has two visits. */
export const liveLessonVisits = pgTable(
  'live_lesson_visits',
  {
    occurrenceId: longId('occurrence_id')
      .notNull()
      .references(() => liveLessonOccurrences.occurrenceId, { onDelete: 'cascade' }),
    studentId: student(),
    cameAt: time('came_at').notNull(),
    /** Where they still are in the room: when that was last noted. */
    leftAt: time('left_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.occurrenceId, table.studentId, table.cameAt] }),
    index('live_lesson_visits_by_student').on(table.studentId),
    check('live_lesson_visits_times', sql`came_at <= left_at`),
  ],
);

/** From what the secret address of a family's feed is calculated; a new key makes the old address worthless. */
export const liveLessonCalendars = pgTable('live_lesson_calendars', {
  parentId: integer('parent_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  renewedAt: time('renewed_at').notNull(),
});

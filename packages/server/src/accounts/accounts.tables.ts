/** People: one row a person; a family is a parent and the students who name it. */
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
} from 'drizzle-orm/pg-core';
import { longId, time } from '../platform/shared-columns.ts';

export const users = pgTable(
  'users',
  {
    userId: integer('user_id').primaryKey().generatedAlwaysAsIdentity(),
    role: text('role', { enum: ['student', 'parent', 'tutor'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    userName: text('user_name').notNull(),
    email: text('email'),
    /** When the person showed that they read mail at this address; a child's data is mailed only after that. */
    emailConfirmedAt: time('email_confirmed_at'),
    phone: text('phone'),
    passwordHash: text('password_hash').notNull(),
    /** 2017-03, or 2017-03-14 if the family gave the day. */
    dayOfBirthday: text('day_of_birthday'),
    status: text('status', { enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    yearOfStudy: smallint('year_of_study'),
    initialYearOfStudy: smallint('initial_year_of_study'),
    parentId: integer('parent_id').references((): AnyPgColumn => users.userId),
    timeZone: text('time_zone').notNull().default('Europe/London'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** When the person last logged in or renewed their session, to the day. Accounts that nobody uses are erased. */
    lastSeenAt: time('last_seen_at'),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_user_name_once').on(sql`lower(${table.userName})`),
    uniqueIndex('users_email_once').on(sql`lower(${table.email})`),
    index('users_by_parent').on(table.parentId),
    check('users_student_has_year', sql`${table.role} <> 'student' or ${table.yearOfStudy} between 3 and 7`),
    check('users_day_of_birthday', sql.raw(`day_of_birthday ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'`)),
    check('users_only_students_have_parents', sql`${table.parentId} is null or ${table.role} = 'student'`),
  ],
);

/**
 * What people log in with, in one namespace: user names and e-mail addresses, each as `log_in_name` in the database writes it
 * (letters composed, small, nothing invisible). A trigger on `users` keeps the rows, so no writer can leave one out.
 */
export const logInNames = pgTable(
  'log_in_names',
  {
    name: text('name').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
  },
  (table) => [index('log_in_names_by_user').on(table.userId)],
);

/** Children without a parent here who need a parent's permission; it is given once there is a time of approval. */
export const parentApprovals = pgTable('parent_approvals', {
  studentId: integer('student_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** Nothing until a child from before this rule has said whom to ask. */
  parentEmail: text('parent_email'),
  askedAt: time('asked_at').notNull(),
  /** When the account is erased without an answer. Nothing for a child from before this rule: what they have stays. */
  dueAt: time('due_at'),
  approvedAt: time('approved_at'),
});

/** Who did what to an account or looked at a child's data; kept a year. */
export const auditLog = pgTable(
  'audit_log',
  {
    auditId: longId('audit_id').primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    actorId: integer('actor_id'),
    kind: text('kind').notNull(),
    action: text('action').notNull(),
    target: text('target'),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_log_by_actor').on(table.actorId, table.at), index('audit_log_by_time').on(table.at)],
);

/** Each decision of a parent about recordings of what their child does on screen; the newest counts. */
export const replayConsents = pgTable(
  'replay_consents',
  {
    consentId: longId('consent_id').primaryKey().generatedAlwaysAsIdentity(),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    isAllowed: boolean('is_allowed').notNull(),
    decidedBy: integer('decided_by').notNull(),
    decidedAt: time('decided_at').notNull(),
  },
  (table) => [index('replay_consents_by_student').on(table.studentId, table.consentId)],
);

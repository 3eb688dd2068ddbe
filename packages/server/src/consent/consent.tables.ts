/** Which tutor may see which child, from when and until when. Classes and matches are arrangements under a consent. */
import { consentParties } from '@comet/domain/consent/consent';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

export const tutorConsents = pgTable(
  'tutor_consents',
  {
    consentId: longId('consent_id').primaryKey().generatedAlwaysAsIdentity(),
    studentId: integer('student_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    tutorId: integer('tutor_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    givenBy: text('given_by', { enum: consentParties }).notNull(),
    startedAt: time('started_at').notNull(),
    /** Null while the consent is in force. A consent that ended never starts again: another one is given. */
    endedAt: time('ended_at'),
    endedBy: text('ended_by', { enum: consentParties }),
  },
  (table) => [
    uniqueIndex('tutor_consents_in_force').on(table.studentId, table.tutorId).where(sql`ended_at is null`),
    index('tutor_consents_by_tutor').on(table.tutorId),
    index('tutor_consents_by_student').on(table.studentId),
  ],
);

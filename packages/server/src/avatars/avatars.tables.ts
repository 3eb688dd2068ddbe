/** What children bought in the shop, for ever, and what their avatars wear. */
import { presetTypes } from '@comet/domain/avatars/preset-types';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { time } from '../platform/shared-columns.ts';

const studentId = () =>
  integer('student_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

export const ownedPresets = pgTable(
  'owned_presets',
  {
    studentId: studentId(),
    presetId: integer('preset_id').notNull(),
    boughtAt: time('bought_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.presetId] })],
);

/** A layer without a row wears its default. */
export const wornPresets = pgTable(
  'worn_presets',
  {
    studentId: studentId(),
    type: text('type', { enum: presetTypes }).notNull(),
    wornId: integer('worn_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.type] })],
);

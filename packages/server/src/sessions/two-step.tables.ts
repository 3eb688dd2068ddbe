/** Second steps of adults' log-ins. Secrets are sealed or hashed; a row goes with its person. */
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { longId, time } from '../platform/shared-columns.ts';

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

/** An authenticator app; switched on once a code was confirmed. */
export const authenticators = pgTable('authenticators', {
  userId: userId().primaryKey(),
  secretSealed: text('secret_sealed').notNull(),
  createdAt: time('created_at').notNull(),
  confirmedAt: time('confirmed_at'),
  /** The last step of 30 s whose code was used, so that none is used twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: longId('passkey_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    credentialKey: text('credential_key').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the device is reached (internal, usb …), with blanks between. */
    transports: text('transports').notNull(),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [uniqueIndex('passkeys_once').on(table.credentialKey), index('passkeys_by_user').on(table.userId)],
);

/** What a passkey is to sign, once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    userId: userId(),
    purpose: text('purpose', { enum: ['add', 'logIn'] }).notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    tokenHash: text('token_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

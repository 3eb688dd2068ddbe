/** The door to accounts for other rooms. */

export { registerAccounts } from './accounts.routes.ts';
export { type Accounts, createAccounts } from './accounts.service.ts';
export type { SubscriptionColumns, UserRow } from './accounts.store.ts';
export { createFamilies, type Families } from './families.service.ts';

/** The door to accounts for other rooms. */

export {
  type AccessColumns,
  accessColumns,
  renewsByItselfText,
  type StoredAccess,
  subscriptionOf,
  toSubscription,
} from './access.ts';
export { registerAccounts } from './accounts.routes.ts';
export { type Accounts, createAccounts } from './accounts.service.ts';
export type { UserRow } from './accounts.store.ts';
export { createFamilies, type Families } from './families.service.ts';

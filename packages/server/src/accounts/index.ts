/** What other features may use from accounts. */

export {
  type AccessColumns,
  accessColumns,
  isAwaitingParentText,
  renewsByItselfText,
  type StoredAccess,
  subscriptionOf,
  toSubscription,
} from './access.ts';
export { accountsData } from './accounts.data.ts';
export { registerAccounts } from './accounts.routes.ts';
export { type AccountsService, createAccountsService } from './accounts.service.ts';
export type { UserRow } from './accounts.store.ts';
export { type ApprovalsService, createApprovalsService } from './approvals.service.ts';
export { createFamiliesService, type FamiliesService } from './families.service.ts';
export { createProofsService, type ProofsService, type SecondStep, type SecondStepCheck } from './proofs.service.ts';
export { findTimeZone } from './time-zone.store.ts';

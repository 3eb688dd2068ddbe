/** What other features may use from billing. */

export { billingData } from './billing.data.ts';
export { billingJobs } from './billing.jobs.ts';
export { registerBilling } from './billing.routes.ts';
export { type BillingService, createBillingService } from './billing.service.ts';
export type { NewPromo } from './promos.service.ts';

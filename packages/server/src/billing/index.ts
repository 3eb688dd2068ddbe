/** The door to billing for other rooms. */

export { billingJobs } from './billing.jobs.ts';
export { registerBilling } from './billing.routes.ts';
export { type Billing, createBilling } from './billing.service.ts';
export type { NewPromo } from './promos.service.ts';

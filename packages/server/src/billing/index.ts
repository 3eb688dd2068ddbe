/** The door to billing for other rooms. */
export { registerBilling } from './billing.routes.ts';
export { createBilling } from './billing.service.ts';
export type { NewPromo } from './promos.service.ts';

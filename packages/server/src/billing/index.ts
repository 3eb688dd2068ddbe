/** The door to billing for other rooms. */
export { registerBilling } from './billing.routes.ts';
export { createBilling, type NewPromo } from './billing.service.ts';

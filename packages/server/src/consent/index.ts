/** What other features use of consent. */
export { registerConsent } from './consent.routes.ts';
export { type ConsentService, createConsentService } from './consent.service.ts';
export { hasConsent } from './consent.store.ts';

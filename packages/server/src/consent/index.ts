/** What other features use of consent. */

export { consentData } from './consent.data.ts';
export { registerConsent } from './consent.routes.ts';
export { type ConsentService, createConsentService } from './consent.service.ts';
export { hasConsent } from './consent.store.ts';

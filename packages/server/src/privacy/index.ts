/** What other features may use from privacy. */
export { createPrivacyService } from './privacy.service.ts';

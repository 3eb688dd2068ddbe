/** What other features may use from privacy. */
export { createDormantService } from './dormant.service.ts';
export { createErasuresService } from './erasures.service.ts';
export { privacyData } from './privacy.data.ts';
export { privacyJobs } from './privacy.jobs.ts';
export { registerPrivacy } from './privacy.routes.ts';
export { createPrivacyService } from './privacy.service.ts';

/** What other features may use from practices. */
export { registerPractice } from './practice.routes.ts';
export { createPracticeService, type PracticeService } from './practice.service.ts';

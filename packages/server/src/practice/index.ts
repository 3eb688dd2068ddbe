/** What other features may use from practices. */

export { practiceData } from './practice.data.ts';
export { registerPractice } from './practice.routes.ts';
export { createPracticeService, type PracticeService } from './practice.service.ts';

/** What other features may use from tutoring. */
export { registerTutoring } from './tutoring.routes.ts';
export { createTutoringService } from './tutoring.service.ts';

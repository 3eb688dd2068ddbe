/** What other features may use from tutoring. */

export { tutoringData } from './tutoring.data.ts';
export { registerTutoring } from './tutoring.routes.ts';
export { createTutoringService } from './tutoring.service.ts';
export { deleteAnsweredRequests } from './tutoring.store.ts';

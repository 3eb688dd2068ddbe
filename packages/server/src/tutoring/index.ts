/** The door to tutoring for other rooms. */
export { registerTutoring } from './tutoring.routes.ts';
export { createTutoring } from './tutoring.service.ts';

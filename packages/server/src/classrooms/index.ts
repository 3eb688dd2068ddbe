/** The door to classes for other rooms. */
export { registerClassrooms } from './classrooms.routes.ts';
export { type Classrooms, createClassrooms } from './classrooms.service.ts';

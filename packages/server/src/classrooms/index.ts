/** The door to classes and care for other rooms. */
export { type Care, createCare } from './care.service.ts';
export { registerClassrooms } from './classrooms.routes.ts';
export { createClassrooms } from './classrooms.service.ts';
export { createMessages } from './messages.service.ts';

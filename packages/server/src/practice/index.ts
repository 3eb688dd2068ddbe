/** The door to practices for other rooms. */
export { registerPractice } from './practice.routes.ts';
export { createPracticeRoom, type Practice } from './practice.service.ts';

/** The door to sessions for other rooms. */

export { sessionJobs } from './sessions.jobs.ts';
export { registerSessions } from './sessions.routes.ts';
export { createSessions } from './sessions.service.ts';
export { createTokenMint } from './tokens.ts';

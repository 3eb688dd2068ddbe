/** What other features may use from sessions. */

export { sessionJobs } from './sessions.jobs.ts';
export { registerSessions } from './sessions.routes.ts';
export { createSessionsService } from './sessions.service.ts';
export { createTokenMint } from './tokens.ts';

/** What other features may use from sessions. */

export { createCredentialsService } from './credentials.service.ts';
export { linkMailSchema, type MailLink } from './link-mail.ts';
export { createLinksService } from './links.service.ts';
export { createPasskeyProtocol } from './passkey-protocol.ts';
export { sessionsData } from './sessions.data.ts';
export { sessionJobs } from './sessions.jobs.ts';
export { registerSessions } from './sessions.routes.ts';
export { createSessionsService } from './sessions.service.ts';
export { createTokenMint } from './tokens.ts';
export { registerTwoStep } from './two-step.routes.ts';
export { createSecondStep, createTwoStepService } from './two-step.service.ts';

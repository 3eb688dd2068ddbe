/** What other features may use from the sandbox. */

export { sandboxData } from './sandbox.data.ts';
export { sandboxJobs } from './sandbox.jobs.ts';
export { registerSandbox } from './sandbox.routes.ts';
export { createSandboxService, type SandboxService } from './sandbox.service.ts';

/** The door to the sandbox. */

export { sandboxJobs } from './sandbox.jobs.ts';
export { registerSandbox } from './sandbox.routes.ts';
export { createSandbox, type Sandbox } from './sandbox.service.ts';

/** The door to the sandbox. */
export { registerSandbox } from './sandbox.routes.ts';
export { createSandbox, type Sandbox } from './sandbox.service.ts';

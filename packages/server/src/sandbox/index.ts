/** The door to the sandbox. */
export { registerSandbox } from './sandbox.routes.ts';
export { createSandbox } from './sandbox.service.ts';

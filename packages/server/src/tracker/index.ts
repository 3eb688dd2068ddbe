/** The door to the tracker for other rooms. */
export { registerTracker } from './tracker.routes.ts';
export { createTracker } from './tracker.service.ts';

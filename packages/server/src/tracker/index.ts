/** What other features may use from the tracker. */
export { registerTracker } from './tracker.routes.ts';
export { createTrackerService } from './tracker.service.ts';

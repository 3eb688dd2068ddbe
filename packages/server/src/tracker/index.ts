/** What other features may use from the tracker. */

export { trackerData } from './tracker.data.ts';
export { registerTracker } from './tracker.routes.ts';
export { createTrackerService } from './tracker.service.ts';

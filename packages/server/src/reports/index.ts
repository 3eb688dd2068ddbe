/** The door to reports. */
export { registerChildReports } from './child-reports.routes.ts';
export { createChildReports } from './child-reports.service.ts';
export { registerReports } from './reports.routes.ts';
export { createReports } from './reports.service.ts';
export { registerTutorReports } from './tutor-reports.routes.ts';
export { createTutorReports } from './tutor-reports.service.ts';

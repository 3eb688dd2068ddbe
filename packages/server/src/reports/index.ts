/** What other features may use from reports. */
export { registerChildReports } from './child-reports.routes.ts';
export { createChildReportsService } from './child-reports.service.ts';
export { registerReports } from './reports.routes.ts';
export { createReportsService } from './reports.service.ts';
export { registerTutorReports } from './tutor-reports.routes.ts';
export { createTutorReportsService } from './tutor-reports.service.ts';

/** What other features may use from reports. */
export { registerChildReports } from './child-reports.routes.ts';
export { type ChildReportsService, createChildReportsService } from './child-reports.service.ts';
export { registerReports } from './reports.routes.ts';
export { createReportsService, type ReportQuery } from './reports.service.ts';
export { type ProfileParts, profileOf } from './student-profile.ts';
export { registerTutorReports } from './tutor-reports.routes.ts';
export { createTutorReportsService, type TutorReportsService } from './tutor-reports.service.ts';

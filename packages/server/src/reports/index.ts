/** The door to reports. */
export { registerReports } from './reports.routes.ts';
export { createReports } from './reports.service.ts';

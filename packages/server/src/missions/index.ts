/** What other features may use from missions. */
export { registerMissions, yearFor } from './missions.routes.ts';
export { createMissionsService, type MissionsService } from './missions.service.ts';

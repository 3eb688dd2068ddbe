/** What other features may use from missions. */
export { registerMissions } from './missions.routes.ts';
export { createMissionsService } from './missions.service.ts';

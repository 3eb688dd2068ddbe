/** The door to missions. */
export { registerMissions } from './missions.routes.ts';
export { createMissions } from './missions.service.ts';

/** What other features may use from missions. */
export { missionsData } from './missions.data.ts';
export { registerMissions, yearFor } from './missions.routes.ts';
export { createMissionsService, type MissionsService } from './missions.service.ts';
export { createSubTopicVideosService } from './sub-topic-videos.service.ts';

/** What other features may use from achievements: `award`, wherever something is earned. */

export { achievementsData } from './achievements.data.ts';
export { registerAchievements } from './achievements.routes.ts';
export { type AchievementsService, createAchievementsService } from './achievements.service.ts';

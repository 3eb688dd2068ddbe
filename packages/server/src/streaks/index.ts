/** What other features may use from streaks. */

export { createStreakNoticesService } from './streak-notices.service.ts';
export { createStreakPlansService } from './streak-plans.service.ts';
export { streaksData } from './streaks.data.ts';
export { streakJobs } from './streaks.jobs.ts';
export { registerStreaks } from './streaks.routes.ts';
export { createStreaksService, type StreaksService } from './streaks.service.ts';
export { isOnHoliday } from './streaks.store.ts';

/** Achievements: contract ↔ service. */
import * as calls from '@comet/contract/achievements';
import type { Serve } from '../platform/serve.ts';
import type { AchievementsService } from './achievements.service.ts';

interface Parts {
  readonly achievements: AchievementsService;
}

export function registerAchievements(serve: Serve, { achievements }: Parts): void {
  serve(calls.listAchievements, ({ actor, query }) => achievements.list(actor.userId, query.year));

  serve(calls.listNewAchievements, ({ actor }) => achievements.listNew(actor.userId));

  serve(calls.markAchievementsSeen, async ({ actor, body }) => {
    await achievements.markSeen(actor.userId, body.achievementIds);
    return {};
  });
}

/** Streaks: contract ↔ service. */
import * as calls from '@comet/contract/streaks';
import type { Serve } from '../platform/serve.ts';
import type { StreakPlansService } from './streak-plans.service.ts';
import type { StreaksService } from './streaks.service.ts';

interface Parts {
  readonly streaks: StreaksService;
  readonly streakPlans: StreakPlansService;
}

export function registerStreaks(serve: Serve, { streaks, streakPlans }: Parts): void {
  serve(calls.getStreak, ({ actor }) => streaks.streakOf(actor));

  serve(calls.claimDailyReward, ({ actor, params }) => streaks.claim(actor, params.id));

  serve(calls.buyStreakSaver, ({ actor }) => streaks.buySaver(actor));

  serve(calls.getStreakPlan, async ({ params, reach }) => {
    await reach(params.id);
    return streakPlans.planOf(params.id);
  });

  serve(calls.setRestDays, async ({ params, body, reach }) => {
    await reach(params.id);
    return streakPlans.setRestDays(params.id, body.restWeekdays);
  });

  serve(calls.addHoliday, async ({ params, body, reach }) => {
    await reach(params.id);
    return streakPlans.addHoliday(params.id, body);
  });

  serve(calls.removeHoliday, async ({ params, reach }) => {
    await reach(params.id);
    return streakPlans.removeHoliday(params.id, params.holidayId);
  });
}

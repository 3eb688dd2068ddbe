/** Leagues: contract ↔ service. */
import * as calls from '@comet/contract/leagues';
import type { Serve } from '../platform/serve.ts';
import type { LeaguesService } from './leagues.service.ts';

interface Parts {
  readonly leagues: LeaguesService;
}

export function registerLeagues(serve: Serve, { leagues }: Parts): void {
  serve(calls.getLeagues, ({ actor }) => leagues.leaguesOf(actor.userId));

  serve(calls.getLeaderboard, async ({ actor, params }) => ({
    leaderboard: await leagues.leaderboard(actor.userId, params.id),
  }));

  serve(calls.listLeaguePeriods, ({ actor }) => leagues.periodsOf(actor.userId));

  serve(calls.assignStudent, ({ actor }) => leagues.join(actor.userId));

  serve(calls.leaveLeague, ({ actor }) => leagues.leave(actor.userId));

  serve(calls.changeNickname, ({ actor }) => leagues.changeNickname(actor.userId));
}

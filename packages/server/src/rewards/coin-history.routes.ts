/** The coin history: contract ↔ store. */
import { listCoinHistory } from '@comet/contract/coin-history';
import type { Serve } from '../platform/serve.ts';
import type { RewardsService } from './rewards.service.ts';

interface Parts {
  readonly rewards: Pick<RewardsService, 'historyOf'>;
}

export function registerCoinHistory(serve: Serve, { rewards }: Parts): void {
  serve(listCoinHistory, ({ actor, query }) => rewards.historyOf(actor.userId, query.before));
}

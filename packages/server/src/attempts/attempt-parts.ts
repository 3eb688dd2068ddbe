/** What the attempt engine is built from. */
import type { Accommodations } from '../accommodations/index.ts';
import type { Curriculum } from '../curriculum/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Live } from '../platform/live.ts';
import type { Rewards } from '../rewards/index.ts';

export interface AttemptParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly curriculum: Curriculum;
  readonly rewards: Rewards;
  readonly accommodations: Accommodations;
  readonly live: Pick<Live, 'publish'>;
}

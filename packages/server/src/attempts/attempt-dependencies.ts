/** What the services of the attempt engine depend on. */
import type { AccommodationsService } from '../accommodations/index.ts';
import type { AchievementsService } from '../achievements/index.ts';
import type { CurriculumService } from '../curriculum/index.ts';
import type { LeaguesService } from '../leagues/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import type { RewardsService } from '../rewards/index.ts';

export interface AttemptDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly curriculum: CurriculumService;
  readonly rewards: RewardsService;
  readonly achievements: Pick<AchievementsService, 'award'>;
  readonly notifications: Pick<NotificationsService, 'notify' | 'notifyOfResults'>;
  readonly leagues: Pick<LeaguesService, 'addPoints' | 'placeSoon'>;
  readonly accommodations: AccommodationsService;
  readonly live: Pick<Live, 'publish'>;
}

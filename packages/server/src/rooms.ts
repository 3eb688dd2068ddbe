/** Builds the rooms of the server, each with what it needs; HTTP, the demo and the team's commands all work on these. */
import { createAccommodations } from './accommodations/index.ts';
import { createAccounts, createFamilies } from './accounts/index.ts';
import { createAttempts } from './attempts/index.ts';
import { createBilling } from './billing/index.ts';
import { createCare, createClassrooms, createMessages } from './classrooms/index.ts';
import { createCurriculum } from './curriculum/index.ts';
import { createMissions } from './missions/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Queryable } from './platform/database.ts';
import type { Live } from './platform/live.ts';
import type { Log } from './platform/log.ts';
import type { Passwords } from './platform/passwords.ts';
import type { Payments } from './platform/payments.ts';
import { createPracticeRoom } from './practice/index.ts';
import { createPrivacy } from './privacy/index.ts';
import { createChildReports, createReports, createTutorReports } from './reports/index.ts';
import { createRewards } from './rewards/index.ts';
import { createSessions, createTokenMint } from './sessions/index.ts';
import { createTracker } from './tracker/index.ts';
import { createTutoring } from './tutoring/index.ts';

/** What rooms are built on. */
export interface Ground {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Pick<Live, 'publish'>;
  readonly passwords: Passwords;
  readonly payments: Payments;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly secret: string;
  readonly publicUrl: string;
  readonly sendMail: (db: Queryable, mail: { to: string; subject: string; text: string; key: string }) => Promise<void>;
}

export type Rooms = ReturnType<typeof createRooms>;

export function createRooms(ground: Ground) {
  const { database, clock, live, passwords, payments, log, secret, publicUrl, sendMail } = ground;
  const accounts = createAccounts({ database, clock, passwords });
  const families = createFamilies({ database, clock, accounts, passwords });
  const rewards = createRewards({ database, clock, live });
  const curriculum = createCurriculum({ database, clock });
  const accommodations = createAccommodations({ database, clock });
  const attempts = createAttempts({ database, clock, curriculum, rewards, accommodations, live });
  const care = createCare({ database, clock });
  const billing = createBilling({ database, clock, payments, accounts, publicUrl, sendMail, log });
  const practice = createPracticeRoom({ database, clock, attempts, accounts, accommodations, live });
  const tokens = createTokenMint(secret);
  const ownAttempt = (isPractice: boolean) => async (attemptId: number) => {
    const owned = await attempts.ownerOf(attemptId);
    return owned?.isPractice === isPractice ? owned : undefined;
  };
  return {
    accommodations,
    accounts,
    families,
    attempts,
    billing,
    curriculum,
    rewards,
    missions: createMissions({ attempts, clock }),
    practice,
    privacy: createPrivacy({
      database,
      clock,
      forgetPayer: billing.forget,
      listInvoices: billing.invoicesOf,
    }),
    reports: createReports({ database, clock }),
    tutorReports: createTutorReports({ database, clock, care }),
    childReports: createChildReports({ database, clock, practice }),
    care,
    classrooms: createClassrooms({ database, clock }),
    tracker: createTracker({
      database,
      clock,
      attempts,
      find: { mission: ownAttempt(false), practice: ownAttempt(true) },
    }),
    messages: createMessages({ database, clock, accounts, sendMail }),
    tutoring: createTutoring({ database, clock, accounts, care }),
    sessions: createSessions({ database, clock, passwords, accounts, families, tokens, publicUrl, sendMail }),
  };
}

/** Reports: contract ↔ service. */
import { getStudentProfile } from '@comet/contract/accounts';
import * as calls from '@comet/contract/reports';
import type { Serve } from '../platform/serve.ts';
import { type ProfileParts, profileOf } from './student-profile.ts';

export function registerReports(serve: Serve, { reports, accounts, rewards, worn }: ProfileParts): void {
  serve(calls.listChildren, ({ actor }) => accounts.listChildren(actor.userId));

  serve(calls.getOverview, async ({ query, reach }) => {
    await reach(query.studentId);
    return reports.overview(query);
  });

  serve(calls.getOwnWeek, ({ actor }) => reports.ownWeek(actor.userId));

  serve(calls.listLatestResults, async ({ query, reach }) => {
    await reach(query.studentId);
    return reports.latestResults(query);
  });

  serve(getStudentProfile, ({ actor }) => profileOf({ reports, accounts, rewards, worn }, actor));
}

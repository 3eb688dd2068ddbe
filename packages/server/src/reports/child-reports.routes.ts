/** What a parent finds out about one child: contract ↔ services. */
import * as calls from '@comet/contract/child-reports';
import type { AccountsService } from '../accounts/index.ts';
import type { AttemptsService } from '../attempts/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Serve } from '../platform/serve.ts';
import type { ChildReportsService } from './child-reports.service.ts';
import type { TutorReportsService } from './tutor-reports.service.ts';

interface Parts {
  readonly childReports: ChildReportsService;
  readonly tutorReports: Pick<TutorReportsService, 'performance'>;
  readonly attempts: AttemptsService;
  readonly accounts: AccountsService;
}

export function registerChildReports(serve: Serve, { childReports, tutorReports, attempts, accounts }: Parts): void {
  serve(calls.listChildrenWeeks, async ({ actor }) => {
    const children = await accounts.listChildren(actor.userId);
    return childReports.weeks(children.map(({ userId }) => userId));
  });

  serve(calls.getYearProgress, async ({ params, reach }) => {
    await reach(params.id);
    const { yearOfStudy } = await accounts.getUser(params.id);
    if (yearOfStudy === null) throw new Refusal('notFound');
    return childReports.yearProgress(params.id, yearOfStudy);
  });

  serve(calls.listActiveTasks, async ({ query, reach }) => {
    await reach(query.studentId);
    return childReports.activeTasks(query);
  });

  serve(calls.getSpentTime, async ({ query, reach }) => {
    await reach(query.studentId);
    return childReports.spentTime(query);
  });

  serve(calls.getDetailedReport, async ({ query, reach }) => {
    await reach(query.studentId);
    return childReports.detailedReport(query);
  });

  serve(calls.getPerformance, async ({ query, reach }) => {
    await reach(query.studentId);
    return tutorReports.performance(query.studentId, { periodType: query.timePeriod, subjectId: query.subjectId });
  });

  serve(calls.listChildSubjects, async ({ params, reach }) => {
    await reach(params.id);
    return childReports.subjects(params.id);
  });

  serve(calls.listChildCharts, async ({ params, query, reach }) => {
    await reach(params.id);
    return childReports.charts(params.id, query.timePeriod);
  });

  serve(calls.reviewChildAttempt, async ({ params, reach }) => {
    await reach(params.id);
    if ((await attempts.studentOf(params.attemptId)) !== params.id) throw new Refusal('notFound');
    return attempts.review(params.attemptId);
  });
}

/** The tutor's reports: contract ↔ service. */
import * as calls from '@comet/contract/tutor-reports';
import type { Serve } from '../platform/serve.ts';
import type { TutorReportsService } from './tutor-reports.service.ts';

interface Parts {
  readonly tutorReports: TutorReportsService;
}

export function registerTutorReports(serve: Serve, { tutorReports: reports }: Parts): void {
  serve(calls.getPracticeOverview, ({ actor, query }) => reports.overview(actor.userId, query));
  serve(calls.listPracticeRanks, ({ actor, query }) => reports.ranks(actor.userId, query));
  serve(calls.getPracticeScoreDiagram, ({ actor, query }) => reports.scoreDiagram(actor.userId, query));

  serve(calls.getPracticeIndividualOverview, async ({ actor, query, reach }) => {
    await reach(query.studentId);
    return reports.individual(actor.userId, query.studentId, query);
  });

  serve(calls.listStudentPerformance, async ({ query, reach }) => {
    await reach(query.studentId);
    return reports.performance(query.studentId, query);
  });

  serve(calls.getStudentQuizReport, async ({ query, reach }) => {
    await reach(query.studentId);
    return reports.quizReport(query.studentId, query);
  });
}

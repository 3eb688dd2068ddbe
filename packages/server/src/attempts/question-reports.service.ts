/** What people say is wrong with questions, kept for the team. */
import type { AttemptParts } from './attempt-parts.ts';
import * as store from './question-reports.store.ts';

export function createQuestionReports({ database, clock }: Pick<AttemptParts, 'database' | 'clock'>) {
  return {
    /** The caller has made sure that the question is within the reporter's reach. */
    report: (reporterId: number, report: Omit<store.NewReport, 'reporterId'>): Promise<number> =>
      store.insertReport(database, { ...report, reporterId }, clock.now()),

    /** The newest first. */
    listReports: (most: number) => store.listReports(database, most),
  };
}

/** What people say is wrong with questions, kept for the team. */
import { Refusal } from '../platform/refusal.ts';
import type { AttemptDependencies } from './attempt-dependencies.ts';
import * as store from './question-reports.store.ts';

export function createQuestionReportsService({ database, clock }: Pick<AttemptDependencies, 'database' | 'clock'>) {
  return {
    /** The caller has made sure that the question is within the reporter's reach. Throws 404 for one not reached yet. */
    report: async (reporterId: number, report: Omit<store.NewReport, 'reporterId'>): Promise<number> => {
      const reportId = await store.insertReport(database, { ...report, reporterId }, clock.now());
      if (reportId === undefined) throw new Refusal('notFound');
      return reportId;
    },

    /** The newest first. */
    listReports: (limit: number) => store.listReports(database, limit),
  };
}

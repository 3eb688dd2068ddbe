/** What a report is about, as its calls take it. */
import type { attemptFilters, rankingMetrics } from '@comet/contract/tutor-reports';

/** Of a parent's dashboard. */
export interface DashboardQuery {
  readonly studentId: number;
  readonly subjectId: number | 'all';
  readonly timePeriod: 'week' | 'month';
}

/** Of a tutor's reports. */
export interface TutorReportQuery {
  readonly periodType: 'week' | 'month';
  readonly classroomId?: number;
  readonly isOneToOne?: 'true';
  readonly studentId?: number;
  readonly subjectId?: number;
  readonly firstAttempt: (typeof attemptFilters)[number];
}

/** The same about one student. */
export interface StudentReportQuery extends TutorReportQuery {
  readonly studentId: number;
}

export type RankMetric = (typeof rankingMetrics)[number];

/** A report keeps its last figures while a filter loads the next ones. */
export const whileFiltering = { keepsPrevious: true } as const;

/** What a tutor is told of the work of their students. */
import * as calls from '@comet/contract/tutor-reports';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** Filters of the tutor's reports, as the calls take them. */
export interface TutorReportQuery {
  readonly periodType: 'week' | 'month';
  readonly classroomId?: number;
  readonly isOneToOne?: 'true';
  readonly studentId?: number;
  readonly subjectId?: number;
  readonly firstAttempt: (typeof calls.attemptFilters)[number];
}

/** The same about one student. */
export interface StudentReportQuery extends TutorReportQuery {
  readonly studentId: number;
}

export type RankMetric = (typeof calls.rankingMetrics)[number];

export function useTutorOverview(query: TutorReportQuery) {
  return useQuery({
    queryKey: ['tutor-overview', query],
    queryFn: ({ signal }) => api.call(calls.getPracticeOverview, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

export function useRanks(query: TutorReportQuery, sortBy: RankMetric) {
  return useQuery({
    queryKey: ['tutor-ranks', query, sortBy],
    queryFn: ({ signal }) => api.call(calls.listPracticeRanks, { query: { ...query, sortBy }, signal }),
    placeholderData: (before) => before,
  });
}

export function useScoreDiagram(query: TutorReportQuery) {
  return useQuery({
    queryKey: ['tutor-diagram', query],
    queryFn: ({ signal }) => api.call(calls.getPracticeScoreDiagram, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

export function useIndividualOverview(query: StudentReportQuery) {
  return useQuery({
    queryKey: ['tutor-individual', query],
    queryFn: ({ signal }) => api.call(calls.getPracticeIndividualOverview, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

export function usePerformance(query: StudentReportQuery) {
  return useQuery({
    queryKey: ['tutor-performance', query],
    queryFn: ({ signal }) => api.call(calls.listStudentPerformance, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

export function useQuizReport({ studentId, subjectId, periodType, firstAttempt }: StudentReportQuery) {
  const query = { studentId, subjectId, periodType, firstAttempt };
  return useQuery({
    queryKey: ['quiz-report', query],
    queryFn: ({ signal }) => api.call(calls.getStudentQuizReport, { query, signal }),
    placeholderData: (before) => before,
  });
}

/** What a parent finds out about one child. */
import * as calls from '@comet/contract/child-reports';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import type { DashboardQuery } from './reports.queries.ts';

/** All that a live event about a child may have changed. */
export const childReportKeys = ['active-tasks', 'spent-time', 'detailed-report', 'performance', 'child-subjects'];

export function useActiveTasks(query: DashboardQuery) {
  return useQuery({
    queryKey: ['active-tasks', query],
    queryFn: ({ signal }) => api.call(calls.listActiveTasks, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

export function useSpentTime(query: DashboardQuery) {
  return useQuery({
    queryKey: ['spent-time', query],
    queryFn: ({ signal }) => api.call(calls.getSpentTime, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

export function useDetailedReport(query: DashboardQuery) {
  return useQuery({
    queryKey: ['detailed-report', query],
    queryFn: ({ signal }) => api.call(calls.getDetailedReport, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

export function usePerformance(query: DashboardQuery) {
  return useQuery({
    queryKey: ['performance', query],
    queryFn: ({ signal }) => api.call(calls.getPerformance, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

export function useChildSubjects(studentId: number) {
  return useQuery({
    queryKey: ['child-subjects', studentId],
    queryFn: ({ signal }) => api.call(calls.listChildSubjects, { params: { id: studentId }, signal }),
  });
}

export function useChildCharts(studentId: number, timePeriod: 'week' | 'month') {
  return useQuery({
    queryKey: ['child-subjects', studentId, 'charts', timePeriod],
    queryFn: ({ signal }) =>
      api.call(calls.listChildCharts, { params: { id: studentId }, query: { timePeriod }, signal }),
    placeholderData: (before) => before,
  });
}

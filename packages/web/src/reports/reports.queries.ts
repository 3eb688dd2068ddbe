/** What a parent is told of a child's work. */
import { getOverview, getOwnWeek, listLatestResults } from '@comet/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export interface DashboardQuery {
  readonly studentId: number;
  readonly subjectId: number | 'all';
  readonly timePeriod: 'week' | 'month';
}

export function useOverview(query: DashboardQuery) {
  return useQuery({
    queryKey: ['overview', query],
    queryFn: ({ signal }) => api.call(getOverview, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

export function useLatestResults(query: DashboardQuery) {
  return useQuery({
    queryKey: ['latest-results', query],
    queryFn: ({ signal }) => api.call(listLatestResults, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

export function useOwnWeek() {
  return useQuery({ queryKey: ['own-week'], queryFn: ({ signal }) => api.call(getOwnWeek, { signal }) });
}

/** A tutor's classes and students. */
import { listClassrooms, listTutorStudents } from '@comet/contract/classrooms';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export interface ListQuery {
  readonly search: string;
  readonly subjectId: number | undefined;
}

export function useClassrooms(query: ListQuery) {
  return useQuery({
    queryKey: ['classrooms', query],
    queryFn: ({ signal }) => api.call(listClassrooms, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

export function useTutorStudents(query: ListQuery) {
  return useQuery({
    queryKey: ['tutor-students', query],
    queryFn: ({ signal }) => api.call(listTutorStudents, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

/** Practices as the server tells them, and what can be done with them. */

import type { BodySent } from '@comet/contract/call';
import { listStudentsByClass } from '@comet/contract/classrooms';
import { listSubTopics, listTopics } from '@comet/contract/missions';
import * as calls from '@comet/contract/practice';
import type { PracticeStatus } from '@comet/domain/practice/practice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { api } from '../api/api.ts';

export type NewPractice = BodySent<typeof calls.createPractice>;

export function useActivePractices() {
  return useQuery({
    queryKey: ['practices', 'active'],
    queryFn: ({ signal }) => api.call(calls.listActivePractices, { signal }),
  });
}

export function useArchivedPractices() {
  return useQuery({
    queryKey: ['practices', 'archive'],
    queryFn: ({ signal }) => api.call(calls.listArchivedPractices, { signal }),
  });
}

/** The waiting question of a practice; asked for anew after each answer. */
export function usePracticeQuestion(practiceId: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['practice-question', practiceId],
    queryFn: async ({ signal }) => {
      const state = await api.call(calls.getPracticeQuestion, { query: { practiceId }, signal });
      void client.invalidateQueries({ queryKey: ['practices'] });
      return state;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useSetPractices(status: PracticeStatus) {
  return useQuery({
    queryKey: ['set-practices', status],
    queryFn: ({ signal }) => api.call(calls.listSetPractices, { query: { status }, signal }),
  });
}

export function usePracticeReport(practiceId: number) {
  return useQuery({
    queryKey: ['practice-report', practiceId],
    queryFn: ({ signal }) => api.call(calls.getPracticeReport, { query: { practiceId }, signal }),
  });
}

export function useStudentsByClass(
  group: { readonly classroomId?: number; readonly isOneToOne?: 'true' },
  isOn: boolean,
) {
  return useQuery({
    queryKey: ['students-by-class', group],
    queryFn: ({ signal }) => api.call(listStudentsByClass, { query: { ...group }, signal }),
    enabled: isOn,
  });
}

/** A failed load of topics or sub-topics is only logged (specification, section 8). */
async function logged<Answer>(asking: Promise<Answer>): Promise<Answer> {
  return asking.catch((error: unknown) => {
    console.warn(error instanceof Error ? error.message : error);
    throw error;
  });
}

export function useActiveTopics(subjectId: number | undefined, year: number) {
  return useQuery({
    queryKey: ['active-topics', subjectId, year],
    queryFn: ({ signal }) =>
      logged(
        api.call(listTopics, {
          query: { subject: subjectId, year, hasSubtopics: 'true', status: 'active' },
          signal,
        }),
      ),
  });
}

export function useActiveSubTopics(topicId: number | undefined, year: number) {
  return useQuery({
    queryKey: ['active-sub-topics', topicId, year],
    queryFn: ({ signal }) =>
      logged(api.call(listSubTopics, { query: { topicId: topicId ?? 0, year, status: 'active' }, signal })),
    enabled: topicId !== undefined,
  });
}

export function useCreatePractice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (practice: NewPractice) => api.call(calls.createPractice, { body: practice }),
    onSuccess: () => {
      toast.success('Custom practice has been successfully created');
      for (const key of ['practices', 'set-practices']) void client.invalidateQueries({ queryKey: [key] });
    },
    onError: (error) => toast.error(`Custom practice has not been created: ${error.message}`),
  });
}

/** What a setter does with a practice, each with the specification's words when it went well and when it did not. */
function useChange<Given>(change: (given: Given) => Promise<unknown>, done: string, failed?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      toast.success(done);
      for (const key of ['set-practices', 'practice-report', 'practices'])
        void client.invalidateQueries({ queryKey: [key] });
    },
    onError: (error) => toast.error(failed ?? error.message),
  });
}

export const useExtendPractice = () =>
  useChange(
    ({ practiceId, dueAt }: { practiceId: number; dueAt: Date }) =>
      api.call(calls.extendPractice, { params: { id: practiceId }, body: { expirationDate: dueAt.toISOString() } }),
    'Due date was successfully extended',
  );

export const useDeletePractice = () =>
  useChange(
    (practiceId: number) => api.call(calls.deletePractice, { params: { id: practiceId } }),
    'Practice successfully removed',
  );

export const useReassignPractice = () =>
  useChange(
    (again: BodySent<typeof calls.reassignPractice>) => api.call(calls.reassignPractice, { body: again }),
    'Practice successfully reassigned',
    'Error practice not reassigned',
  );

export const useGiveFeedback = () =>
  useChange(
    ({ id, feedback }: { id: number; feedback: string }) =>
      api.call(calls.givePracticeFeedback, { params: { id }, body: { feedback } }),
    'Feedback successfully created',
    'Feedback not created. Error',
  );

/** A test being taken: the waiting question, hints, reports and looking back. */
import { createMessage, reviewAttempt, takeHint } from '@comet/contract/attempts';
import type { BodySent } from '@comet/contract/call';
import { reviewChildAttempt } from '@comet/contract/child-reports';
import { getAdditionalTestQuestion, getSubTopicQuestion } from '@comet/contract/missions';
import type { AdditionalTestKind } from '@comet/domain/missions/additional-tests';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** Which test is taken. */
export type TestPlace =
  | { readonly chapterId: number; readonly subTopicId: number }
  | { readonly additionalTestId: number; readonly kind: AdditionalTestKind };

/** The question that waits; it is asked for anew after each answer. Each `round` is a test of its own. */
export function useWaitingQuestion(place: TestPlace, round: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['waiting-question', place, round],
    queryFn: async ({ signal }) => {
      const state =
        'subTopicId' in place
          ? await api.call(getSubTopicQuestion, { query: place, signal })
          : await api.call(getAdditionalTestQuestion, {
              params: { testId: place.additionalTestId },
              query: { questionFor: place.kind },
              signal,
            });
      // The chapter's button now says 'Continue'.
      void client.invalidateQueries({ queryKey: ['chapter'] });
      return state;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useHint(questionId: number) {
  return useMutation({ mutationFn: () => api.call(takeHint, { params: { questionId } }) });
}

export function useReport() {
  return useMutation({ mutationFn: (body: BodySent<typeof createMessage>) => api.call(createMessage, { body }) });
}

/** After an answer, what it changed is asked for again when it is next shown. */
export function forgetProgress(client: QueryClient): void {
  for (const key of ['chapters', 'chapter', 'subjects-progress', 'subject-quiz', 'profile', 'practices', 'own-week'])
    void client.invalidateQueries({ queryKey: [key] });
}

/** The same for a parent, of their child's attempt. */
export function useChildReview(studentId: number, attemptId: number) {
  return useQuery({
    queryKey: ['review', attemptId, studentId],
    queryFn: ({ signal }) => api.call(reviewChildAttempt, { params: { id: studentId, attemptId }, signal }),
  });
}

export function useReview(attemptId: number) {
  return useQuery({
    queryKey: ['review', attemptId],
    queryFn: ({ signal }) => api.call(reviewAttempt, { query: { attemptId }, signal }),
  });
}

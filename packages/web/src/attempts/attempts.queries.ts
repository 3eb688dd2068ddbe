/** A test being taken: the waiting question, answers that are not lost, hints and reports. */
import { type createAnswer, createMessage, reviewAttempt, takeHint } from '@comet/contract/attempts';
import type { AnswerOf, BodySent } from '@comet/contract/call';
import { getSubTopicQuestion } from '@comet/contract/missions';
import type { passPracticeQuestion } from '@comet/contract/practice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { CallError } from '../api/client.ts';

/** The calls that mark an answer; they differ in their door alone. */
export type AnswerCall = typeof createAnswer | typeof passPracticeQuestion;
export type AnswerSent = BodySent<typeof createAnswer>;

const firstPauseMs = 1000;
const longestPauseMs = 15_000;

/** The question that waits; it is asked for anew after each answer. Each `round` is a test of its own. */
export function useWaitingQuestion(chapterId: number, subTopicId: number, round: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['waiting-question', subTopicId, round],
    queryFn: async ({ signal }) => {
      const state = await api.call(getSubTopicQuestion, { query: { chapterId, subTopicId }, signal });
      // The chapter's button now says 'Continue'.
      void client.invalidateQueries({ queryKey: ['chapter'] });
      return state;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Whether trying again can help: the answer did not come through, or the server is busy. */
const isPassing = (error: Error): boolean =>
  error instanceof CallError && (error.statusCode === 0 || error.statusCode === 429 || error.statusCode >= 500);

/** Sends an answer until it is acknowledged; the server takes a repeated answer as one. */
export function useAnswer(answerCall: AnswerCall, onResult: (result: AnswerOf<AnswerCall>) => void) {
  return useMutation({
    mutationFn: (sent: AnswerSent) => api.call(answerCall, { body: sent }),
    retry: (_, error) => isPassing(error),
    retryDelay: (failures) => Math.min(firstPauseMs * 2 ** failures, longestPauseMs),
    networkMode: 'always',
    onSuccess: onResult,
  });
}

export function useHint(questionId: number) {
  return useMutation({ mutationFn: () => api.call(takeHint, { params: { questionId } }) });
}

export function useReport() {
  return useMutation({ mutationFn: (body: BodySent<typeof createMessage>) => api.call(createMessage, { body }) });
}

/** After a test, what it changed is asked for again when it is next shown. */
export function useForgetProgress(): () => void {
  const client = useQueryClient();
  return () => {
    for (const key of ['chapters', 'chapter', 'subjects-progress', 'profile', 'practices'])
      void client.invalidateQueries({ queryKey: [key] });
  };
}

export function useReview(attemptId: number) {
  return useQuery({
    queryKey: ['review', attemptId],
    queryFn: ({ signal }) => api.call(reviewAttempt, { query: { attemptId }, signal }),
  });
}

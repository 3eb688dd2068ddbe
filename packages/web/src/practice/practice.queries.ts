/** The topics a practice can be about. */
import { listSubTopics, listTopics } from '@comet/contract/missions';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAsk } from '../api/ask.ts';

/** A failed load of topics or sub-topics is only logged (specification, section 8). */
function useLogged<Answer>(query: UseQueryResult<Answer>): UseQueryResult<Answer> {
  const { failureReason } = query;
  useEffect(() => {
    if (failureReason !== null) console.warn(failureReason.message);
  }, [failureReason]);
  return query;
}

export const useActiveTopics = (subjectId: number | undefined, year: number) =>
  useLogged(useAsk(listTopics, { query: { subject: subjectId, year, hasSubtopics: 'true', status: 'active' } }));

export const useActiveSubTopics = (topicId: number | undefined, year: number) =>
  useLogged(
    useAsk(
      listSubTopics,
      { query: { topicId: topicId ?? 0, year, status: 'active' } },
      { isOn: topicId !== undefined },
    ),
  );

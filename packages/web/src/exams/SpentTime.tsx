/** Counts the time at a question while it is shown. Time is no reason to disturb a child: what can't be sent is left out. */
import { addExamQuestionTime } from '@comet/contract/exams';
import { spentMsLimit } from '@comet/domain/attempts/attempt';
import { useEffect, useRef } from 'react';
import { api } from '../api/api.ts';

export function SpentTime({ questionId }: { readonly questionId: number }) {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
    return () => {
      const spentTime = Math.min(spentMsLimit, Math.round(performance.now() - shownAt.current));
      if (spentTime > 0) void api.call(addExamQuestionTime, { body: { questionId, spentTime } }).catch(() => undefined);
    };
  }, [questionId]);
  return null;
}

/** Whether a question of an attempt can be answered now. */
import type { Permission } from '../permission.ts';
import { isInTime } from '../practice/practice.ts';
import type { AttemptKind } from './attempt.ts';

export const attemptCan = {
  /**
   * Answer a question that has no answer yet. Questions are drawn ahead and their ids follow one another: one that was not
   * reached yet is not there. Answers of an exam are kept and marked at its end, so here they are not there. What arrives after the end is too late, with some grace for the network.
   */
  answer(
    question: {
      readonly kind: AttemptKind;
      readonly position: number;
      readonly answeredCount: number;
      readonly isFinished: boolean;
      readonly deadlineAt: Date | undefined;
    },
    now: Date,
  ): Permission<'notFound' | 'timeIsUp'> {
    if (question.kind === 'exam' || question.position > question.answeredCount + 1) return 'notFound';
    return question.isFinished || !isInTime(question.deadlineAt, now) ? 'timeIsUp' : 'yes';
  },
};

/** Whether a question of an attempt can be answered now. */
import type { Permission } from '../permission.ts';
import { isInTime } from '../practice/practice.ts';

export const attemptCan = {
  /**
   * Answer a question that has no answer yet. Questions are drawn ahead and their ids follow one another: one that was not
   * reached yet is not there. What arrives after the end is too late, with some grace for the network.
   */
  answer(
    question: {
      readonly position: number;
      readonly answeredCount: number;
      readonly isFinished: boolean;
      readonly deadlineAt: Date | undefined;
    },
    now: Date,
  ): Permission<'notFound' | 'timeIsUp'> {
    if (question.position > question.answeredCount + 1) return 'notFound';
    return question.isFinished || !isInTime(question.deadlineAt, now) ? 'timeIsUp' : 'yes';
  },
};

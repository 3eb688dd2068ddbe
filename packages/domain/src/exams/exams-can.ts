/** Who may do what with an exam. The same rules disable buttons in the web app and guard the service. */
import type { Permission } from '../permission.ts';
import { type ExamClock, isPaused, runningPart, takesAnswers } from './exam-clock.ts';
import { canBePaused, type ExamOrder, type ExamSettings } from './exams.ts';

export const examsCan = {
  /** Change its questions or its rules: only before the first child has begun, so that all take the same exam. */
  change(exam: { readonly begunCount: number }): Permission<'examBegun'> {
    return exam.begunCount === 0 ? 'yes' : 'examBegun';
  },

  /** Answer a question, or change the answer. One at a time, what was passed is closed and what is to come isn't there yet. */
  answer(
    question: {
      readonly order: ExamOrder;
      readonly part: number;
      readonly isPassed: boolean;
      readonly hasOpenBefore: boolean;
    },
    clock: ExamClock,
    now: Date,
  ): Permission<'timeIsUp' | 'notFound' | 'alreadyAnswered'> {
    const running = runningPart(clock, now);
    if (running !== undefined && question.part > running.part) return 'notFound';
    if (!takesAnswers(clock, question.part, now)) return 'timeIsUp';
    if (question.order === 'free') return 'yes';
    if (question.isPassed) return 'alreadyAnswered';
    return question.hasOpenBefore ? 'notFound' : 'yes';
  },

  /** Stop the clock. */
  pause(
    exam: Pick<ExamSettings, 'mayPause' | 'timing'>,
    clock: ExamClock,
    now: Date,
  ): Permission<'noPause' | 'timeIsUp'> {
    if (!canBePaused(exam)) return 'noPause';
    return runningPart(clock, now) === undefined ? 'timeIsUp' : 'yes';
  },

  /** Give one child more time, while they are in it. */
  extend(clock: ExamClock | undefined, now: Date): Permission<'notInExam'> {
    const isRunning = clock !== undefined && (isPaused(clock, now) || runningPart(clock, now) !== undefined);
    return isRunning ? 'yes' : 'notInExam';
  },
};

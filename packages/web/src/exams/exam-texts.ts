/** What children and tutors read about exams. */
import type { AnswerOf } from '@comet/contract/call';
import type { getExamStatus } from '@comet/contract/exams';
import { timeLimitLabel } from '@comet/domain/accommodations/extra-time';
import type { ExamOrder, ExamRelease, ExamTiming } from '@comet/domain/exams/exams';
import { lowDiscrimination, lowFacility } from '@comet/domain/exams/item-statistics';
import { minuteMs } from '@comet/domain/time';
import type { SaveState } from './answer-saver.ts';

export const questionCount = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** Seconds are shown in the last minutes only: before that they would rush a child. */
const secondsFromMs = 5 * minuteMs;

/** What the clock shows: '41 min', and '4:07' near the end. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  if (leftMs > secondsFromMs) return `${Math.ceil(seconds / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const saveTexts: Readonly<Record<SaveState, string>> = {
  saved: 'All saved',
  saving: 'Saving…',
  waiting: 'No internet. Your answers are safe here and we’ll send them when you’re back online.',
};

type Status = AnswerOf<typeof getExamStatus>;

/** What a child has to know before the clock starts. */
export function startLines(exam: Status): string[] {
  const { order, mayPause, timeLimitMs, hasExtraTime, sections } = exam;
  const isInParts = sections.some((section) => section.timeLimitMs !== null);
  return [
    timeLimitMs === null ? 'You have as much time as you need.' : `You have ${timeLimitLabel(timeLimitMs)}.`,
    ...(hasExtraTime ? ['Your extra time is already in it.'] : []),
    ...(isInParts ? ['Each part has its own time. When it’s up, the next part starts.'] : []),
    order === 'free'
      ? 'You can do the questions in any order and change your answers.'
      : 'Questions come one at a time. You can’t go back.',
    mayPause ? 'You can pause the clock if you need a break.' : 'The clock can’t be paused. It runs even if you leave.',
    'Your answers are saved as you go.',
  ];
}

export const startLabels = { begin: 'Start the exam', continue: 'Carry on', try_again: 'Try again' } as const;

export const orderLabels: Readonly<Record<ExamOrder, string>> = {
  free: 'In any order, with a way back',
  oneByOne: 'One at a time, with no way back',
};

export const timingLabels: Readonly<Record<ExamTiming, string>> = {
  whole: 'One clock for the whole exam',
  sections: 'Each section has its own time',
};

export const releaseLabels: Readonly<Record<ExamRelease, string>> = {
  atOnce: 'As soon as a child finishes',
  afterLast: 'Once the last child has finished',
  byTutor: 'When I release them',
};

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** What a tutor should make of a question's figures. */
export function questionAdvice({
  facility,
  discrimination,
}: {
  facility: number;
  discrimination: number | null;
}): string {
  if (discrimination !== null && discrimination < lowDiscrimination) return 'Check it';
  return facility < lowFacility ? 'Hard for this class' : '';
}

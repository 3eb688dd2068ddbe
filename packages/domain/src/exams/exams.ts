/** Exams: what their tutor decides about them. */
import { hours, minutes } from '../time.ts';

/** `free`: the child goes to any question and back. `oneByOne`: each question once, in order. */
export const examOrders = ['free', 'oneByOne'] as const;
export type ExamOrder = (typeof examOrders)[number];

/** `whole`: one clock for everything. `sections`: each section has its own time, as the papers of the 11+ have. */
export const examTimings = ['whole', 'sections'] as const;
export type ExamTiming = (typeof examTimings)[number];

/** When children see their marks and the right answers. The tutor may always release earlier. */
export const examReleases = ['atOnce', 'afterLast', 'byTutor'] as const;
export type ExamRelease = (typeof examReleases)[number];

export const minExamMs = minutes(1);
export const maxExamMs = minutes(180);
/** A pause stops the clock for this long at most; then it runs on. */
export const maxPauseMs = hours(24);
/** Minutes that a tutor can add for one child at a time. */
export const maxExtensionMinutes = 60;

/** What a tutor decides about an exam. */
export interface ExamSettings {
  /** For everything; where each section has its own time it isn't used. */
  readonly timeLimitMs: number;
  readonly order: ExamOrder;
  readonly timing: ExamTiming;
  readonly mayPause: boolean;
  readonly release: ExamRelease;
}

/** What an exam is until its tutor says otherwise. */
export const defaultExamSettings: ExamSettings = {
  timeLimitMs: minutes(45),
  order: 'free',
  timing: 'whole',
  mayPause: false,
  release: 'byTutor',
};

/** The time of a section until its tutor says otherwise. */
export const defaultSectionMs = minutes(15);

/** A section with its own time can't be paused: the next one begins when the time is up. */
export const canBePaused = ({ mayPause, timing }: Pick<ExamSettings, 'mayPause' | 'timing'>): boolean =>
  mayPause && timing === 'whole';

/** The limits of the parts that a clock times: one for a whole exam, else one for each section. */
export function partLimits(
  settings: Pick<ExamSettings, 'timing' | 'timeLimitMs'>,
  sectionLimitsMs: readonly number[],
): readonly number[] {
  return settings.timing === 'whole' ? [settings.timeLimitMs] : sectionLimitsMs;
}

/** The section of each question, by its place in the exam. */
export const sectionsOfQuestions = (sectionSizes: readonly number[]): number[] =>
  sectionSizes.flatMap((size, section) => Array.from({ length: size }, () => section));

/** Whether children may see their results. After the last child: once nobody who is to take it is left. */
export function isReleased(exam: {
  readonly release: ExamRelease;
  readonly releasedAt: Date | undefined;
  /** Children the exam is for who haven't finished it. */
  readonly unfinishedCount: number;
}): boolean {
  if (exam.releasedAt !== undefined || exam.release === 'atOnce') return true;
  return exam.release === 'afterLast' && exam.unfinishedCount === 0;
}

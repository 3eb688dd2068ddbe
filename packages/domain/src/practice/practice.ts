/** Practices: what may be set, how long it stays open, and where it stands. */
import type { Difficulty } from '../curriculum/subjects.ts';
import type { Cell } from '../missions/question-mix.ts';
import { days, seconds } from '../time.ts';

/** Minutes of a time limit; 0 means none (specification, section 5: sliders). */
export const timeLimitMinutes = { min: 0, max: 30, step: 5 } as const;
/** Questions of a practice (specification, section 5: sliders). */
export const practiceQuestionCount = { min: 10, max: 60, step: 5 } as const;

/** A practice is due after this long unless somebody says otherwise. */
export const dueAfterMs = days(14);
/** The furthest day that a practice may be extended to. */
export const furthestDueMs = days(366);
/** Practices a student may set themselves within 24 hours. */
export const maxOwnPracticesPerDay = 20;

interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Whether a slider can stand at this value. */
export function isOnSlider(value: number, { min, max, step }: Steps): boolean {
  return value >= min && value <= max && (value - min) % step === 0;
}

/** Who set a practice; 'team' is us. */
export const practiceOrigins = ['tutor', 'parent', 'team', 'student'] as const;
export type PracticeOrigin = (typeof practiceOrigins)[number];

/** 'Set by …' as the student reads it (specification, section 7: labels). */
export const originLabels: Readonly<Record<PracticeOrigin, string>> = {
  tutor: 'Set by CC Tutor',
  team: 'Set by CC Team',
  parent: 'Set by Parent',
  student: 'Set by you',
};

/** Lists of practices, as the specification calls them. */
export const practiceStatuses = ['active', 'inactive'] as const;
export type PracticeStatus = (typeof practiceStatuses)[number];

/** A practice is active until it is finished or due. */
export function practiceStatus(
  task: { readonly finishedAt: Date | undefined; readonly dueAt: Date },
  now: Date,
): PracticeStatus {
  return task.finishedAt === undefined && task.dueAt > now ? 'active' : 'inactive';
}

/** Finished late counts, but not as on time. */
export function isOnTime(task: { readonly finishedAt: Date | undefined; readonly dueAt: Date }): boolean {
  return task.finishedAt !== undefined && task.finishedAt <= task.dueAt;
}

/** Whether a practice may be made due then: after now, and not further off than a year. */
export function mayBeDueAt(dueAt: Date, now: Date): boolean {
  const awayMs = dueAt.getTime() - now.getTime();
  return awayMs > 0 && awayMs <= furthestDueMs;
}

/** Answers given in time and sent up to this long after the end still count: the network is not the child's fault. */
export const lateAnswerGraceMs = seconds(30);

/** Whether an answer that arrives now is still in time for its attempt. */
export function isInTime(deadlineAt: Date | undefined, now: Date): boolean {
  return deadlineAt === undefined || now.getTime() <= deadlineAt.getTime() + lateAnswerGraceMs;
}

/** Where the slider of questions ends when there are only so many different ones: the last step that they fill. */
export function maxPracticeQuestions(different: number): number {
  const { min, max, step } = practiceQuestionCount;
  return Math.min(max, Math.max(min, min + step * Math.floor((different - min) / step)));
}

/** How many questions each of several sub-topics gives: as even as can be, the first ones more. */
export function shareQuestions(questionCount: number, subTopicCount: number): number[] {
  const each = Math.floor(questionCount / subTopicCount);
  const rest = questionCount % subTopicCount;
  return Array.from({ length: subTopicCount }, (_, place) => each + (place < rest ? 1 : 0));
}

/** A student's part in a practice, as far as its state goes by it. */
export interface TaskFacts {
  readonly isBegun: boolean;
  readonly finishedAt: Date | undefined;
  readonly dueAt: Date;
}

/** Where a student's part in a practice stands; one that was begun late is missed until it is finished. */
export type TaskState = 'open' | 'begun' | 'finished' | 'missed';

export function taskState({ isBegun, ...times }: TaskFacts, now: Date): TaskState {
  if (times.finishedAt !== undefined) return 'finished';
  if (practiceStatus(times, now) === 'inactive') return 'missed';
  return isBegun ? 'begun' : 'open';
}

/** What a practice draws: the stored questions of a round that repeats them, else its sub-topics in turns, each with its share. */
export function practiceDraw(practice: {
  readonly itemIds: readonly number[] | undefined;
  readonly subTopicIds: readonly number[];
  readonly questionCount: number;
  readonly difficulty: Difficulty;
}): readonly (Cell | number)[] {
  if (practice.itemIds !== undefined) return practice.itemIds;
  const { subTopicIds, difficulty } = practice;
  const shares = shareQuestions(practice.questionCount, subTopicIds.length);
  return Array.from({ length: Math.max(...shares) }, (_, turn) =>
    subTopicIds.filter((_id, place) => (shares[place] ?? 0) > turn),
  )
    .flat()
    .map((subTopicId) => ({ subTopicId, difficulty }));
}

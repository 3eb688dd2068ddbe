/** What students and setters see of practices. */
import type { SetPractice, StudentPractice } from '@comet/contract/practice';
import { type ExtraTime, ownTimeLimitMs } from '@comet/domain/accommodations/extra-time';
import { getSubject } from '@comet/domain/curriculum/subjects';
import { isOnTime, practiceStatus, type TaskFacts, taskState } from '@comet/domain/practice/practice';
import { minutes } from '@comet/domain/time';
import { findTopic } from '@comet/questions/curriculum/curriculum';
import type { PracticeRow, SetRow, TaskRow } from './practice.store.ts';

function commonOf(row: PracticeRow) {
  return {
    practiceId: row.practiceId,
    name: row.name,
    subject: getSubject(row.subjectId).key,
    year: row.year,
    topic: findTopic(row.topicId)?.title ?? '',
    difficulty: row.difficulty,
    numberOfQuestions: row.questionCount,
    timeLimit: row.timeLimit,
  };
}

/** A student's part, as the domain's rules see it. */
export const factsOf = (task: TaskRow): TaskFacts => ({
  isBegun: task.attemptId !== null,
  finishedAt: task.finishedAt ?? undefined,
  dueAt: task.dueAt,
});

export const isTaskOnTime = (task: TaskRow): boolean => isOnTime(factsOf(task));
export const isTaskActive = (task: TaskRow, now: Date): boolean => practiceStatus(factsOf(task), now) === 'active';

/** The limit for everybody; undefined is none. */
export const limitMsOf = ({ timeLimit }: PracticeRow): number | undefined =>
  timeLimit === null ? undefined : minutes(timeLimit);

/** What was begun keeps the time it began with; else it is the child's own now. */
function ownLimitMs(task: TaskRow, extraTime: ExtraTime): number | null {
  if (task.startedAt === null) return ownTimeLimitMs(limitMsOf(task), extraTime) ?? null;
  return task.deadlineAt === null ? null : task.deadlineAt.getTime() - task.startedAt.getTime();
}

export function studentPracticeOf(task: TaskRow, extraTime: ExtraTime, now: Date): StudentPractice {
  return {
    ...commonOf(task),
    numberOfQuestions: task.itemIds?.length ?? task.questionCount,
    userPracticeProgressId: task.taskId,
    ownTimeLimitMs: ownLimitMs(task, extraTime),
    setBy: task.origin,
    dueAt: task.dueAt.toISOString(),
    state: taskState(factsOf(task), now),
    answeredCount: task.answeredCount ?? 0,
    rightCount: task.rightCount ?? 0,
    stars: task.stars ?? 0,
    finishedAt: task.finishedAt?.toISOString() ?? null,
    isOnTime: isTaskOnTime(task),
    attemptId: task.attemptId,
    feedback: task.feedback,
  };
}

export function setPracticeOf(row: SetRow): SetPractice {
  return {
    ...commonOf(row),
    setAt: row.setAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    assigned: row.assigned,
    begun: row.begun,
    completed: row.completed,
    completedOnTime: row.completedOnTime,
    percentRight: row.answered === 0 ? null : Math.round((100 * row.rightCount) / row.answered),
  };
}

/** What students and setters see of practices. */
import type { SetPractice, StudentPractice } from '@comet/contract/practice';
import { type ExtraTime, ownTimeLimitMs } from '@comet/domain/accommodations/extra-time';
import { findSubject } from '@comet/domain/curriculum/subjects';
import { isOnTime, practiceStatus } from '@comet/domain/practice/practice';
import { findTopic } from '@comet/questions/curriculum/curriculum';
import type { PracticeRow, SetRow, TaskRow } from './practice.store.ts';

function commonOf(row: PracticeRow) {
  return {
    practiceId: row.practice_id,
    name: row.name,
    subject: findSubject(row.subject_id)?.key ?? ('math' as const),
    year: row.year,
    topic: findTopic(row.topic_id)?.title ?? '',
    difficulty: row.difficulty,
    numberOfQuestions: row.question_count,
    timeLimit: row.time_limit,
  };
}

export function stateOf(task: TaskRow, now: Date): StudentPractice['state'] {
  if (task.finished_at !== null) return 'finished';
  if (practiceStatus({ finishedAt: undefined, dueAt: task.due_at }, now) === 'inactive') return 'missed';
  return task.attempt_id === null ? 'open' : 'begun';
}

const timesOf = (task: TaskRow) => ({ finishedAt: task.finished_at ?? undefined, dueAt: task.due_at });

export const isTaskOnTime = (task: TaskRow): boolean => isOnTime(timesOf(task));
export const isTaskActive = (task: TaskRow, now: Date): boolean => practiceStatus(timesOf(task), now) === 'active';

const minuteMs = 60_000;

/** The limit for everybody; undefined is none. */
export const limitMsOf = ({ time_limit }: PracticeRow): number | undefined =>
  time_limit === null ? undefined : time_limit * minuteMs;

/** What was begun keeps the time it began with; else it is the child's own now. */
function ownLimitMs(task: TaskRow, extraTime: ExtraTime): number | null {
  if (task.started_at === null) return ownTimeLimitMs(limitMsOf(task), extraTime) ?? null;
  return task.deadline_at === null ? null : task.deadline_at.getTime() - task.started_at.getTime();
}

export function studentPracticeOf(task: TaskRow, extraTime: ExtraTime, now: Date): StudentPractice {
  return {
    ...commonOf(task),
    numberOfQuestions: task.item_ids?.length ?? task.question_count,
    userPracticeProgressId: task.task_id,
    ownTimeLimitMs: ownLimitMs(task, extraTime),
    setBy: task.origin,
    dueAt: task.due_at.toISOString(),
    state: stateOf(task, now),
    answeredCount: task.answered_count ?? 0,
    rightCount: task.right_count ?? 0,
    stars: task.stars ?? 0,
    finishedAt: task.finished_at?.toISOString() ?? null,
    isOnTime: isTaskOnTime(task),
    attemptId: task.attempt_id,
    feedback: task.feedback,
  };
}

export function setPracticeOf(row: SetRow): SetPractice {
  return {
    ...commonOf(row),
    setAt: row.set_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    assigned: row.assigned,
    begun: row.begun,
    completed: row.completed,
    completedOnTime: row.completed_on_time,
    percentRight: row.answered === 0 ? null : Math.round((100 * row.right_count) / row.answered),
  };
}

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
    practiceId: row.practice_id,
    name: row.name,
    subject: getSubject(row.subject_id).key,
    year: row.year,
    topic: findTopic(row.topic_id)?.title ?? '',
    difficulty: row.difficulty,
    numberOfQuestions: row.question_count,
    timeLimit: row.time_limit,
  };
}

/** A student's part, as the domain's rules see it. */
export const factsOf = (task: TaskRow): TaskFacts => ({
  isBegun: task.attempt_id !== null,
  finishedAt: task.finished_at ?? undefined,
  dueAt: task.due_at,
});

export const isTaskOnTime = (task: TaskRow): boolean => isOnTime(factsOf(task));
export const isTaskActive = (task: TaskRow, now: Date): boolean => practiceStatus(factsOf(task), now) === 'active';

/** The limit for everybody; undefined is none. */
export const limitMsOf = ({ time_limit }: PracticeRow): number | undefined =>
  time_limit === null ? undefined : minutes(time_limit);

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
    state: taskState(factsOf(task), now),
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

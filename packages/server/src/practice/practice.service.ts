/** Practices: set, done, followed, set again. */
import type { BodyOf } from '@comet/contract/call';
import type { createPractice, StudentPractice } from '@comet/contract/practice';
import type { Role } from '@comet/domain/accounts/roles';
import { localDay } from '@comet/domain/attempts/local-day';
import { subjects } from '@comet/domain/curriculum/subjects';
import { dueAfterMs, mayBeDueAt, type PracticeStatus, practiceDraw, taskState } from '@comet/domain/practice/practice';
import { practiceCan } from '@comet/domain/practice/practice-can';
import { days } from '@comet/domain/time';
import { findSubTopic, findTopic } from '@comet/questions/curriculum/curriculum';
import { hasQuestions } from '@comet/questions/registry';
import type { AccommodationsService } from '../accommodations/index.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { AttemptsService } from '../attempts/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { makeOnce } from '../platform/same-request.ts';
import * as store from './practice.store.ts';
import { factsOf, isTaskActive, isTaskOnTime, limitMsOf, setPracticeOf, studentPracticeOf } from './practice-view.ts';

export interface PracticeParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: AttemptsService;
  readonly accounts: AccountsService;
  readonly accommodations: AccommodationsService;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly live: Pick<Live, 'publish'>;
}

export type PracticeService = ReturnType<typeof createPracticeService>;

interface Person {
  readonly userId: number;
  readonly role: Role;
}

interface Student {
  readonly userId: number;
  readonly timeZone: string;
}

export function createPracticeService(parts: PracticeParts) {
  const { database, clock, attempts, accounts, accommodations, notifications, live } = parts;
  const notify = (db: Queryable, kind: 'task' | 'feedback', studentIds: readonly number[]): Promise<void> =>
    notifications.notify(
      db,
      studentIds.map((studentId) => ({ userId: studentId, kind, studentId })),
    );

  const tell = (studentIds: readonly number[]): void => {
    for (const studentId of studentIds) live.publish({ type: 'practice', studentId });
  };

  async function getTask(practiceId: number, studentId: number): Promise<store.TaskRow> {
    const task = await store.findTask(database, practiceId, studentId);
    if (task === undefined) throw new Refusal('notFound');
    return task;
  }

  /** The practice, if this person has set it; to anybody else it is not there. */
  async function getOwn(practiceId: number, setterId: number): Promise<store.PracticeRow> {
    const practice = await store.findPractice(database, practiceId);
    if (practice === undefined) throw new Refusal('notFound');
    requireAllowed(practiceCan.change({ userId: setterId }, { setById: practice.setById }));
    return practice;
  }

  /** The students of these whom this person may still set something. */
  async function listAssignable(setterId: number, studentIds: readonly number[]): Promise<number[]> {
    const relations = await accounts.findRelations(setterId, studentIds);
    return studentIds.filter((studentId) => practiceCan.assign(relations.get(studentId)) === 'yes');
  }

  return {
    /** Sets a practice. The caller has made sure that the setter reaches every student. */
    async set(setter: Person, wanted: BodyOf<typeof createPractice>): Promise<number> {
      const topic = findTopic(wanted.topicId);
      const isPart = (subTopicId: number): boolean =>
        findSubTopic(subTopicId)?.topicId === wanted.topicId && hasQuestions(subTopicId);
      if (topic === undefined || !wanted.subTopicIds.every(isPart)) throw new Refusal('noSuchSubTopics');
      const now = clock.now();
      const dueAt = wanted.dueAt === undefined ? new Date(now.getTime() + dueAfterMs) : new Date(wanted.dueAt);
      if (!mayBeDueAt(dueAt, now)) throw new Refusal('badDueDate');
      const make = async (tx: Queryable, fingerprint: string): Promise<number> => {
        if (setter.role === 'student') {
          const yesterday = new Date(now.getTime() - days(1));
          requireAllowed(practiceCan.setForSelf(await store.countSetSince(tx, setter.userId, yesterday)));
        }
        const practice = {
          setById: setter.userId,
          origin: setter.role,
          name: wanted.name,
          subjectId: topic.subject.subjectId,
          year: topic.year,
          topicId: wanted.topicId,
          subTopicIds: wanted.subTopicIds,
          difficulty: wanted.difficulty,
          timeLimit: wanted.timeLimit,
          questionCount: wanted.numberOfQuestions,
          fingerprint,
        };
        const made = await store.insertPractice(tx, practice, wanted.studentIds, dueAt, now);
        if (setter.role !== 'student') await notify(tx, 'task', wanted.studentIds);
        return made;
      };
      const practiceId = await makeOnce(
        database,
        { of: 'practices', userId: setter.userId, wanted, things: store.practicesSet, now },
        make,
      );
      tell(wanted.studentIds);
      return practiceId;
    },

    async listActive(studentId: number): Promise<StudentPractice[]> {
      const now = clock.now();
      const extraTime = await accommodations.extraTimeOf(studentId);
      const tasks = (await store.listTasksOfStudent(database, studentId)).filter((task) => isTaskActive(task, now));
      return tasks
        .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
        .map((task) => studentPracticeOf(task, extraTime, now));
    },

    /** By the month in which each was finished, or was due. */
    async listArchive({ userId, timeZone }: Student) {
      const now = clock.now();
      const extraTime = await accommodations.extraTimeOf(userId);
      const endOf = (task: store.TaskRow): Date => task.finishedAt ?? task.dueAt;
      const tasks = (await store.listTasksOfStudent(database, userId))
        .filter((task) => !isTaskActive(task, now))
        .sort((one, other) => endOf(other).getTime() - endOf(one).getTime());
      const months = Map.groupBy(tasks, (task) => localDay(endOf(task), timeZone).slice(0, 7));
      return [...months].map(([name, ofMonth]) => {
        const [year = 0, month = 0] = name.split('-').map(Number);
        return { year, month, practices: ofMonth.map((task) => studentPracticeOf(task, extraTime, now)) };
      });
    },

    /** Begins it or goes on with it. One that was due can no longer be begun, but one that was begun can be finished, late. */
    async open({ userId, timeZone }: Student, practiceId: number) {
      const task = await getTask(practiceId, userId);
      const state = taskState(factsOf(task), clock.now());
      requireAllowed(practiceCan.answer({ state, isBegun: task.attemptId !== null }));
      return attempts.openFixed({
        studentId: userId,
        timeZone,
        kind: 'practice',
        sourceId: task.taskId,
        subjectId: task.subjectId,
        year: task.year,
        title: task.name,
        timeLimitMs: limitMsOf(task),
        isRewarded: task.origin !== 'student' || (await store.isFirstOfWeek(database, task.taskId)),
        draw: practiceDraw({
          itemIds: task.itemIds ?? undefined,
          subTopicIds: task.subTopicIds,
          questionCount: task.questionCount,
          difficulty: task.difficulty,
        }),
      });
    },

    async passingInfo(studentId: number, practiceId: number) {
      const now = clock.now();
      const task = await getTask(practiceId, studentId);
      const isRunning = task.deadlineAt !== null && task.finishedAt === null;
      const remainingMs = isRunning ? Math.max(0, (task.deadlineAt?.getTime() ?? 0) - now.getTime()) : null;
      return { ...studentPracticeOf(task, await accommodations.extraTimeOf(studentId), now), remainingMs };
    },

    async addSpentMs({ userId, timeZone }: Student, taskId: number, spentMs: number): Promise<void> {
      const task = await store.findTaskById(database, taskId);
      if (task?.studentId !== userId) throw new Refusal('notFound');
      if (task.attemptId !== null) await attempts.addSpentMs(task.attemptId, spentMs, timeZone);
    },

    async month(studentId: number, month: string | undefined) {
      const { assigned, completed, completedOnTime } = await store.countMonth(database, studentId, month, clock.now());
      return { assignedTasks: assigned, completedTasks: completed, completedOnTimeTasks: completedOnTime };
    },

    async subjectsOf(studentId: number) {
      const now = clock.now();
      const tasks = await store.listTasksOfStudent(database, studentId);
      return subjects.flatMap(({ subjectId, name }) => {
        const mine = tasks.filter((task) => task.subjectId === subjectId);
        if (mine.length === 0) return [];
        const active = mine.filter((task) => isTaskActive(task, now)).length;
        return [{ subjectId, name, active, finished: mine.filter((task) => task.finishedAt !== null).length }];
      });
    },

    async listSet(setterId: number, status: PracticeStatus) {
      const rows = await store.listSetBy(database, setterId, clock.now());
      return rows.filter((row) => row.isActive === (status === 'active')).map(setPracticeOf);
    },

    /** For whoever set it, of the students still in their care; for a parent, of their own child. */
    async report(
      reader: Person,
      wanted: {
        readonly practiceId: number;
        readonly studentId?: number | undefined;
        readonly classroomId?: number | undefined;
        readonly sortBy: 'name' | 'right' | 'time' | 'finished';
      },
    ) {
      const now = clock.now();
      const practice = await store.findSet(database, wanted.practiceId, reader.userId, now);
      if (practice === undefined) throw new Refusal('notFound');
      const set = { setById: practice.setById };
      const rows = await store.listReport(database, wanted.practiceId, wanted.studentId, wanted.classroomId);
      const readIds = rows.map(({ studentId }) => studentId);
      const relations = await accounts.findRelations(reader.userId, readIds);
      const mayRead = rows.filter(({ studentId }) => practiceCan.read(reader, set, relations.get(studentId)) === 'yes');
      if (mayRead.length === 0) throw new Refusal('notFound');
      const attemptIds = mayRead.flatMap(({ attemptId }) => (attemptId === null ? [] : [attemptId]));
      const sums = await store.listSubTopicSums(database, attemptIds);
      const order: Record<typeof wanted.sortBy, (row: store.ReportRow) => number> = {
        name: () => 0,
        right: (row) => -(row.rightCount ?? -1),
        time: (row) => -(row.spentMs ?? -1),
        finished: (row) => row.finishedAt?.getTime() ?? Number.POSITIVE_INFINITY,
      };
      const sorted = mayRead
        .sort((one, other) => one.firstName.localeCompare(other.firstName, 'en-GB'))
        .sort((one, other) => order[wanted.sortBy](one) - order[wanted.sortBy](other) || 0);
      return {
        practice: setPracticeOf(practice),
        students: sorted.map((row) => ({
          userPracticeProgressId: row.taskId,
          studentId: row.studentId,
          firstName: row.firstName,
          lastName: row.lastName,
          state: taskState(factsOf(row), now),
          round: row.round,
          answered: row.answeredCount ?? 0,
          right: row.rightCount ?? 0,
          spentMs: row.spentMs ?? 0,
          finishedAt: row.finishedAt?.toISOString() ?? null,
          isOnTime: isTaskOnTime(row),
          attemptId: row.attemptId,
          feedback: row.feedback,
        })),
        subTopics: sums.map((sum) => ({
          subTopicId: sum.subTopicId,
          title: findSubTopic(sum.subTopicId)?.title ?? '',
          answered: sum.answered,
          right: sum.rightCount,
        })),
      };
    },

    async extend(setterId: number, practiceId: number, dueAt: Date): Promise<void> {
      const { setById } = await getOwn(practiceId, setterId);
      requireAllowed(practiceCan.extend({ userId: setterId }, { setById, dueAt }, clock.now()));
      await store.setDueAt(database, practiceId, setterId, dueAt);
    },

    async delete(setterId: number, practiceId: number): Promise<void> {
      await getOwn(practiceId, setterId);
      await store.deletePractice(database, practiceId, clock.now());
    },

    async reassign(
      setterId: number,
      again: { readonly practiceId: number; readonly studentIds: readonly number[]; readonly onlyWrong: boolean },
    ): Promise<number[]> {
      await getOwn(again.practiceId, setterId);
      const now = clock.now();
      const studentIds = await listAssignable(setterId, again.studentIds);
      const round = { ...again, studentIds, dueAt: new Date(now.getTime() + dueAfterMs) };
      const reassigned = await database.transaction(async (tx) => {
        const ids = await store.insertRounds(tx, round, now);
        await notify(tx, 'task', ids);
        return ids;
      });
      tell(reassigned);
      return reassigned;
    },

    async giveFeedback(setterId: number, taskId: number, feedback: string): Promise<void> {
      const task = await store.findTaskById(database, taskId);
      if (task?.setById !== setterId) throw new Refusal('notFound');
      if ((await listAssignable(setterId, [task.studentId])).length === 0) throw new Refusal('notFound');
      await database.transaction(async (tx) => {
        await store.setFeedback(tx, taskId, feedback, clock.now());
        await notify(tx, 'feedback', [task.studentId]);
      });
      tell([task.studentId]);
    },
  };
}

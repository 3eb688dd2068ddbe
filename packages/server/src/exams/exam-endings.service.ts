/** The end of exams: handed in, ended by the clock, and released. */
import { deadlineOf } from '@comet/domain/exams/exam-clock';
import { type ExamRelease, isReleased } from '@comet/domain/exams/exams';
import { lateAnswerGraceMs } from '@comet/domain/practice/practice';
import { type AttemptsService, finalMark, type KeptAnswer } from '../attempts/index.ts';
import type { LearningService, LessonsService } from '../lessons/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { examClockOf } from './exam-view.ts';
import * as examStore from './exams.store.ts';
import * as results from './results.store.ts';
import * as store from './taking.store.ts';

export interface ExamEndingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: AttemptsService;
  readonly lessons: Pick<LessonsService, 'studentsOf' | 'lock'>;
  readonly learning: Pick<LearningService, 'noteExam'>;
}

export type ExamEndingsService = ReturnType<typeof createExamEndingsService>;

/** Exams released in one transaction: few enough that nobody waits for it. */
const releasedAtOnce = 8;
const endedAtOnce = 100;

export function createExamEndingsService({ database, clock, attempts, lessons, learning }: ExamEndingParts) {
  /** Whether the results of an exam are released; notes it where the last child has just finished. */
  async function checkRelease(lessonId: number, release: ExamRelease): Promise<boolean> {
    const { releasedAt, ...settings } = await examStore.getExam(database, lessonId);
    const unfinishedCount =
      release === 'afterLast' && releasedAt === null
        ? await results.countUnfinished(database, lessonId, await lessons.studentsOf(lessonId))
        : 0;
    const is = isReleased({ release, releasedAt: releasedAt ?? undefined, unfinishedCount });
    if (is && releasedAt === null && release !== 'atOnce')
      await examStore.storeExam(database, lessonId, settings, clock.now());
    return is;
  }

  /** Marks what was handed in by children whose results are released, each once; gives how many. */
  async function markReleased(): Promise<number> {
    let released = 0;
    for (;;) {
      const rows = await results.listReleasable(database, releasedAtOnce);
      if (rows.length === 0) return released;
      const kept = await results.listKept(
        database,
        rows.map(({ attemptId }) => attemptId),
      );
      const exams = new Map(
        rows.map(({ attemptId, studentId, timeZone, finishedAt }) => {
          const own = kept.filter((answer) => answer.attemptId === attemptId);
          const answers = own.map(
            ({ questionId, answer, spentMs }): KeptAnswer => ({
              questionId,
              studentId,
              timeZone,
              answer,
              spentMs,
              answeredAt: finishedAt,
            }),
          );
          return [attemptId, { studentId, kept: answers }] as const;
        }),
      );
      const done = await attempts.releaseSealed(exams);
      // Another process is at the rest.
      if (done === 0) return released;
      released += done;
    }
  }

  /**
   * Ends an exam and marks its answers, once: whoever comes second finds it ended. Ended by the clock it waits for answers that
   * are still on their way; handed in, it doesn't.
   */
  async function end(attemptId: number, by: 'child' | 'clock'): Promise<void> {
    const ended = await database.transaction(async (tx) => {
      const open = await attempts.lockOpen(tx, attemptId);
      const row = open && (await store.findExamAttempt(tx, attemptId));
      if (row === undefined) return undefined;
      const now = clock.now();
      const deadline = deadlineOf(examClockOf(row));
      const isTimeUp = deadline !== undefined && deadline <= now;
      const isOver = deadline !== undefined && deadline.getTime() + lateAnswerGraceMs < now.getTime();
      if (!isOver && (by === 'clock' || isTimeUp)) return undefined;
      const answers = (await store.listPaper(tx, attemptId)).flatMap(({ given, ...answer }) =>
        given === null ? [] : [{ ...answer, given }],
      );
      const marks = answers.map(({ questionId, key, question, given }) => {
        const mark = finalMark(key, question.answer, given);
        const because = mark.verdict === 'wrong' ? (mark.because?.says ?? null) : null;
        return { questionId, isRight: mark.verdict === 'right', because };
      });
      await store.storeMarks(tx, marks);
      await attempts.closeSealed(tx, attemptId, deadline !== undefined && isTimeUp ? deadline : now, row.timeZone);
      await learning.noteExam(tx, row.studentId, row.lessonId, true);
      return row;
    });
    if (ended === undefined) return;
    if (await checkRelease(ended.lessonId, ended.release)) await markReleased();
  }

  return {
    end,
    checkRelease,
    markReleased,

    /** Shows children how an exam went, now and whenever one of them finishes it. */
    async release(lessonId: number): Promise<number> {
      const { releasedAt, ...settings } = await examStore.getExam(database, lessonId);
      if (releasedAt === null) await examStore.storeExam(database, lessonId, settings, clock.now());
      return markReleased();
    },

    /** Ends every exam whose time is up, and marks what is released and was not marked yet. */
    async endOverdue(): Promise<void> {
      const by = new Date(clock.now().getTime() - lateAnswerGraceMs);
      for (const attemptId of await store.listOverdueExams(database, by, endedAtOnce)) await end(attemptId, 'clock');
      // The child that others waited for may have left the class, or their parent may no longer agree.
      for (const lessonId of await results.listAwaitingLast(database)) await checkRelease(lessonId, 'afterLast');
      await markReleased();
    },
  };
}

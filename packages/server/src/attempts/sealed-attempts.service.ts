/** The end of exams: closed without a mark, and marked when their results are released. */
import { localDay } from '@comet/domain/attempts/local-day';
import type { Queryable } from '../platform/database.ts';
import { coinSourceOf, finishCoinsOf } from './answer-outcome.ts';
import type { KeptAnswer } from './answers.service.ts';
import type { AttemptDependencies } from './attempt-dependencies.ts';
import * as store from './attempts.store.ts';

/** Marks answers, at most one a student; gives the students who are to be placed in a league group. */
type MarkKept = (tx: Queryable, kept: readonly KeptAnswer[]) => Promise<readonly number[]>;

type Parts = Pick<
  AttemptDependencies,
  'database' | 'clock' | 'rewards' | 'achievements' | 'leagues' | 'notifications' | 'live'
>;

export function createSealedAttemptsService(parts: Parts, markKept: MarkKept) {
  const { database, clock, rewards, achievements, leagues, notifications, live } = parts;

  /** Pays for the score, on the day on which the child hears of it. */
  async function pay(tx: Queryable, attemptId: number, timeZone: string): Promise<void> {
    const attempt = await store.findAttempt(tx, attemptId);
    if (attempt === undefined) throw new Error(`there is no attempt ${attemptId}`);
    const cause = `finish:${attemptId}`;
    const amount = finishCoinsOf(attempt);
    const day = localDay(clock.now(), timeZone);
    const coins = [{ cause, source: coinSourceOf(attempt.kind), amount }];
    const given = { studentId: attempt.studentId, day, experience: 0, stars: 0, coins };
    const credited = await rewards.giveForLearning(tx, [given]);
    await store.unseal(tx, attemptId, credited.get(cause) ?? 0);
  }

  return {
    /** The attempt, if it is under way; nobody else changes it before the transaction ends. */
    lockOpen: (tx: Queryable, attemptId: number) => store.findOpenForUpdate(tx, attemptId),

    moveDeadline: (tx: Queryable, attemptId: number, deadlineAt: Date | undefined) =>
      store.setDeadline(tx, attemptId, deadlineAt),

    /** Ends an exam that is locked. How it went is marked and paid for when it is released. */
    closeSealed: (tx: Queryable, attemptId: number, at: Date, timeZone: string): Promise<void> =>
      store.closeAttempt(tx, { attemptId, stars: 0, coins: 0, day: localDay(at, timeZone), at }),

    /**
     * Marks the answers of finished exams and lets them count, each exam once, however often and wherever this is called. The
     * answers are taken place by place: the first of every child, then the second.
     */
    async releaseSealed(
      exams: ReadonlyMap<number, { readonly studentId: number; readonly kept: readonly KeptAnswer[] }>,
    ) {
      const turns = { of: 'answers', userIds: [...exams.values()].map(({ studentId }) => studentId) } as const;
      const { students, ungrouped } = await database.transaction(async (tx) => {
        const attempts = await store.listSealedForUpdate(tx, [...exams.keys()]);
        const answers = attempts.map(({ attemptId }) => exams.get(attemptId)?.kept ?? []);
        const longest = Math.max(0, ...answers.map(({ length }) => length));
        const ungrouped: number[] = [];
        for (let place = 0; place < longest; place++)
          ungrouped.push(
            ...(await markKept(
              tx,
              answers.flatMap((kept) => kept[place] ?? []),
            )),
          );
        for (const { attemptId, timeZone } of attempts) await pay(tx, attemptId, timeZone);
        const students = attempts.map(({ studentId }) => studentId);
        if (students.length > 0) await achievements.award(tx, students);
        await notifications.notify(
          tx,
          attempts.flatMap(({ studentId, parentId }) => {
            const own = { userId: studentId, kind: 'examResult', studentId } as const;
            return parentId === null ? [own] : [own, { ...own, userId: parentId, kind: 'childExamResult' as const }];
          }),
        );
        return { students, ungrouped };
      }, turns);
      leagues.placeSoon([...new Set(ungrouped)]);
      for (const studentId of students) live.publish({ type: 'result', studentId });
      return students.length;
    },
  };
}

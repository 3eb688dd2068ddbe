/** Credits answers that were marked wrong by mistake, child by child, each in one transaction and once. */
import type { CorrectionReason } from '@comet/domain/attempts/correction-reasons';
import { rightDaysNeeded } from '@comet/domain/mastery/revision';
import { additionalTestKinds } from '@comet/domain/missions/additional-tests';
import { coinsForMistakesPutRight } from '@comet/domain/rewards/rewards';
import { score } from '@comet/questions/marking/score';
import { keyToday } from '@comet/questions/recalls/key-today';
import type { Queryable } from '../platform/database.ts';
import { forgivenNote, mistakesCause } from './answer-outcome.ts';
import type { AttemptDependencies } from './attempt-dependencies.ts';
import { updateBest } from './best-results.ts';
import * as plan from './correction-plan.ts';
import * as store from './corrections.store.ts';
import * as progressStore from './learning-progress.store.ts';
import { testKey } from './learning-progress.ts';

/** A wrong answer that counts as right by what is known today. */
export interface WrongAnswer {
  readonly questionId: number;
  readonly studentId: number;
  readonly itemId: number;
  readonly generatorId: string;
  readonly generatorVersion: number;
  readonly reason: CorrectionReason;
}

/** What corrections brought, over all answers. */
export interface Corrected {
  readonly answers: number;
  readonly coins: number;
  readonly experience: number;
  readonly stars: number;
}

/** Answers looked at in one go: few enough that no statement runs for long. */
const answersAtOnce = 5000;

/** Why a wrong answer counts after all, and what is said beside it; undefined where it was wrong. */
function correctionOf(
  { key, form, given, questionStatus, itemId, makerId }: store.WrongAnswerRow,
  withdrawn: ReadonlySet<number>,
): { readonly reason: CorrectionReason; readonly note: string | null } | undefined {
  if (questionStatus === 'withdrawn' || withdrawn.has(itemId)) return { reason: 'withdrawn', note: forgivenNote };
  // What was chosen is not read, so only what was typed can have been read wrongly.
  if (key.type !== 'writeAnswer') return undefined;
  const marked = score(keyToday({ generatorId: makerId, key }), form, given);
  return marked.verdict === 'right' ? { reason: 'readAgain', note: marked.note ?? null } : undefined;
}

export function createCorrectionsService({
  database,
  clock,
  rewards,
  live,
}: Pick<AttemptDependencies, 'database' | 'clock' | 'rewards' | 'live'>) {
  /** Stars that corrected attempts add to what the child has, attempt by attempt; the best of each test counts. */
  async function addedStars(tx: Queryable, studentId: number, attempts: readonly plan.CorrectedAttempt[]) {
    const best = new Map<string, number>();
    for (const row of await progressStore.listSubTopicResults(tx, studentId))
      best.set(testKey('subTopic', row.subTopicId), row.bestStars);
    for (const row of await progressStore.listAdditionalResults(tx, studentId, additionalTestKinds))
      best.set(testKey(row.kind, row.sourceId), row.bestStars);
    const added = new Map<number, number>();
    for (const { row, stars } of attempts) {
      if (row.status !== 'FINISH') continue;
      const test = testKey(row.kind, row.sourceId);
      const had = row.kind === 'practice' ? row.stars : (best.get(test) ?? 0);
      added.set(row.attemptId, Math.max(0, stars - had));
      best.set(test, Math.max(had, stars));
    }
    return added;
  }

  async function applyCorrections(
    tx: Queryable,
    studentId: number,
    corrected: readonly plan.ToCorrect[],
  ): Promise<Corrected> {
    const now = clock.now();
    const itemIds = [...new Set(corrected.map(({ row }) => row.itemId))];
    const subjectIds = [...new Set(corrected.map(({ row }) => row.countedSubjectId))];
    const rows = await store.listPastAnswers(tx, studentId, subjectIds, itemIds);
    const past = new plan.Past(rows, corrected, corrected[0]?.row.timeZone ?? 'Europe/London');
    const attempts = plan.correctedAttempts(corrected);
    const stars = await addedStars(tx, studentId, attempts);
    const learning = await progressStore.findLearning(tx, studentId, rightDaysNeeded);
    const mastery = new Map(learning.mastery.map((row) => [row.subTopicId, row.mastery]));
    const worth = plan.answerCoins(corrected, past);
    const putRight = plan.mistakesPutRight(corrected, await store.listMistakesBeside(tx, studentId, itemIds), past);
    const total = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0);
    const credited = await rewards.giveForCorrection(tx, {
      studentId,
      experience: total(attempts.map(({ experience }) => experience)),
      stars: total(stars.values()),
      coins: [
        ...[...worth].map(([questionId, amount]) => ({ cause: `answer:${questionId}`, amount })),
        ...attempts.map(({ row, finishCoins }) => ({ cause: `finish:${row.attemptId}`, amount: finishCoins })),
        ...[...putRight.keys()].map((attemptId) => ({
          cause: mistakesCause(attemptId),
          amount: coinsForMistakesPutRight,
        })),
      ],
    });
    const coinsOf = (questionId: number): number => {
      const ofMistakes = [...putRight].filter(([, question]) => question === questionId);
      return (
        (credited.get(`answer:${questionId}`) ?? 0) +
        total(ofMistakes.map(([attemptId]) => credited.get(mistakesCause(attemptId)) ?? 0))
      );
    };
    const stored = attempts.map((attempt) => {
      const attemptId = attempt.row.attemptId;
      const finish = credited.get(`finish:${attemptId}`) ?? 0;
      const answers = attempt.answers.map(({ row, reason, note }, place) => {
        const isLast = place === attempt.answers.length - 1;
        const coins = coinsOf(row.questionId);
        return {
          questionId: row.questionId,
          reason,
          note,
          experience: plan.experienceOf(row),
          coins,
          coinsInAll: coins + (isLast ? finish : 0),
          stars: isLast ? (stars.get(attemptId) ?? 0) : 0,
        };
      });
      const coins = total(answers.map((answer) => answer.coinsInAll));
      const { rightCount, course, experience } = attempt;
      return { answers, attempt: { attemptId, rightCount, course, stars: attempt.stars, coins, experience } };
    });
    const corrections = {
      ...plan.learningCorrections(corrected, past, mastery),
      answers: stored.flatMap(({ answers }) => answers),
      attempts: stored.map(({ attempt }) => attempt),
    };
    await store.storeCorrections(tx, studentId, corrections, now);
    for (const attempt of attempts)
      if (attempt.row.status === 'FINISH') await updateBest(tx, attempt.row, attempt, now, 0);
    return {
      answers: corrected.length,
      coins: total(credited.values()),
      experience: total(attempts.map(({ experience }) => experience)),
      stars: total(stars.values()),
    };
  }

  return {
    /**
     * Every wrong answer that counts as right today, some at a time; read only, and without locks. `withdrawn` are questions
     * to be taken as withdrawn although they are still in use.
     */
    async *answersToCorrect(withdrawn: ReadonlySet<number>): AsyncGenerator<readonly WrongAnswer[]> {
      for (let after = 0; ; ) {
        const upTo = await store.findStepEnd(database, after, answersAtOnce);
        if (upTo === undefined) return;
        const rows = await store.listWrongAnswers(database, after, upTo);
        after = upTo;
        yield rows.flatMap((row) => {
          const correction = correctionOf(row, withdrawn);
          if (correction === undefined) return [];
          const { questionId, studentId, itemId } = row;
          const generator = { generatorId: row.makerId, generatorVersion: row.makerVersion };
          return { questionId, studentId, itemId, ...generator, reason: correction.reason };
        });
      }
    },

    /**
     * Credits those of a child's answers that are still wrong in the tables and count as right today. Waits for the child's
     * own answers and for another server that does the same, so each answer is credited once.
     */
    async correct(studentId: number, questionIds: readonly number[]): Promise<Corrected> {
      const corrected = await database.transaction(
        async (tx) => {
          const locked = await store.listWrongForUpdate(tx, studentId, questionIds);
          const corrected = locked.flatMap((row) => {
            const correction = correctionOf(row, new Set());
            return correction === undefined ? [] : [{ row, ...correction }];
          });
          if (corrected.length === 0) return { answers: 0, coins: 0, experience: 0, stars: 0 };
          return applyCorrections(tx, studentId, corrected);
        },
        { of: 'answers', userIds: [studentId] },
      );
      if (corrected.answers > 0) live.publish({ type: 'correction', studentId });
      return corrected;
    },

    /** What corrections brought that the child was not told about yet. */
    async unseenCorrections(studentId: number) {
      const { upTo, answers, coins, experience, stars } = await store.findUnseen(database, studentId);
      return { upTo, answers, coins, experience, stars };
    },

    markCorrectionsSeen: (studentId: number, upTo: number) => store.markSeen(database, studentId, upTo, clock.now()),
  };
}

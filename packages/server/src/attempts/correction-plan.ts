/** What correcting answers changes, worked out from what is stored: pure. Nothing a child has is ever taken away. */

import { isOfLesson } from '@comet/domain/attempts/attempt';
import type { CorrectionReason } from '@comet/domain/attempts/correction-reasons';
import { masteryAfterAll, type PastAnswer, ratingAfterAll } from '@comet/domain/attempts/corrections';
import { localDay } from '@comet/domain/attempts/local-day';
import { difficultyWeight } from '@comet/domain/curriculum/subjects';
import { betterLabel, type Mastery } from '@comet/domain/mastery/mastery';
import { revisionAfter } from '@comet/domain/mastery/revision';
import { coinsForAnswer, experienceFor, samePaidAgainMs } from '@comet/domain/rewards/rewards';
import { finishCoinsOf, revisionOf, starsOf } from './answer-outcome.ts';
import type { LockedAnswerRow, MistakeRow, PastAnswerRow, StoredCorrections } from './corrections.store.ts';

/** A locked wrong answer with the reason why it counts as right. */
export interface ToCorrect {
  readonly row: LockedAnswerRow;
  readonly reason: CorrectionReason;
  readonly note: string | null;
}

type NewRevision = StoredCorrections['revisions'][number]['revision'];

/** A child's answers with those that are corrected among them. */
export class Past {
  readonly before: readonly PastAnswerRow[];
  readonly after: readonly PastAnswerRow[];
  readonly #timeZone: string;

  constructor(rows: readonly PastAnswerRow[], corrected: readonly ToCorrect[], timeZone: string) {
    const reasons = new Map(corrected.map(({ row, reason }) => [row.questionId, reason]));
    this.before = rows;
    this.after = rows.map((row) => {
      const reason = reasons.get(row.questionId);
      return reason === undefined ? row : { ...row, isRight: true, isForgiven: reason === 'withdrawn' };
    });
    this.#timeZone = timeZone;
  }

  dayOf(answeredAt: Date): string {
    return localDay(answeredAt, this.#timeZone);
  }

  #evidence = (row: PastAnswerRow): PastAnswer => ({
    year: row.year,
    difficulty: row.difficulty,
    chanceOfGuessing: row.chanceOfGuessing,
    isRight: row.isRight,
    hintUsed: row.hintUsed,
    notSure: row.notSure,
    day: this.dayOf(row.answeredAt),
    isNoEvidence: row.isForgiven,
  });

  /** How much higher the rating is: the difference of both ways through all answers, so that it holds whatever was rated before. */
  ratingRise(subjectId: number): number {
    const ofSubject = (rows: readonly PastAnswerRow[]) =>
      ratingAfterAll(rows.filter((row) => row.countedSubjectId === subjectId).map(this.#evidence)) ?? 0;
    return Math.max(0, ofSubject(this.after) - ofSubject(this.before));
  }

  /** The best label there ever was stays. */
  mastery(subTopicId: number, known: Mastery | undefined): Mastery | null {
    const mastery = masteryAfterAll(this.after.filter((row) => row.subTopicId === subTopicId).map(this.#evidence));
    if (mastery === undefined) return null;
    return { ...mastery, bestLabel: betterLabel(mastery.bestLabel, known?.bestLabel ?? 'notEnoughData') };
  }

  /** How far the question is on its way back from a wrong answer; null where no wrong answer is left. */
  revision(itemId: number): NewRevision {
    const answers = this.after.filter((row) => row.itemId === itemId && !row.isForgiven);
    return answers.reduce<NewRevision>((revision, row) => {
      const known = revision && { rightDays: revision.rightDays, lastRightDay: revision.lastRightDay ?? undefined };
      const next = revisionOf(
        {
          rightDays: revision?.rightDays ?? null,
          mistakeAttemptId: revision?.attemptId ?? null,
          attemptId: row.attemptId,
        },
        revisionAfter(known ?? undefined, this.#evidence(row)),
      );
      const wrongAt = row.isRight ? revision?.wrongAt : row.answeredAt.toISOString();
      return next === null || wrongAt === undefined ? null : { ...next, wrongAt };
    }, null);
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** What each answer is worth in coins; the same question is not paid again within seven days, as everywhere. */
export function answerCoins(corrected: readonly ToCorrect[], past: Past): Map<number, number> {
  const paid = past.before.filter((row) => row.isPaid).map((row) => ({ item: row.itemId, at: row.answeredAt }));
  return new Map(
    corrected.map(({ row }) => {
      const isPaid = paid.some(
        ({ item, at }) => item === row.itemId && Math.abs(at.getTime() - row.answeredAt.getTime()) < samePaidAgainMs,
      );
      if (!isPaid) paid.push({ item: row.itemId, at: row.answeredAt });
      return [row.questionId, isPaid || !row.isRewarded || isOfLesson(row.kind) ? 0 : coinsForAnswer(row.difficulty)];
    }),
  );
}

/** An attempt with its corrected answers and its result afterwards. */
export interface CorrectedAttempt {
  readonly row: LockedAnswerRow;
  readonly answers: readonly ToCorrect[];
  readonly rightCount: number;
  readonly course: string;
  readonly stars: number;
  readonly experience: number;
  readonly finishCoins: number;
}

/** Experience of an answer that turns out right. */
export const experienceOf = (row: Pick<LockedAnswerRow, 'isRewarded' | 'difficulty'>): number =>
  row.isRewarded ? experienceFor(row.difficulty) : 0;

export function correctedAttempts(corrected: readonly ToCorrect[]): CorrectedAttempt[] {
  return [...Map.groupBy(corrected, ({ row }) => row.attemptId).values()].flatMap((answers) => {
    const row = answers[0]?.row;
    if (row === undefined) return [];
    const rightCount = row.rightCount + answers.length;
    const course = [...row.course];
    for (const answer of answers) course[answer.row.position - 1] = 'r';
    const isFinished = row.status === 'FINISH';
    const stars = isFinished ? starsOf({ ...row, rightCount }) : 0;
    return {
      row,
      answers,
      rightCount,
      course: course.join(''),
      stars: Math.max(row.stars, stars),
      experience: sum(answers.map((answer) => experienceOf(answer.row))),
      finishCoins: isFinished ? finishCoinsOf({ ...row, rightCount }) : 0,
    };
  });
}

/**
 * The finished attempts whose last open mistake turns out to be none, by the question that it was: where the child put all
 * the others right, the coins for that are due.
 */
export function mistakesPutRight(
  corrected: readonly ToCorrect[],
  mistakes: readonly MistakeRow[],
  past: Past,
): Map<number, number> {
  const cleared = new Set(unique(corrected.map(({ row }) => row.itemId)).filter((id) => past.revision(id) === null));
  const due = new Map<number, number>();
  for (const [attemptId, ofAttempt] of Map.groupBy(mistakes, (mistake) => mistake.attemptId)) {
    const others = ofAttempt.filter(({ itemId }) => !cleared.has(itemId));
    const wasOpen = ofAttempt.find(({ itemId, rightDays }) => cleared.has(itemId) && rightDays === 0);
    const question = corrected.find(({ row }) => row.itemId === wasOpen?.itemId)?.row.questionId;
    const areRight = others.every(({ rightDays, isAsked }) => rightDays > 0 || !isAsked);
    if (question !== undefined && areRight && others.some(({ rightDays }) => rightDays > 0))
      due.set(attemptId, question);
  }
  return due;
}

/** The parts of what is stored that need no coins: days, ratings, mastery and revision. */
export function learningCorrections(
  corrected: readonly ToCorrect[],
  past: Past,
  mastery: ReadonlyMap<number, Mastery>,
): Pick<StoredCorrections, 'days' | 'ratings' | 'masteries' | 'revisions'> {
  const rows = corrected.map(({ row }) => row);
  const days = Map.groupBy(rows, (row) => `${past.dayOf(row.answeredAt)} ${row.countedSubjectId}`);
  return {
    days: [...days.values()].flatMap((ofDay) => {
      const [row] = ofDay;
      if (row === undefined) return [];
      const weight = sum(ofDay.map(({ difficulty }) => difficultyWeight[difficulty]));
      return { day: past.dayOf(row.answeredAt), subjectId: row.countedSubjectId, rightCount: ofDay.length, weight };
    }),
    ratings: unique(rows.map((row) => row.countedSubjectId)).map((subjectId) => ({
      subjectId,
      rise: past.ratingRise(subjectId),
    })),
    masteries: unique(rows.map((row) => row.subTopicId)).map((subTopicId) => ({
      subTopicId,
      mastery: past.mastery(subTopicId, mastery.get(subTopicId)),
    })),
    revisions: unique(rows.map((row) => row.itemId)).map((itemId) => ({ itemId, revision: past.revision(itemId) })),
  };
}

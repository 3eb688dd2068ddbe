/** What answers and finished tasks bring: experience and coins. Every number that can be tuned stands here. */
import { type Difficulty, difficultyWeight } from '../curriculum/subjects.ts';
import { days } from '../time.ts';

/** Where coins come from and go to (specification, section 3). */
export const coinSources = [
  'mission',
  'lessonQuiz',
  'exam',
  'manual',
  'practice',
  'liveLessonQuiz',
  'dailyReward',
  'costume',
  'challenge',
  'league',
  // Not in the specification: coins for an answer that was marked wrong by mistake.
  'correction',
] as const;
export type CoinSource = (typeof coinSources)[number];

/** As a child reads them. */
export const coinSourceLabels: Readonly<Record<CoinSource, string>> = {
  mission: 'Mission',
  lessonQuiz: 'Lesson quiz',
  exam: 'Exam',
  manual: 'From your tutor',
  practice: 'Practice',
  liveLessonQuiz: 'Live lesson quiz',
  dailyReward: 'Daily reward',
  costume: 'For your avatar',
  challenge: 'Game',
  league: 'League',
  correction: 'Corrected answer',
};

/** Directions of a ledger entry, spelt as the specification spells them. */
export const coinDirections = ['incoming', 'outcoming'] as const;

/** Most coins a child earns from learning in a day. */
export const learningCoinsPerDay = 60;
/** Coins of the day that are still to be won, given the day they were last counted for and how many it was. */
export function learningCoinsLeft(today: string, learned: { readonly day: string; readonly coins: number }): number {
  // The day never goes back, where a family travels west.
  return learned.day >= today ? Math.max(0, learningCoinsPerDay - learned.coins) : learningCoinsPerDay;
}

/** The same question pays coins again after this long at the earliest, and a test that was passed pays experience and coins again. */
export const samePaidAgainMs = days(7);
/** Share of right answers from which a finished task pays coins and counts as done. */
export const finishShare = 0.7;
const finishCoins = 10;
/** Coins for putting the last mistake of a finished test right, once a test. */
export const coinsForMistakesPutRight = 5;
const experiencePerWeight = 10;

/** Experience of a right first try. */
export function experienceFor(difficulty: Difficulty): number {
  return experienceOfWeight(difficultyWeight[difficulty]);
}

/** Experience of right first tries whose difficulty weights add up to this. */
export function experienceOfWeight(weight: number): number {
  return experiencePerWeight * weight;
}

/** Coins of a right first try, before the day's limit. */
export function coinsForAnswer(difficulty: Difficulty): number {
  return difficultyWeight[difficulty];
}

/** Coins of a finished task, before the day's limit. */
export function coinsForFinish(rightCount: number, questionCount: number): number {
  return questionCount > 0 && rightCount / questionCount >= finishShare ? finishCoins : 0;
}

/** Coins of an exam, and of the quiz of a lesson or a recording, with everything right. */
const scoredCoins = { exam: 50, lessonQuiz: 20, liveLessonQuiz: 20 } as const;
export type ScoredKind = keyof typeof scoredCoins;

/** Whether it pays for its score as a whole, and not answer by answer. */
export const isScored = (kind: string): kind is ScoredKind => Object.hasOwn(scoredCoins, kind);

/** Coins for the score, less what earlier tries at the same paid: a better score pays the difference. */
export function coinsForScore(kind: ScoredKind, rightCount: number, questionCount: number, paidBefore: number): number {
  if (questionCount === 0) return 0;
  return Math.max(0, Math.round((scoredCoins[kind] * rightCount) / questionCount) - paidBefore);
}

/** What a finished run brings: coins, a personal best, a medal. */
import { gameCoinsPerDay, gameRules, maxCoinsPerGame, maxTooFastAnswers } from './game-rules.ts';
import type { Game } from './games.ts';
import type { Run } from './run.ts';

/** Whether answers came faster than a person can give them. */
export const isTooFast = (run: Pick<Run, 'tooFastCount'>): boolean => run.tooFastCount > maxTooFastAnswers;

/** Coins of a run, before the day's limit: right answers without help. */
export function coinsForRun(run: Pick<Run, 'tooFastCount' | 'unaidedRightCount'>): number {
  return isTooFast(run) ? 0 : Math.min(maxCoinsPerGame, run.unaidedRightCount);
}

/** What of these coins the day still allows. */
export function coinsAllowed(coins: number, earnedTodayCount: number): number {
  return Math.min(coins, Math.max(0, gameCoinsPerDay - earnedTodayCount));
}

/** In Time Trial the score is a time. */
export const isLessBetter = (game: Game): boolean => game === 'timeTrial';

/** Whether a run has a place among the bests: played by the clock, by a person, and where time is the score to its end. */
export function countsForBest(
  run: Pick<Run, 'game' | 'isTimed' | 'answeredCount' | 'rightCount' | 'tooFastCount'>,
): boolean {
  if (!run.isTimed || isTooFast(run) || run.rightCount === 0) return false;
  return !isLessBetter(run.game) || run.answeredCount >= gameRules[run.game].maxQuestions;
}

/** Whether a score beats the best so far; anything beats none. */
export function isBetter(game: Game, score: number, best: number | undefined): boolean {
  if (best === undefined) return true;
  return isLessBetter(game) ? score < best : score > best;
}

export const medals = ['gold', 'silver', 'bronze'] as const;
export type Medal = (typeof medals)[number];
/** How much slower than one's own best still brings a medal. */
const medalShares: readonly (readonly [Medal, number])[] = [
  ['gold', 1],
  ['silver', 1.1],
  ['bronze', 1.25],
];

/** The medal of a time compared with one's own best before; the first time is gold. */
export function medalFor(timeMs: number, bestBeforeMs: number | undefined): Medal | undefined {
  if (bestBeforeMs === undefined) return 'gold';
  return medalShares.find(([, share]) => timeMs <= bestBeforeMs * share)?.[0];
}

/** The score that the ghost had by then. */
export function ghostScore(course: Run['course'], atMs: number): number {
  let score = 0;
  for (const [when, then] of course) {
    if (when > atMs) break;
    score = then;
  }
  return score;
}

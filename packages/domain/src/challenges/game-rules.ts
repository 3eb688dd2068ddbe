/** The numbers of each game (product rules), each of which may be tuned. Times are in milliseconds. */
import { seconds } from '../time.ts';
import type { Game } from './games.ts';

/** Answers given in time and sent within this long still count; in one game it can't be used up twice. */
export const answerGraceMs = seconds(30);
/** A slow connection may take this long for an answer without using up the grace. */
export const usualDelayMs = seconds(1);
/** From pressing Play until the first question shows. */
export const countdownMs = 1600;
/** A run without a clock is closed when nothing happened for this long. */
export const untimedIdleMs = seconds(24 * 60 * 60);

export const blitzMs = seconds(60);
export const freezeMs = seconds(10);
export const maxUltimateFreezeMs = seconds(60);
export const startHearts = 3;
export const timeTrialPenaltyMs = seconds(5);

/** Points of a right answer per difficulty weight. */
export const pointsPerWeight = 10;
/** What a power-up does to the points of a question. */
export const aidedShare = 0.75;
export const laterTryShare = 0.5;
export const doubleFactor = 2;
export const riskFactor = 3;
/** In Time Trial points are time: what the factors above give or cost for one point's worth of ten. */
export const timeTrialStakeMs = seconds(3);

/** Combos from which Blitz Quiz pays more, the highest first. */
const blitzCombos = [
  { from: 10, factor: 2 },
  { from: 5, factor: 1.5 },
] as const;
export const comboFactor = (combo: number): number => blitzCombos.find(({ from }) => combo >= from)?.factor ?? 1;

/** Coins: one for a right answer without help. A minute of games pays at most half of what a minute of learning does. */
export const maxCoinsPerGame = 8;
export const gameCoinsPerDay = 15;
/** Answers to questions with four options or more that are faster than a person reads; so many void the coins and the best. */
export const tooFastMs = 1200;
export const tooFastOptionCount = 4;
export const maxTooFastAnswers = 4;

interface GameRules {
  /** The clock of each question; nothing where the game has one clock for all. */
  readonly questionMs?: number;
  /** Questions in a game; with a clock for all, only without it. */
  readonly maxQuestions: number;
  /** How long the answer is looked at before the next question shows. */
  readonly rightPauseMs: number;
  readonly wrongPauseMs: number;
  /** Tries at a question, not counting what a power-up adds. */
  readonly tries: number;
}

const missPauseMs = seconds(2);

export const gameRules: Readonly<Record<Game, GameRules>> = {
  blitzQuiz: { maxQuestions: 20, rightPauseMs: 150, wrongPauseMs: missPauseMs, tries: 1 },
  perfectStreak: { questionMs: seconds(30), maxQuestions: 100, rightPauseMs: 700, wrongPauseMs: missPauseMs, tries: 1 },
  mentalMathWhiz: { questionMs: seconds(10), maxQuestions: 20, rightPauseMs: 400, wrongPauseMs: missPauseMs, tries: 1 },
  survival: { questionMs: seconds(20), maxQuestions: 50, rightPauseMs: 700, wrongPauseMs: missPauseMs, tries: 1 },
  spellingBee: { questionMs: seconds(20), maxQuestions: 10, rightPauseMs: 1200, wrongPauseMs: missPauseMs, tries: 2 },
  timeTrial: { maxQuestions: 20, rightPauseMs: 300, wrongPauseMs: missPauseMs, tries: 1 },
};

/** Survival's clock gets shorter as the child gets further. */
const survivalStepMs = seconds(1);
const survivalStep = 5;
const shortestSurvivalMs = seconds(8);
/** Spelling Bee gives a second for each letter. */
const letterMs = seconds(1);

/** How long a child has for a question; undefined where the question has no clock of its own. */
export function questionLimitMs(game: Game, rightCount: number, letters: number): number | undefined {
  const { questionMs } = gameRules[game];
  if (questionMs === undefined) return undefined;
  if (game === 'survival')
    return Math.max(shortestSurvivalMs, questionMs - survivalStepMs * Math.floor(rightCount / survivalStep));
  return game === 'spellingBee' ? questionMs + letterMs * letters : questionMs;
}

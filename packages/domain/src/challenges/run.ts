/**
 * A run of a game as a value, changed only by events: ask, answer, power-up, expire. The server decides with it; the browser
 * runs the same functions to predict clocks and power-ups, and takes the server's run as soon as it comes. Times are in
 * milliseconds since the run began.
 */
import type { ExtraTime } from '../accommodations/extra-time.ts';
import { ownTimeLimitMs } from '../accommodations/extra-time.ts';
import * as rules from './game-rules.ts';
import {
  comboForFreePowerUp,
  type Game,
  type GamePowerUp,
  maxFreePowerUps,
  maxPowerUpsPerGame,
  powerUpsOf,
  powerUpTerms,
} from './games.ts';
import { harderLevel, type Level, levelFor, levelWeight, type Player } from './levels.ts';

/** The question that waits for an answer. */
export interface RunQuestion {
  readonly position: number;
  readonly level: Level;
  readonly shownAtMs: number;
  /** The child's own time for it; null where it has no clock of its own. */
  readonly limitMs: number | null;
  readonly optionCount: number;
  /** Tries that are left, this one included. */
  readonly triesLeft: number;
  readonly isFirstTry: boolean;
  /** A power-up was used on it: one a question. */
  readonly powerUp: GamePowerUp | null;
  /** The power-up helped with the answer itself, so it brings no coin. */
  readonly isHelped: boolean;
  readonly isRisked: boolean;
  readonly frozenAtMs: number | null;
  /** Time that doesn't count in its score. */
  readonly creditMs: number;
}

export interface Run {
  readonly game: Game;
  readonly isTimed: boolean;
  readonly extraTime: ExtraTime;
  /** Decides which power-ups are free. */
  readonly seed: number;
  readonly isOver: boolean;
  /** Points; hops in Survival; milliseconds in Time Trial, where less is better. */
  readonly score: number;
  readonly combo: number;
  readonly bestCombo: number;
  readonly hearts: number;
  readonly answeredCount: number;
  readonly rightCount: number;
  readonly unaidedRightCount: number;
  readonly tooFastCount: number;
  /** When the clock for all questions ends; null where there is none. */
  readonly clockEndMs: number | null;
  /** When the next question shows. */
  readonly nextAtMs: number;
  readonly isNextRisked: boolean;
  readonly isShielded: boolean;
  readonly usedPowerUps: readonly GamePowerUp[];
  readonly boughtCount: number;
  readonly freePowerUps: readonly GamePowerUp[];
  readonly freeCount: number;
  readonly graceLeftMs: number;
  /** Time and score after each answer: the ghost of a later run. */
  readonly course: readonly (readonly [atMs: number, score: number])[];
  readonly question: RunQuestion | null;
}

/** What a run begins with. */
export interface RunStart {
  readonly game: Game;
  readonly isTimed: boolean;
  readonly extraTime: ExtraTime;
  readonly seed: number;
}

/** A child who needs no clocks plays without one, whatever was chosen. */
export function startRun(start: RunStart): Run {
  const isTimed = start.isTimed && start.extraTime !== 'untimed';
  const clockMs = start.game === 'blitzQuiz' && isTimed ? ownTimeLimitMs(rules.blitzMs, start.extraTime) : undefined;
  return {
    ...start,
    isTimed,
    isOver: false,
    score: 0,
    combo: 0,
    bestCombo: 0,
    hearts: start.game === 'survival' ? rules.startHearts : 0,
    answeredCount: 0,
    rightCount: 0,
    unaidedRightCount: 0,
    tooFastCount: 0,
    clockEndMs: clockMs === undefined ? null : rules.countdownMs + clockMs,
    nextAtMs: rules.countdownMs,
    isNextRisked: false,
    isShielded: false,
    usedPowerUps: [],
    boughtCount: 0,
    freePowerUps: [],
    freeCount: 0,
    graceLeftMs: rules.answerGraceMs,
    course: [],
    question: null,
  };
}

/** The level that the next question should have. */
export function nextLevel(run: Run, child: Player): Level {
  const level = levelFor(run.game, child, run.answeredCount);
  return run.isNextRisked ? harderLevel(level) : level;
}

/** What the server says of the question it has drawn. */
export interface Asked {
  readonly position: number;
  readonly level: Level;
  readonly optionCount: number;
  /** Letters of the word to spell; 0 in other games. */
  readonly letters: number;
}

/** Shows the next question. */
export function ask(run: Run, asked: Asked): Run {
  const limitMs = run.isTimed ? rules.questionLimitMs(run.game, run.rightCount, asked.letters) : undefined;
  return {
    ...run,
    isNextRisked: false,
    question: {
      position: asked.position,
      level: asked.level,
      shownAtMs: run.nextAtMs,
      limitMs: ownTimeLimitMs(limitMs, run.extraTime) ?? null,
      optionCount: asked.optionCount,
      triesLeft: rules.gameRules[run.game].tries,
      isFirstTry: true,
      powerUp: run.isNextRisked ? 'risk' : null,
      isHelped: false,
      isRisked: run.isNextRisked,
      frozenAtMs: null,
      creditMs: 0,
    },
  };
}

/** `none` is an answer that wasn't given: time ran out, or the child said they weren't sure. */
export type Verdict = 'right' | 'wrong' | 'none';

export interface Answered {
  readonly verdict: Verdict;
  /** How long the child says they took, and when the answer arrived. */
  readonly spentMs: number;
  readonly atMs: number;
}

/** How long a question's clock has stood still by then. */
function frozenMs(question: RunQuestion, byMs: number): number {
  if (question.frozenAtMs === null) return 0;
  return Math.min(rules.maxUltimateFreezeMs, Math.max(0, byMs - question.frozenAtMs));
}

/** When the clock that now runs ends, as it stands at `nowMs`; undefined where none runs. */
export function deadlineMs(run: Run, nowMs: number): number | undefined {
  const { question, clockEndMs } = run;
  if (question === null) return clockEndMs ?? undefined;
  const stoodMs = frozenMs(question, nowMs);
  if (clockEndMs !== null) return clockEndMs + stoodMs;
  return question.limitMs === null ? undefined : question.shownAtMs + question.limitMs + stoodMs;
}

/** Whether nobody can be answering any more: the clock and the grace for a lost connection are over. */
export function isAbandoned(run: Run, nowMs: number): boolean {
  const endMs = deadlineMs(run, nowMs);
  return endMs !== undefined && nowMs > endMs + rules.answerGraceMs;
}

export const endRun = (run: Run): Run => ({ ...run, isOver: true, question: null });

/** What the child took by the server's clock, less the delay of their connection as far as the grace allows. */
function believedMs(run: Run, question: RunQuestion, { spentMs, atMs }: Answered) {
  const elapsedMs = Math.max(0, atMs - question.shownAtMs);
  const delayMs = elapsedMs - Math.min(Math.max(0, spentMs), elapsedMs);
  const graceMs = Math.min(run.graceLeftMs, Math.max(0, delayMs - rules.usualDelayMs));
  const allowedMs = Math.min(delayMs, rules.usualDelayMs + graceMs);
  return { takenMs: elapsedMs - allowedMs, graceLeftMs: run.graceLeftMs - graceMs, elapsedMs };
}

/** Takes an answer; one that came after the time counts as none. The caller then asks the next question unless it is over. */
export function answer(run: Run, answered: Answered): Run {
  const { question } = run;
  if (question === null || run.isOver) return run;
  const { takenMs, graceLeftMs, elapsedMs } = believedMs(run, question, answered);
  const givenAtMs = question.shownAtMs + takenMs;
  const stoodMs = frozenMs(question, givenAtMs);
  const clockEndMs = run.clockEndMs === null ? null : run.clockEndMs + stoodMs;
  if (clockEndMs !== null && givenAtMs > clockEndMs) return endRun(run);
  const clockedMs = takenMs - stoodMs;
  const isInTime = question.limitMs === null || clockedMs <= question.limitMs;
  const verdict = isInTime ? answered.verdict : 'none';
  const isTooFast =
    answered.verdict !== 'none' && question.optionCount >= rules.tooFastOptionCount && elapsedMs < rules.tooFastMs;
  const now = {
    ...run,
    graceLeftMs,
    clockEndMs,
    question: { ...question, frozenAtMs: null, limitMs: question.limitMs === null ? null : question.limitMs + stoodMs },
    tooFastCount: run.tooFastCount + (isTooFast ? 1 : 0),
  };
  if (verdict === 'wrong' && question.triesLeft > 1)
    return { ...now, question: { ...now.question, triesLeft: question.triesLeft - 1, isFirstTry: false } };
  const countedMs = Math.max(0, clockedMs - question.creditMs);
  return finishQuestion(now, now.question, verdict, countedMs, answered.atMs);
}

/** What a question with these power-ups is worth compared with one without. */
function stakeOf(run: Run, question: RunQuestion): number {
  return (
    (question.powerUp === 'doubleOrNothing' ? rules.doubleFactor : 1) *
    (question.isRisked ? rules.riskFactor : 1) *
    (question.powerUp === 'askTheMaster' ? rules.aidedShare : 1) *
    (question.isFirstTry ? 1 : rules.laterTryShare) *
    (run.game === 'blitzQuiz' ? rules.comboFactor(run.combo + 1) : 1)
  );
}

const maxStreakFactor = 3;
const streakStep = 0.1;
/** Mental Math Whiz: points fall to nothing over twice the time there is; a wrong answer costs a quarter. */
const mentalZeroMs = 20_000;
const mentalWrongShare = 0.25;

const pointsOf = (question: RunQuestion): number => rules.pointsPerWeight * levelWeight(question.level);

/** What a right answer adds to the score. */
function gainOf(run: Run, question: RunQuestion, countedMs: number): number {
  const points = pointsOf(question) * stakeOf(run, question);
  switch (run.game) {
    case 'perfectStreak':
      return Math.round(points * Math.min(maxStreakFactor, 1 + streakStep * run.rightCount));
    case 'mentalMathWhiz':
      return Math.round(points * Math.max(0, 1 - countedMs / mentalZeroMs));
    case 'survival':
      return Math.max(1, Math.round(stakeOf(run, question)));
    case 'timeTrial':
      return Math.round(countedMs - (stakeOf(run, question) - 1) * rules.timeTrialStakeMs);
    default:
      return Math.round(points);
  }
}

/** What an answer that isn't right adds; points fall only where the child chose the risk, or answered in haste. */
function lossOf(run: Run, question: RunQuestion, verdict: Verdict, countedMs: number): number {
  const isStaked = question.powerUp === 'doubleOrNothing' || question.isRisked;
  if (run.game === 'timeTrial')
    return Math.round(countedMs + rules.timeTrialPenaltyMs + (isStaked ? rules.timeTrialStakeMs : 0));
  if (isStaked) return run.game === 'survival' ? -1 : -pointsOf(question);
  const isHasty = run.game === 'mentalMathWhiz' && verdict === 'wrong';
  return isHasty ? -Math.round(pointsOf(question) * mentalWrongShare) : 0;
}

function finishQuestion(run: Run, question: RunQuestion, verdict: Verdict, countedMs: number, atMs: number): Run {
  const isRight = verdict === 'right';
  const { maxQuestions, rightPauseMs, wrongPauseMs } = rules.gameRules[run.game];
  const score = Math.max(
    0,
    run.score + (isRight ? gainOf(run, question, countedMs) : lossOf(run, question, verdict, countedMs)),
  );
  const combo = isRight ? run.combo + 1 : 0;
  const answeredCount = run.answeredCount + 1;
  const hearts = run.game === 'survival' && !isRight ? run.hearts - 1 : run.hearts;
  const isStreakOver = run.game === 'perfectStreak' && !isRight && !run.isShielded;
  const isClocked = run.clockEndMs !== null;
  const nextAtMs = atMs + (isRight ? rightPauseMs : wrongPauseMs);
  const isOver =
    isStreakOver ||
    (run.game === 'survival' && hearts === 0) ||
    (!isClocked && answeredCount >= maxQuestions) ||
    (run.clockEndMs !== null && nextAtMs >= run.clockEndMs);
  return withFreePowerUp({
    ...run,
    score,
    combo,
    bestCombo: Math.max(run.bestCombo, combo),
    hearts,
    answeredCount,
    rightCount: run.rightCount + (isRight ? 1 : 0),
    unaidedRightCount: run.unaidedRightCount + (isRight && question.isFirstTry && !question.isHelped ? 1 : 0),
    isShielded: run.isShielded && (isRight || run.game !== 'perfectStreak'),
    course: [...run.course, [Math.max(0, atMs - rules.countdownMs), score]],
    nextAtMs,
    isOver,
    question: null,
  });
}

/** A free power-up at each combo of five, which one is up to the seed. */
function withFreePowerUp(run: Run): Run {
  const isDue = run.combo > 0 && run.combo % comboForFreePowerUp === 0 && run.freeCount < maxFreePowerUps;
  if (run.isOver || !isDue) return run;
  const open = powerUpsOf(run.game, run.isTimed).filter((one) => usesLeft(run, one) > 0);
  // A step that is prime to any number of power-ups up to eleven, so that both free ones differ.
  const chosen = open[(run.seed + run.freeCount * 13) % open.length];
  if (chosen === undefined) return run;
  return { ...run, freePowerUps: [...run.freePowerUps, chosen], freeCount: run.freeCount + 1 };
}

/** How often a power-up can still be used, however many power-ups were used in all. */
function usesLeft(run: Run, powerUp: GamePowerUp): number {
  const taken = [...run.usedPowerUps, ...run.freePowerUps].filter((one) => one === powerUp).length;
  return powerUpTerms[powerUp].maxUses - taken;
}

/** What a power-up costs now: nothing where a free one waits. */
export function powerUpPrice(run: Run, powerUp: GamePowerUp): number {
  return run.freePowerUps.includes(powerUp) ? 0 : powerUpTerms[powerUp].coins;
}

/** Whether a power-up can be used now; `no` says why not. */
export type PowerUpRefusal = 'powerUpNotHere' | 'powerUpUsedUp' | 'onePowerUpPerQuestion' | 'powerUpNotNeeded';

export function powerUpRefusal(run: Run, powerUp: GamePowerUp): PowerUpRefusal | undefined {
  const { question } = run;
  if (question === null || run.isOver || !powerUpsOf(run.game, run.isTimed).includes(powerUp)) return 'powerUpNotHere';
  const isFree = run.freePowerUps.includes(powerUp);
  if (!isFree && (run.boughtCount >= maxPowerUpsPerGame || usesLeft(run, powerUp) <= 0)) return 'powerUpUsedUp';
  if (question.powerUp !== null) return 'onePowerUpPerQuestion';
  const isFull = powerUp === 'energise' && run.hearts >= rules.startHearts;
  // With two options left the last wrong one would be the answer.
  const isPointless = (powerUp === 'eraser' || powerUp === 'strongEraser') && question.optionCount === 2;
  return isFull || isPointless ? 'powerUpNotNeeded' : undefined;
}

const helping: readonly GamePowerUp[] = ['askTheMaster', 'eraser', 'strongEraser'];

/** Uses a power-up that isn't refused. `skip` leaves no question: the caller asks the next one. */
export function applyPowerUp(run: Run, powerUp: GamePowerUp, atMs: number): Run {
  const { question } = run;
  if (question === null) return run;
  const freeAt = run.freePowerUps.indexOf(powerUp);
  const used: Run = {
    ...run,
    usedPowerUps: [...run.usedPowerUps, powerUp],
    boughtCount: run.boughtCount + (freeAt < 0 ? 1 : 0),
    freePowerUps: run.freePowerUps.filter((_, place) => place !== freeAt),
    question: { ...question, powerUp, isHelped: helping.includes(powerUp) },
  };
  const mark = { ...question, powerUp };
  switch (powerUp) {
    case 'skip':
      return { ...used, question: null, nextAtMs: Math.max(atMs, question.shownAtMs) };
    case 'freeze':
      return used.clockEndMs === null
        ? {
            ...used,
            question: {
              ...mark,
              limitMs: question.limitMs === null ? null : question.limitMs + rules.freezeMs,
              creditMs: rules.freezeMs,
            },
          }
        : { ...used, clockEndMs: used.clockEndMs + rules.freezeMs };
    case 'ultimateFreeze':
      return { ...used, question: { ...mark, frozenAtMs: Math.max(atMs, question.shownAtMs) } };
    case 'risk':
      return { ...used, isNextRisked: true };
    case 'oneMoreChance':
      return { ...used, question: { ...mark, triesLeft: question.triesLeft + 1 } };
    case 'streakSaver':
      return { ...used, isShielded: true };
    case 'energise':
      return { ...used, hearts: used.hearts + 1 };
    default:
      return used;
  }
}

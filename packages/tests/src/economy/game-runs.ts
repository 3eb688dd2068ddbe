/** Runs of the games, played with the product's own rules. */
import { gameRules } from '@comet/domain/challenges/game-rules';
import { type Game, games } from '@comet/domain/challenges/games';
import { coinsForRun } from '@comet/domain/challenges/results';
import { answer, ask, startRun } from '@comet/domain/challenges/run';
import { minuteMs, seconds } from '@comet/domain/time';
import type { Habit } from './habits.ts';
import type { Random } from './random.ts';

export interface GameRun {
  readonly coins: number;
  readonly minutes: number;
}

/** Choosing a game, the countdown and looking at the summary. */
const aroundMs = seconds(45);
/** How long an answer takes, by game. */
const answerMs: Readonly<Record<Game, number>> = {
  blitzQuiz: 3500,
  perfectStreak: 9000,
  mentalMathWhiz: 6000,
  survival: 7000,
  spellingBee: 12_000,
  timeTrial: 6000,
};
const tooFastMs = 900;
/** As fast as a changed clock can say without being found. */
const claimedMs = 1300;

export function playGame(
  game: Game,
  { success, isTooFast = false, hasChangedClock = false }: Habit,
  random: Random,
): GameRun {
  const usualMs = isTooFast ? tooFastMs : answerMs[game];
  let run = startRun({ game, isTimed: true, extraTime: 'none', seed: Math.floor(random() * 1e9) });
  for (let position = 1; !run.isOver && position <= gameRules[game].maxQuestions * 3; position++) {
    if (run.question === null)
      run = ask(run, { position, level: 'easy', optionCount: 4, letters: game === 'spellingBee' ? 6 : 0 });
    const spentMs = usualMs * (0.6 + 0.8 * random());
    const atMs = (run.question?.shownAtMs ?? 0) + spentMs;
    run = answer(run, {
      verdict: random() < success ? 'right' : 'wrong',
      spentMs: hasChangedClock ? claimedMs : spentMs,
      atMs,
    });
  }
  return { coins: coinsForRun(run), minutes: (run.nextAtMs + aroundMs) / minuteMs };
}

export const anyGame = (random: Random): Game => games[Math.floor(random() * games.length)] ?? 'blitzQuiz';

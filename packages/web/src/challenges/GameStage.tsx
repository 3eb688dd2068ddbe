/** The stage of every game: clock, score and hearts above its scene; the question, answers and power-ups under the thumb. */

import type { Challenge } from '@comet/contract/challenges';
import { blitzMs, gameRules } from '@comet/domain/challenges/game-rules';
import { type GamePowerUp, powerUpsOf } from '@comet/domain/challenges/games';
import { ghostScore } from '@comet/domain/challenges/results';
import { powerUpPrice, powerUpRefusal, type Run } from '@comet/domain/challenges/run';
import { Activity, type ComponentType, memo, useMemo, useState } from 'react';
import { Coin } from '../drawings/Coin.tsx';
import type { Mood } from '../mascots/Mascot.tsx';
import { AskedQuestion } from './AskedQuestion.tsx';
import { Burst } from './Burst.tsx';
import classes from './GameStage.module.css';
import { clockText, gameNames, goalTexts, powerUpNames, scoreText } from './game-texts.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { PowerUpIcon } from './PowerUpIcon.tsx';
import { readPacked } from './packed-power-ups.ts';
import type { SceneProps } from './scenes/scene.ts';
import { scenePaint } from './scenes/scene-paint.ts';
import { type Last, type PlayedGame, useGame } from './use-game.ts';

const hearts = [1, 2, 3] as const;

function Hearts({ count }: { readonly count: number }) {
  return (
    <span className={classes.hearts} role="img" aria-label={`${count} ${count === 1 ? 'heart' : 'hearts'}`}>
      {hearts.map((heart) => (
        <svg key={heart} width={26} height={26} viewBox="0 0 40 40" aria-hidden="true">
          <path
            d="M20 35C3 24 4 7 13 7q6 0 7 6q1-6 7-6c9 0 10 17-7 28z"
            fill={heart <= count ? scenePaint.heart : scenePaint.heartOff}
          />
        </svg>
      ))}
    </span>
  );
}

const dots = Array.from({ length: 10 }, (_, place) => place + 1);

/** How far the combo is; Blitz Quiz pays more from five and from ten. */
const Combo = memo(function Combo({ run }: { readonly run: Run }) {
  return (
    <div className={classes.combo} role="img" aria-label={`${run.combo} in a row`}>
      {dots.map((dot) => (
        <i key={dot} data-on={dot <= run.combo} />
      ))}
      {run.game === 'blitzQuiz' && run.combo >= 5 ? <b>{run.combo >= 10 ? '×2' : '×1.5'}</b> : null}
    </div>
  );
});

interface TrayProps {
  readonly run: Run;
  readonly coins: number;
  readonly isShown: boolean;
  readonly onPower: (one: GamePowerUp) => void;
}

const Tray = memo(function Tray({ run, coins, isShown, onPower }: TrayProps) {
  const [packed] = useState(() => readPacked(run.game, powerUpsOf(run.game, run.isTimed)));
  const shown = [...new Set([...packed, ...run.freePowerUps])];
  return (
    <fieldset className={classes.tray}>
      <legend className="only-read-aloud">Power-ups</legend>
      {shown.map((powerUp) => {
        const price = powerUpPrice(run, powerUp);
        const isOff = !isShown || powerUpRefusal(run, powerUp) !== undefined || price > coins;
        return (
          <button
            key={powerUp}
            type="button"
            className={classes.power}
            disabled={isOff}
            onClick={() => onPower(powerUp)}
          >
            <PowerUpIcon powerUp={powerUp} size={50} />
            <span className={classes.name}>{powerUpNames[powerUp]}</span>
            <span className={classes.price} data-free={price === 0}>
              {price === 0 ? 'free' : price}
              {price === 0 ? null : <span className="only-read-aloud"> coins</span>}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
});

/** The question that was just marked, where its options stay to be seen. */
function markedIn(last: Last | undefined) {
  if (last?.outcome.kind !== 'marked' || last.question.answer.type !== 'multipleChoice') return [];
  const { questionId, question, given, outcome } = last;
  return [{ questionId, question, help: undefined, triesLeft: 0, given, right: outcome.rightAnswer, isSeen: true }];
}

/** Questions that are in the page: the one just marked, and the one that waits, which is drawn out of sight before it shows. */
function Questions({ game: { state, last, isShown, give } }: { readonly game: PlayedGame }) {
  const { current, run } = state;
  const triesLeft = run.question?.triesLeft ?? 0;
  const waiting = current === null ? [] : [{ ...current, triesLeft, given: null, right: undefined, isSeen: isShown }];
  return [...markedIn(last), ...waiting].map(({ questionId, question, help, triesLeft, given, right, isSeen }) => (
    <Activity key={questionId} mode={isSeen ? 'visible' : 'hidden'}>
      <AskedQuestion question={question} help={help} triesLeft={triesLeft} given={given} right={right} onGive={give} />
    </Activity>
  ));
}

function moodOf({ last }: PlayedGame): Mood {
  if (last?.outcome.kind !== 'marked') return 'idle';
  return last.outcome.isRight ? 'cheer' : 'oops';
}

/** The score as it is now: in Time Trial the time of the question that shows runs on. */
function scoreNow({ state: { run }, isShown, nowMs }: PlayedGame): number {
  const { question } = run;
  if (run.game !== 'timeTrial' || !isShown || question === null) return run.score;
  const untilMs = Math.min(nowMs, question.frozenAtMs ?? nowMs);
  return run.score + Math.max(0, untilMs - question.shownAtMs - question.creditMs);
}

/** What the pill tells: the clock that runs, or how far a game without one has come. */
function pillText(run: Run, leftMs: number | undefined): string {
  if (leftMs !== undefined) return clockText(leftMs);
  if (run.isOver) return 'The end';
  if (!run.isTimed) return 'No clock';
  const { maxQuestions } = gameRules[run.game];
  return `${Math.min(maxQuestions, run.answeredCount + 1)} of ${maxQuestions}`;
}

/** Where the best run was by now: its score, or in Time Trial how many questions it had answered. */
function ghostOf({ best }: Challenge, run: Run, nowMs: number): number | undefined {
  if (best === null || !run.isTimed) return undefined;
  if (run.game === 'timeTrial') return best.course.filter(([atMs]) => atMs <= nowMs).length;
  return ghostScore(best.course, nowMs);
}

interface GameStageProps {
  readonly challenge: Challenge;
  readonly loadedAt: number;
  readonly Scene: ComponentType<SceneProps>;
  readonly onOver: () => void;
}

/** The clock moves a scene in so many steps: between them nothing of it is drawn again. */
const clockSteps = 40;

export function GameStage({ challenge, loadedAt, Scene, onOver }: GameStageProps) {
  const Still = useMemo(() => memo(Scene), [Scene]);
  const game = useGame(challenge, loadedAt, onOver);
  const { run, coins } = game.state;
  const { leftMs, last } = game;
  const mood = moodOf(game);
  const wholeMs = run.question?.limitMs ?? (run.clockEndMs === null ? undefined : blitzMs);
  const left =
    leftMs === undefined || wholeMs === undefined
      ? undefined
      : Math.round(Math.min(1, leftMs / wholeMs) * clockSteps) / clockSteps;
  return (
    <main className={classes.stage} data-game={run.game}>
      <h1 className="only-read-aloud">{gameNames[run.game]}</h1>
      <div className={classes.head}>
        <button type="button" className={classes.round} aria-label="Stop the game" onClick={game.stop}>
          ✕
        </button>
        <span className={classes.score}>
          <span className="only-read-aloud">Score </span>
          {scoreText(run.game, scoreNow(game))}
        </span>
        {run.game === 'survival' ? <Hearts count={run.hearts} /> : null}
        <span className={classes.pill} role="timer">
          {pillText(run, leftMs)}
        </span>
        <span className={classes.pill}>
          <Coin size={20} /> {coins}
          <span className="only-read-aloud"> coins</span>
        </span>
      </div>
      <Combo run={run} />
      <div className={classes.scene}>
        <Still
          run={run}
          subject={challenge.subject}
          mood={mood}
          left={left}
          best={challenge.best?.score}
          ghost={ghostOf(challenge, run, game.nowMs)}
        />
        {mood === 'cheer' ? <Burst key={last?.questionId} combo={run.combo} /> : null}
      </div>
      <section
        className={classes.dock}
        aria-label={game.isShown ? `Question ${run.question?.position ?? ''}` : 'Your answer'}
      >
        <p className={classes.message} role="status">
          {game.isOffline ? 'You’re offline. We’ll send your answer when you’re back.' : game.message}
        </p>
        {last === undefined ? null : (
          <OutcomePanel key={last.questionId} last={last} game={run.game} isOver={run.isOver} />
        )}
        <Questions game={game} />
        {!game.isShown && last === undefined ? <p className={classes.ready}>{goalTexts[run.game]}</p> : null}
        <Tray run={run} coins={coins} isShown={game.isShown} onPower={game.power} />
      </section>
    </main>
  );
}

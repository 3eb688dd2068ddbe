/** The end of a test: what it brought, celebrated for a moment; the one thing to do next; and the mistakes, which are steps. */
import { getStudentProfile } from '@comet/contract/accounts';
import type { Attempt, Finish } from '@comet/contract/attempts';
import { isOfLesson } from '@comet/domain/attempts/attempt';
import { type Rank, rankFor, rankTitle } from '@comet/domain/rewards/rank';
import { useEffect, useRef, useState } from 'react';
import { useAsk } from '../api/ask.ts';
import { Badge, badgeNames } from '../drawings/Badge.tsx';
import { Celebration } from '../drawings/Celebration.tsx';
import { Comet } from '../drawings/Comet.tsx';
import { Gate } from '../drawings/Gate.tsx';
import { Stars } from '../drawings/Stars.tsx';
import { Mascot } from '../mascots/Mascot.tsx';
import { QuizFrame } from '../question/QuizFrame.tsx';
import { lazily } from '../ui/lazily.tsx';
import { playSound } from '../ui/sounds.ts';
import type { AttemptExits } from './exits.ts';
import classes from './FinishScreen.module.css';
import { finishTexts } from './finish-texts.ts';
import { Gains } from './Gains.tsx';
import { LookAgain } from './LookAgain.tsx';
import { PassBar } from './PassBar.tsx';
import { Purse } from './Purse.tsx';
import { Review } from './Review.tsx';

const RankUp = lazily(() => import('./RankUp.tsx'), { waiting: () => null, missing: () => null });

interface FinishScreenProps extends AttemptExits {
  readonly attempt: Attempt;
  readonly finish: Finish;
}

type Ended = Pick<FinishScreenProps, 'attempt' | 'finish'>;

/** The badge in its light; the light stands still. */
function Prize({ attempt, finish }: Ended) {
  if (finish.badge === null || finish.badge.won === 'none')
    return <Mascot subject={attempt.subject} mood={finish.isPassed ? 'cheer' : 'idle'} size={124} />;
  const { won } = finish.badge;
  return (
    <div className={classes.prize}>
      <span className={classes.light} />
      <Mascot subject={attempt.subject} mood="cheer" size={104} />
      <span role="img" aria-label={badgeNames[won]} className={classes.badge}>
        <Badge subject={attempt.subject} level={won} size={150} />
      </span>
    </div>
  );
}

/** The rank that this attempt led to, where it did. */
function newRank(experience: number | undefined, gained: number): Rank | undefined {
  if (experience === undefined || gained === 0) return undefined;
  const [before, now] = [rankFor(experience - gained), rankFor(experience)];
  return before.name === now.name && before.step === now.step ? undefined : now;
}

/** What is next, said on the page; the button in the foot does it. */
function WhatIsNext({ attempt, finish, onward }: Ended & Pick<AttemptExits, 'onward'>) {
  if (finish.openedChapter !== null)
    return (
      <div className={classes.next}>
        <Gate subject={attempt.subject} state="open" size={64} />
        <div>
          <strong>{finish.openedChapter.title} is open now!</strong>
        </div>
      </div>
    );
  if (!finish.isPassed) return <LookAgain attemptId={attempt.attemptId} />;
  if (onward === undefined || onward === 'coming') return null;
  return (
    <div className={classes.next}>
      <Comet size={56} />
      <div>
        <small>Next up</small>
        <strong>{onward.title}</strong>
      </div>
    </div>
  );
}

/** The one main button. */
function mainAction({ finish, onAgain, onBack, backLabel, onChapter, onward }: FinishScreenProps) {
  const opened = finish.openedChapter;
  if (opened !== null && onChapter !== undefined)
    return { label: 'Fly on', name: `Fly on: ${opened.title}`, go: () => onChapter(opened.chapterId) };
  if (finish.isPassed && onward === 'coming') return { label: 'Fly on', name: 'Fly on', go: undefined };
  if (finish.isPassed && onward !== undefined && onward !== 'coming')
    return { label: 'Fly on', name: `Fly on: ${onward.title}`, go: onward.onGo };
  if (!finish.isPassed && onAgain !== undefined) return { label: 'Try again', name: 'Try again', go: onAgain };
  return { label: backLabel, name: backLabel, go: onBack };
}

export function FinishScreen(props: FinishScreenProps) {
  const { attempt, finish, onAgain, onBack, backLabel, onReviseMistakes, onPassed, onward } = props;
  const [isLooking, setLooking] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const gains = useRef<HTMLDivElement>(null);
  const profile = useAsk(getStudentProfile);
  const { stars, coins, experience, isPassed } = finish;
  useEffect(() => {
    playSound('finish');
    // Enter goes on.
    main.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isPassed) onPassed?.();
  }, [isPassed, onPassed]);
  const { title, line } = finishTexts(attempt, finish, onAgain !== undefined);
  const wrongCount = attempt.answeredCount - attempt.rightCount;
  const { chapterId } = attempt;
  const rank = profile.isFetching ? undefined : newRank(profile.data?.experience, experience);
  const isPurseFull = profile.data?.coinsLeftToday === 0;
  const action = mainAction(props);
  return (
    <QuizFrame subject={attempt.subject} onLeave={onBack} counter={<Purse won={coins} from={gains} />}>
      {stars > 0 || isPassed ? <Celebration /> : null}
      {rank === undefined ? null : <RankUp {...rank} />}
      <div className={classes.page}>
        <section className={classes.finish} aria-label="How it went">
          <Prize attempt={attempt} finish={finish} />
          {isOfLesson(attempt.kind) ? null : <Stars won={stars} size={56} />}
          <h1>{title}</h1>
          <p>
            {attempt.rightCount} of {attempt.questionCount} right
          </p>
          <PassBar {...attempt} />
          {line === undefined ? null : <p>{line}</p>}
          <div ref={gains} className={classes.gains}>
            <Gains experience={experience} coins={coins} />
          </div>
          {finish.isRewarded ? null : (
            <p>You did this recently, so you get no experience or coins this time. It still helps you learn!</p>
          )}
          {rank === undefined ? null : <p className={classes.newRank}>New rank: {rankTitle(rank)}</p>}
          {isPurseFull ? <p>You’ve won all of today’s coins! More are waiting tomorrow.</p> : null}
          <WhatIsNext attempt={attempt} finish={finish} onward={onward} />
        </section>
        <div className={classes.quiet}>
          {wrongCount > 0 && !isLooking ? (
            <button type="button" onClick={() => setLooking(true)}>
              {wrongCount === 1 ? 'Look at it' : 'Look at them'}
            </button>
          ) : null}
          {wrongCount === 0 || onReviseMistakes === undefined || chapterId === null ? null : (
            <button type="button" onClick={() => onReviseMistakes(chapterId)}>
              Put mistakes right
            </button>
          )}
          {onAgain === undefined || action.go === onAgain ? null : (
            <button type="button" onClick={onAgain}>
              Try again
            </button>
          )}
          {action.go === onBack ? null : (
            <button type="button" onClick={onBack}>
              {backLabel}
            </button>
          )}
        </div>
        {wrongCount === 0 ? null : (
          <p className={classes.missed}>
            {wrongCount === 1 ? 'One question was' : `${wrongCount} questions were`} not right yet. Every mistake is a
            step.
          </p>
        )}
        {isLooking ? (
          <div className={classes.review}>
            <Review attemptId={attempt.attemptId} onlyWrong />
          </div>
        ) : null}
      </div>
      <div className={classes.foot}>
        <button
          ref={main}
          type="button"
          className={classes.main}
          aria-label={action.name}
          aria-disabled={action.go === undefined}
          onClick={() => action.go?.()}
        >
          {action.label}
        </button>
      </div>
    </QuizFrame>
  );
}

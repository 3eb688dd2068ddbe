/** An attempt from its waiting question to its end, whichever door it was entered by. */
import type { TestState } from '@comet/contract/attempts';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Activity, type ReactNode, useEffect, useState } from 'react';
import { CallError } from '../api/client.ts';
import { refresh } from '../api/refresh.ts';
import { QuizFrame, QuizPage } from '../question/QuizFrame.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../ui/states.tsx';
import { type AnswerCall, answerEvents, showAttempt } from './answer-sending.ts';
import { BesideStimulus, type Reading } from './BesideStimulus.tsx';
import { Combo } from './Combo.tsx';
import type { AttemptExits } from './exits.ts';
import { FinishScreen } from './FinishScreen.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionHeading } from './QuestionHeading.tsx';
import { afterMark, noRhythm } from './rhythm.ts';
import { useTracker } from './use-tracker.ts';
import type { Marked } from './verdict-texts.ts';

interface AttemptRunProps<State extends TestState> extends AttemptExits {
  readonly subject: SubjectKey;
  readonly state: UseQueryResult<State>;
  readonly answerCall: AnswerCall;
  /** What stands beside the count of questions, such as a clock. */
  readonly aside?: (state: State) => ReactNode;
  /** Leaves an attempt that is finished, where that is another way than leaving one that is not. */
  readonly onEnd?: () => void;
  /** Whether a clock runs. */
  readonly isTimed?: (state: State) => boolean;
}

type Waiting = Pick<Extract<TestState, { status: 'PROCCESS' }>, 'attempt' | 'current'>;

/** Whether it is a later question of the same attempt. */
const comesAfter = (given: Waiting | undefined, { attempt, current }: Waiting): given is Waiting =>
  given?.attempt.attemptId === attempt.attemptId && given.current.position > current.position;

const endOf = (test: TestState | undefined) => (test?.status === 'FINISH' ? test : undefined);

export function AttemptRun<State extends TestState>(props: AttemptRunProps<State>) {
  const { subject, state, answerCall, aside, isTimed, onAgain, onEnd, ...exits } = props;
  const [marked, setMarked] = useState<Marked>();
  const [isOver, setOver] = useState(false);
  // What came with the last verdict, and is shown at once.
  const [given, setGiven] = useState<Waiting>();
  const [rhythm, setRhythm] = useState(noRhythm);
  // The next question has been asked for; a child is told when it cannot come.
  const [isGoingOn, setGoingOn] = useState(false);
  const { refetch, fetchStatus, failureCount } = state;
  const isOutOfReach = fetchStatus === 'paused' || failureCount > 0;
  useTracker(state.data?.attempt);
  useEffect(() => {
    const onArrived = (): void => void refetch();
    answerEvents.addEventListener('arrived', onArrived);
    return () => answerEvents.removeEventListener('arrived', onArrived);
  }, [refetch]);
  const hasLoaded = !state.isPending;
  useEffect(() => (hasLoaded ? showAttempt() : undefined), [hasLoaded]);
  const again =
    onAgain &&
    ((): void => {
      setMarked(undefined);
      setOver(false);
      setRhythm(noRhythm);
      onAgain();
    });
  const { data, error } = state;
  const ended = isOver && marked?.finish ? { attempt: marked.attempt, finish: marked.finish } : endOf(data);
  if (ended !== undefined)
    return (
      <FinishScreen
        attempt={ended.attempt}
        finish={ended.finish}
        {...exits}
        onBack={onEnd ?? exits.onBack}
        onAgain={again}
      />
    );
  // An address of somebody else's, or one that is worn out: trying again would not help.
  if (data === undefined && error instanceof CallError && (error.statusCode === 404 || error.statusCode === 400))
    return (
      <QuizPage subject={subject} onLeave={exits.onBack}>
        <EmptyState title="We can’t find this test. It may have been removed.">
          <Button onClick={exits.onBack}>{exits.backLabel}</Button>
        </EmptyState>
      </QuizPage>
    );
  if (data?.status !== 'PROCCESS')
    return (
      <QuizPage subject={subject} onLeave={exits.onBack}>
        <Loaded query={state} skeleton={<SkeletonRows rows={3} height={120} />}>
          {() => null}
        </Loaded>
      </QuizPage>
    );
  const asked: Waiting = data;
  const shown = comesAfter(given, asked) ? given : asked;
  const { attempt, current } = shown;
  const last = marked?.questionId === current.questionId ? marked : undefined;
  // The next question is drawn out of sight while the verdict is read, so that it's there at once.
  const ahead = last?.next ? { attempt: last.attempt, current: last.next } : undefined;
  const card = (waiting: Waiting, reading: Reading) => (
    <QuestionCard
      waiting={waiting.current}
      reading={reading}
      answerCall={answerCall}
      isTimed={isTimed?.(data) ?? false}
      subject={subject}
      heading={
        <QuestionHeading
          title={waiting.attempt.title}
          position={waiting.current.position}
          questionCount={waiting.attempt.questionCount}
          questionId={waiting.current.questionId}
          spoken={waiting.current.question.spoken}
          aside={aside?.(data)}
        />
      }
      rhythm={rhythm}
      onMarked={(result) => {
        setMarked(result);
        setRhythm((before) => afterMark(before, result.isRight));
        void refresh(answerCall.changes);
      }}
      next={{ isComing: isGoingOn && state.isFetching, isOutOfReach: isGoingOn && isOutOfReach }}
      onNext={() => {
        if (marked?.finish) return setOver(true);
        if (ahead !== undefined) return setGiven(ahead);
        setGoingOn(true);
        void refetch().then(({ isSuccess }) => {
          if (isSuccess) setGoingOn(false);
        });
      }}
    />
  );
  return (
    <QuizFrame
      subject={subject}
      onLeave={exits.onBack}
      progress={{ answered: (last ?? { attempt }).attempt.answeredCount, questionCount: attempt.questionCount }}
      counter={<Combo inARow={rhythm.rightInARow} />}
    >
      <BesideStimulus question={current.question}>
        {(reading) =>
          [shown, ...(ahead === undefined ? [] : [ahead])].map((waiting) => (
            <Activity key={waiting.current.questionId} mode={waiting === shown ? 'visible' : 'hidden'}>
              {card(waiting, reading)}
            </Activity>
          ))
        }
      </BesideStimulus>
    </QuizFrame>
  );
}

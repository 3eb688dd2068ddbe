/** An attempt from its waiting question to its end, whichever door it was entered by. */
import type { TestState } from '@comet/contract/attempts';
import { Button, Group, Progress, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { CallError } from '../api/client.ts';
import { refresh } from '../api/refresh.ts';
import { Backdrop } from '../drawings/Backdrop.tsx';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { percentOf } from '../ui/percent.ts';
import { EmptyState, SkeletonRows } from '../ui/states.tsx';
import { Words } from '../ui/Words.tsx';
import { type AnswerCall, answerEvents, showAttempt } from './answer-sending.ts';
import type { AttemptExits } from './exits.ts';
import type { Marked } from './Feedback.tsx';
import { FinishScreen } from './FinishScreen.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { useTracker } from './use-tracker.ts';

interface AttemptRunProps<State extends TestState> extends AttemptExits {
  readonly state: UseQueryResult<State>;
  readonly answerCall: AnswerCall;
  /** What stands beside the count of questions, such as a clock. */
  readonly aside?: (state: State) => ReactNode;
  /** Whether a clock runs. */
  readonly isTimed?: (state: State) => boolean;
}

export function AttemptRun<State extends TestState>(props: AttemptRunProps<State>) {
  const { state, answerCall, aside, isTimed, onAgain, ...exits } = props;
  const [marked, setMarked] = useState<Marked>();
  const [isOver, setOver] = useState(false);
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
      onAgain();
    });
  const ending = { ...exits, onAgain: again };
  if (isOver && marked?.finish)
    return (
      <>
        <Backdrop subject={marked.attempt.subject} />
        <FinishScreen attempt={marked.attempt} finish={marked.finish} {...ending} />
      </>
    );
  const { data, error } = state;
  // An address of somebody else's, or one that is worn out: trying again would not help.
  if (data === undefined && error instanceof CallError && (error.statusCode === 404 || error.statusCode === 400))
    return (
      <EmptyState title="This is not here, or not any more">
        <Button onClick={exits.onBack}>{exits.backLabel}</Button>
      </EmptyState>
    );
  return (
    <Loaded query={state} skeleton={<SkeletonRows rows={3} height={120} />}>
      {(test) => {
        const { attempt } = test;
        if (test.status === 'FINISH')
          return (
            <>
              <Backdrop subject={attempt.subject} />
              <FinishScreen attempt={attempt} finish={test.finish} {...ending} />
            </>
          );
        const { current } = test;
        const answered =
          marked?.questionId === current.questionId ? marked.attempt.answeredCount : attempt.answeredCount;
        return (
          <>
            <Backdrop subject={attempt.subject} />
            <Card label={attempt.title}>
              <Group justify="space-between" mb="xs" gap="0 md">
                <Text fw={600} component="h1" m={0} size="md" style={{ flex: '1 1 8rem', minWidth: 0 }}>
                  <Words text={attempt.title} />
                </Text>
                <Group gap="0 md">
                  {aside?.(test)}
                  <Text c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                    Question {current.position} of {attempt.questionCount}
                  </Text>
                </Group>
              </Group>
              <Progress
                value={percentOf(answered, attempt.questionCount)}
                mb="lg"
                color="right"
                size="lg"
                radius="xl"
                aria-label={`${answered} of ${attempt.questionCount} answered`}
              />
              <QuestionCard
                key={current.questionId}
                waiting={current}
                answerCall={answerCall}
                isTimed={isTimed?.(test) ?? false}
                subject={attempt.subject}
                onMarked={(result) => {
                  setMarked(result);
                  void refresh(answerCall.changes);
                }}
                next={{ isComing: isGoingOn && state.isFetching, isOutOfReach: isGoingOn && isOutOfReach }}
                onNext={() => {
                  if (marked?.finish) return setOver(true);
                  setGoingOn(true);
                  void refetch().then(({ isSuccess }) => {
                    if (isSuccess) setGoingOn(false);
                  });
                }}
              />
            </Card>
          </>
        );
      }}
    </Loaded>
  );
}

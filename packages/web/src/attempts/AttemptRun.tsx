/** An attempt from its waiting question to its end, whichever door it was entered by. */
import type { TestState } from '@comet/contract/attempts';
import { Group, Progress, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { type AnswerCall, useForgetProgress } from './attempts.queries.ts';
import type { Marked } from './Feedback.tsx';
import { FinishScreen } from './FinishScreen.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { useTracker } from './use-tracker.ts';

interface AttemptRunProps<State extends TestState> {
  readonly state: UseQueryResult<State>;
  readonly answerCall: AnswerCall;
  readonly onBack: () => void;
  readonly backLabel: string;
  /** Begins another one; without it there is none. */
  readonly onAgain?: () => void;
  /** What stands beside the count of questions, such as a clock. */
  readonly aside?: (state: State) => ReactNode;
}

export function AttemptRun<State extends TestState>(props: AttemptRunProps<State>) {
  const { state, answerCall, onBack, backLabel, onAgain, aside } = props;
  const [marked, setMarked] = useState<Marked>();
  const [isOver, setOver] = useState(false);
  const forgetProgress = useForgetProgress();
  useTracker(state.data?.attempt);
  const again =
    onAgain &&
    ((): void => {
      setMarked(undefined);
      setOver(false);
      onAgain();
    });
  const ending = { onBack, backLabel, onAgain: again };
  if (isOver && marked?.finish) return <FinishScreen attempt={marked.attempt} finish={marked.finish} {...ending} />;
  return (
    <Loaded query={state} skeleton={<SkeletonRows rows={3} height={120} />}>
      {(test) => {
        if (test.status === 'FINISH') return <FinishScreen attempt={test.attempt} finish={test.finish} {...ending} />;
        const { attempt, current } = test;
        const answered =
          marked?.questionId === current.questionId ? marked.attempt.answeredCount : attempt.answeredCount;
        return (
          <Card label={attempt.title}>
            <Group justify="space-between" mb="xs" wrap="nowrap">
              <Text fw={600} component="h1" m={0} size="md">
                {attempt.title}
              </Text>
              <Group gap="md" wrap="nowrap">
                {aside?.(test)}
                <Text c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                  Question {current.position} of {attempt.questionCount}
                </Text>
              </Group>
            </Group>
            <Progress
              value={(100 * answered) / attempt.questionCount}
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
              subject={attempt.subject}
              onMarked={(result) => {
                setMarked(result);
                forgetProgress();
              }}
              onNext={() => {
                if (marked?.finish) setOver(true);
                else void state.refetch();
              }}
            />
          </Card>
        );
      }}
    </Loaded>
  );
}

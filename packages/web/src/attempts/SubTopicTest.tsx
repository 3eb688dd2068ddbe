/** A sub-topic test from its first question to its end; left and come back to, it goes on where it was. */
import { Group, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { useForgetProgress, useWaitingQuestion } from './attempts.queries.ts';
import type { Marked } from './Feedback.tsx';
import { FinishScreen } from './FinishScreen.tsx';
import { QuestionCard } from './QuestionCard.tsx';

interface SubTopicTestProps {
  readonly chapterId: number;
  readonly subTopicId: number;
  readonly onBack: () => void;
}

export function SubTopicTest({ chapterId, subTopicId, onBack }: SubTopicTestProps) {
  const [marked, setMarked] = useState<Marked>();
  const [isOver, setOver] = useState(false);
  const [round, setRound] = useState(1);
  const state = useWaitingQuestion(chapterId, subTopicId, round);
  const forgetProgress = useForgetProgress();

  if (isOver && marked?.finish)
    return (
      <FinishScreen
        attempt={marked.attempt}
        finish={marked.finish}
        onBack={onBack}
        onAgain={() => {
          setMarked(undefined);
          setOver(false);
          setRound(round + 1);
        }}
      />
    );
  return (
    <Loaded query={state} skeleton={<SkeletonRows rows={3} height={120} />}>
      {(test) => {
        if (test.status === 'FINISH')
          return (
            <FinishScreen
              attempt={test.attempt}
              finish={test.finish}
              onBack={onBack}
              onAgain={() => void state.refetch()}
            />
          );
        const { attempt, current } = test;
        const answered =
          marked?.questionId === current.questionId ? marked.attempt.answeredCount : attempt.answeredCount;
        return (
          <Card label={attempt.title}>
            <Group justify="space-between" mb="xs" wrap="nowrap">
              <Text fw={600} component="h1" m={0} size="md">
                {attempt.title}
              </Text>
              <Text c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                Question {current.position} of {attempt.questionCount}
              </Text>
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

/** After an exam: handed in, and how it went once the results are out. */
import type { AnswerOf } from '@comet/contract/call';
import { getExamReview, type getExamStatus } from '@comet/contract/exams';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useAsk } from '../../api/ask.ts';
import { ExamAnswers } from '../../exams/ExamAnswers.tsx';
import { Mascot } from '../../mascots/Mascot.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SkeletonRows } from '../../ui/states.tsx';

interface ExamEndProps {
  readonly exam: AnswerOf<typeof getExamStatus>;
  readonly onLeave: () => void;
}

function Answers({ lessonAttemptId }: { readonly lessonAttemptId: number }) {
  return (
    <Loaded
      query={useAsk(getExamReview, { query: { lessonAttemptId } })}
      skeleton={<SkeletonRows rows={3} height={140} />}
    >
      {({ questions }) => <ExamAnswers questions={questions} />}
    </Loaded>
  );
}

export function ExamEnd({ exam, onLeave }: ExamEndProps) {
  const [isReviewing, setReviewing] = useState(false);
  const { lessonName, lessonAttemptId, answeredCount, numberOfQuestions, subject, end } = exam;
  const isReleased = end?.isReleased === true;
  return (
    <Stack>
      <Card label={lessonName}>
        <Stack align="center" ta="center">
          <Mascot subject={subject} mood={isReleased ? 'cheer' : 'idle'} size={140} />
          <Title order={1} size="h2">
            {isReleased ? 'Your results are here' : 'Handed in. Well done!'}
          </Title>
          <Text>{lessonName}</Text>
          {isReleased ? (
            <Text fw={600}>
              {end.correctAnswers} of {numberOfQuestions} right
              {end.coins !== null && end.coins > 0 ? `, ${end.coins} coins` : ''}
            </Text>
          ) : (
            <Text>
              You answered {answeredCount} of {numberOfQuestions}. We’ll show your results here as soon as they’re out.
            </Text>
          )}
          {isReleased ? (
            <Button onClick={() => setReviewing(!isReviewing)} aria-expanded={isReviewing}>
              {isReviewing ? 'Hide my answers' : 'Look at my answers'}
            </Button>
          ) : null}
          <Button color="go" onClick={onLeave}>
            Back to exams
          </Button>
        </Stack>
      </Card>
      {isReviewing && lessonAttemptId !== null ? <Answers lessonAttemptId={lessonAttemptId} /> : null}
    </Stack>
  );
}

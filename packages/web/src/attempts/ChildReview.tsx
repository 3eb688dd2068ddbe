/** A parent looks at an attempt of their child: what was wrong first, the rest on request. */
import { reviewChildAttempt } from '@comet/contract/child-reports';
import { Group, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useAsk } from '../api/ask.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { ReviewedQuestions } from './Review.tsx';

export function ChildReview({ studentId, attemptId }: { readonly studentId: number; readonly attemptId: number }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Loaded
      query={useAsk(reviewChildAttempt, { params: { id: studentId, attemptId } })}
      skeleton={<SkeletonRows rows={3} height={140} />}
    >
      {({ questions }) => {
        const wrong = questions.filter(({ isRight }) => !isRight);
        return (
          <Stack>
            <Group justify="space-between">
              <Text>
                {wrong.length === 0
                  ? `All ${questions.length} answers were right.`
                  : `${wrong.length} of ${questions.length} answers were wrong.`}
              </Text>
              <Switch
                label="Show all answers"
                checked={isWhole}
                onChange={(event) => setWhole(event.currentTarget.checked)}
              />
            </Group>
            <ReviewedQuestions questions={isWhole ? questions : wrong} isMixed={isWhole} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** A stop point: the video waits, asks, explains, and goes on. */
import { answerPointQuestion, getPointQuestion } from '@comet/contract/lessons';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useAsk } from '../../api/ask.ts';
import { refresh } from '../../api/refresh.ts';
import { BesideStimulus } from '../../attempts/BesideStimulus.tsx';
import { QuestionCard } from '../../attempts/QuestionCard.tsx';
import { noRhythm } from '../../attempts/rhythm.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { SkeletonRows } from '../../ui/states.tsx';

interface StopPointProps {
  readonly subject: SubjectKey;
  readonly pointId: number;
  readonly onAgain: () => void;
  readonly onDone: () => void;
}

const nothingNext = { isComing: false, isOutOfReach: false };

/** It was answered on another device meanwhile. */
function Answered({ onDone }: Pick<StopPointProps, 'onDone'>) {
  useEffect(onDone, [onDone]);
  return null;
}

export function StopPoint({ subject, pointId, onAgain, onDone }: StopPointProps) {
  const state = useAsk(getPointQuestion, { query: { lessonSectionPointId: pointId } });
  return (
    <Loaded query={state} skeleton={<SkeletonRows rows={2} height={80} />}>
      {(point) =>
        point.status === 'FINISH' ? (
          <Answered onDone={onDone} />
        ) : (
          <BesideStimulus key={point.current.questionId} question={point.current.question}>
            {(reading) => (
              <QuestionCard
                waiting={point.current}
                reading={reading}
                answerCall={answerPointQuestion}
                isTimed={false}
                subject={subject}
                heading={
                  <Group justify="space-between" mb="xs">
                    <Text fw={600}>The video is waiting for you</Text>
                    <Button variant="subtle" size="sm" onClick={onAgain}>
                      Watch that bit again
                    </Button>
                  </Group>
                }
                rhythm={noRhythm}
                next={nothingNext}
                onMarked={() => undefined}
                endLabel="Carry on"
                onNext={() => {
                  void refresh(answerPointQuestion.changes);
                  onDone();
                }}
              />
            )}
          </BesideStimulus>
        )
      }
    </Loaded>
  );
}

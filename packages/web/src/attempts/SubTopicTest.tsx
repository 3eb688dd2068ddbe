/** A sub-topic test; left and come back to, it goes on where it was. */
import { createAnswer } from '@comet/contract/attempts';
import { useState } from 'react';
import { AttemptRun } from './AttemptRun.tsx';
import { useWaitingQuestion } from './attempts.queries.ts';

interface SubTopicTestProps {
  readonly chapterId: number;
  readonly subTopicId: number;
  readonly onBack: () => void;
}

export function SubTopicTest({ chapterId, subTopicId, onBack }: SubTopicTestProps) {
  const [round, setRound] = useState(1);
  const state = useWaitingQuestion(chapterId, subTopicId, round);
  return (
    <AttemptRun
      state={state}
      answerCall={createAnswer}
      onBack={onBack}
      backLabel="Back to the chapter"
      onAgain={() => setRound(round + 1)}
    />
  );
}

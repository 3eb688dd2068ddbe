/** A test of a chapter or a subject; left and come back to, it goes on where it was. */
import { createAnswer } from '@comet/contract/attempts';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CallError } from '../api/client.ts';
import { Mascot } from '../mascots/Mascot.tsx';
import { QuizPage } from '../question/QuizFrame.tsx';
import { EmptyState } from '../ui/states.tsx';
import { AttemptRun } from './AttemptRun.tsx';
import { type TestPlace, useWaitingQuestion } from './attempts.queries.ts';
import type { AttemptExits } from './exits.ts';

interface TestRunProps extends Omit<AttemptExits, 'onAgain'> {
  readonly subject: SubjectKey;
  readonly place: TestPlace;
  /** Some tests are done once a day: they are not begun again from their end. */
  readonly mayRepeat: boolean;
}

export function TestRun({ subject, place, mayRepeat, ...exits }: TestRunProps) {
  const [round, setRound] = useState(1);
  const state = useWaitingQuestion(place, round);
  // It cannot be begun now, and the server says why: that is no fault.
  const { data, error } = state;
  if (data === undefined && error instanceof CallError && error.statusCode === 409)
    return (
      <QuizPage subject={subject} onLeave={exits.onBack}>
        <EmptyState title={error.message} art={<Mascot subject={subject} mood="cheer" size={120} />}>
          <Button onClick={exits.onBack}>{exits.backLabel}</Button>
        </EmptyState>
      </QuizPage>
    );
  return (
    <AttemptRun
      subject={subject}
      state={state}
      answerCall={createAnswer}
      onAgain={mayRepeat ? () => setRound(round + 1) : undefined}
      {...exits}
    />
  );
}

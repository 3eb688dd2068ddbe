/** The quiz of a lesson: one question on a screen, as every test. */
import type { LessonSection } from '@comet/contract/lesson-fields';
import { getQuizQuestion, passQuizQuestion } from '@comet/contract/lesson-quiz';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { useState } from 'react';
import { useAsk } from '../../api/ask.ts';
import { AttemptRun } from '../../attempts/AttemptRun.tsx';

interface QuizPartProps {
  readonly subject: SubjectKey;
  readonly section: Extract<LessonSection, { kind: 'quiz' }>;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

export function QuizPart({ subject, section, onBack, onDone }: QuizPartProps) {
  const [wasDone] = useState(section.quiz?.isFinished === true);
  const [round, setRound] = useState(1);
  const startMode = wasDone || round > 1 ? 'try_again' : 'continue';
  const state = useAsk(getQuizQuestion, { query: { lessonSectionId: section.id, startMode } }, { round });
  return (
    <AttemptRun
      subject={subject}
      state={state}
      answerCall={passQuizQuestion}
      onBack={wasDone ? onDone : onBack}
      onEnd={onDone}
      backLabel="Back to the lesson"
      onAgain={() => setRound(round + 1)}
    />
  );
}

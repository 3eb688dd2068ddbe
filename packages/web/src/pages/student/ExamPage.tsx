/** An exam, which has the window to itself. */
import { getExamStatus } from '@comet/contract/exams';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { CallError } from '../../api/client.ts';
import { paths } from '../../navigation/paths.ts';
import { QuizPage } from '../../question/QuizFrame.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { ExamEnd } from '../exams/ExamEnd.tsx';
import { ExamRun } from '../exams/ExamRun.tsx';
import { ExamStart } from '../exams/ExamStart.tsx';

function Exam({ lessonId }: { readonly lessonId: number }) {
  const navigate = useNavigate();
  const [isIn, setIn] = useState(false);
  const status = useAsk(getExamStatus, { query: { lessonId } });
  const { data: exam, refetch } = status;
  const leave = (): void => void navigate(paths.exams);
  const onEnd = useCallback(() => {
    void refetch().then(() => setIn(false));
  }, [refetch]);
  useEffect(() => {
    document.title = `${exam?.lessonName ?? 'Exam'} · Comet Club`;
  }, [exam?.lessonName]);
  // Its end is asked for without another press.
  const isTimeUp = exam?.status === 'PROCCESS' && exam.remainingMs === 0;
  if (exam !== undefined && (isIn || isTimeUp))
    return (
      <ExamRun lessonId={lessonId} lessonName={exam.lessonName} subject={exam.subject} onLeave={leave} onEnd={onEnd} />
    );
  const isGone = status.error instanceof CallError && status.error.statusCode === 404;
  return (
    <QuizPage subject={exam?.subject ?? 'math'} onLeave={leave} leaveLabel="Leave the exam">
      {isGone ? (
        <EmptyState title="We can’t find this exam. It may have been removed.">
          <Button onClick={leave}>Back to exams</Button>
        </EmptyState>
      ) : (
        <Loaded query={status} skeleton={<SkeletonRows rows={3} height={120} />}>
          {(loaded) =>
            loaded.status === 'FINISH' ? (
              <ExamEnd exam={loaded} onLeave={leave} />
            ) : (
              <ExamStart exam={loaded} onStart={() => setIn(true)} />
            )
          }
        </Loaded>
      )}
    </QuizPage>
  );
}

export default function ExamPage() {
  const lessonId = Number(useParams().id);
  return Number.isInteger(lessonId) && lessonId > 0 ? (
    <Exam key={lessonId} lessonId={lessonId} />
  ) : (
    <Navigate to={paths.exams} replace />
  );
}

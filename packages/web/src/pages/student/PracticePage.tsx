/** A practice being done, one question on a screen, with its clock where it has one. */
import { getPracticeQuestion, passPracticeQuestion } from '@comet/contract/practice';
import { findSubjectByKey, type SubjectKey } from '@comet/domain/curriculum/subjects';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { AttemptRun } from '../../attempts/AttemptRun.tsx';
import { TimeLeft } from '../../attempts/TimeLeft.tsx';
import { paths } from '../../navigation/paths.ts';

function Run({ subject, practiceId }: { readonly subject: SubjectKey; readonly practiceId: number }) {
  const navigate = useNavigate();
  const state = useAsk(getPracticeQuestion, { query: { practiceId } });
  const back = (): void => void navigate(paths.myTasks);
  return (
    <AttemptRun
      subject={subject}
      state={state}
      answerCall={passPracticeQuestion}
      onBack={back}
      backLabel="Back to my tasks"
      isTimed={({ remainingMs }) => remainingMs !== null}
      aside={({ remainingMs, attempt }) =>
        remainingMs === null ? null : (
          <TimeLeft key={attempt.attemptId} remainingMs={remainingMs} onOver={state.refetch} />
        )
      }
    />
  );
}

export default function PracticePage() {
  const params = useParams();
  const practiceId = Number(params.practiceId);
  const subject = findSubjectByKey(params.subject);
  useEffect(() => {
    document.title = 'Practice · Comet Club';
    // The way back is open without internet, too.
    void import('./MyTasksPage.tsx').catch(() => undefined);
  }, []);
  if (subject === undefined || !Number.isInteger(practiceId) || practiceId < 1)
    return <Navigate to={paths.myTasks} replace />;
  return <Run subject={subject.key} practiceId={practiceId} />;
}

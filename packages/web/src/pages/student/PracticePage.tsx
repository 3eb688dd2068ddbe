/** A practice being done, one question on a screen, with its clock where it has one. */
import { getPracticeQuestion, passPracticeQuestion } from '@comet/contract/practice';
import { Button, Container } from '@mantine/core';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { AttemptRun } from '../../attempts/AttemptRun.tsx';
import { TimeLeft } from '../../attempts/TimeLeft.tsx';
import { paths } from '../../navigation/paths.ts';

function Run({ practiceId }: { readonly practiceId: number }) {
  const navigate = useNavigate();
  const state = useAsk(getPracticeQuestion, { query: { practiceId } });
  const back = (): void => void navigate(paths.myTasks);
  return (
    <Container size={820} px={0}>
      <Button variant="subtle" size="sm" mb="sm" onClick={back}>
        ← My tasks
      </Button>
      <AttemptRun
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
    </Container>
  );
}

export default function PracticePage() {
  const practiceId = Number(useParams().practiceId);
  useEffect(() => {
    document.title = 'Practice · Comet Club';
    // The way back is open without internet, too.
    void import('./MyTasksPage.tsx').catch(() => undefined);
  }, []);
  if (!Number.isInteger(practiceId) || practiceId < 1) return <Navigate to={paths.myTasks} replace />;
  return <Run practiceId={practiceId} />;
}

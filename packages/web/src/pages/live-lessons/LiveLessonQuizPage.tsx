/** The quiz of a recording: a start page with the student's figures, then one question on a screen. */
import {
  getLiveLessonQuizBest,
  getLiveLessonQuizMonths,
  getLiveLessonQuizQuestion,
  getLiveLessonQuizStart,
  type OwnLiveLessonQuiz,
  passLiveLessonQuizQuestion,
} from '@comet/contract/live-lesson-quiz';
import { minuteMs } from '@comet/domain/time';
import { Button, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { CallError } from '../../api/client.ts';
import { AttemptRun } from '../../attempts/AttemptRun.tsx';
import { paths } from '../../navigation/paths.ts';
import { QuizPage } from '../../question/QuizFrame.tsx';
import { Card } from '../../ui/Card.tsx';
import { calendarMonth } from '../../ui/dates.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { StatTile } from '../../ui/StatTile.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';

const startLabels = { begin: 'Start', continue: 'Carry on', try_again: 'Try again' } as const;
const outOf = (right: number | null, count: number): string => (right === null ? 'Not yet' : `${right} of ${count}`);
const inMinutes = (ms: number): string => `${Math.ceil(ms / minuteMs)} min`;

function monthName(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return calendarMonth(year, number);
}

function Start({ quiz, onStart }: { readonly quiz: OwnLiveLessonQuiz; readonly onStart: () => void }) {
  const months = useAsk(getLiveLessonQuizMonths).data ?? [];
  const best = useAsk(getLiveLessonQuizBest).data?.best ?? undefined;
  const { recordingName, numberOfQuestions, startMode, bestCorrectAnswers, lastCorrectAnswers, spentTime } = quiz;
  return (
    <Stack>
      <Card label="This quiz">
        <Stack>
          <Text>
            {numberOfQuestions} questions about “{recordingName}”
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <StatTile name="Best try" value={outOf(bestCorrectAnswers, numberOfQuestions)} />
            <StatTile name="Last try" value={outOf(lastCorrectAnswers, numberOfQuestions)} />
            <StatTile name="Time so far" value={inMinutes(spentTime)} />
          </SimpleGrid>
          <Button color="go" size="lg" onClick={onStart}>
            {startLabels[startMode]}
          </Button>
        </Stack>
      </Card>
      {best === undefined ? null : (
        <Card label="Your personal best">
          <Title order={2} size="h3" mb="xs">
            Your personal best
          </Title>
          <Text>
            {best.correctAnswers} of {best.numberOfQuestions} in {inMinutes(best.spentTime)}: {best.name}
          </Text>
        </Card>
      )}
      {months.length === 0 ? null : (
        <Card label="Your months">
          <Title order={2} size="h3" mb="xs">
            Your months
          </Title>
          <List>
            {months.map(({ month, finishedCount, correctAnswers, numberOfQuestions: count }) => (
              <List.Item key={month}>
                {monthName(month)}: {finishedCount === 1 ? '1 quiz' : `${finishedCount} quizzes`}, {correctAnswers} of{' '}
                {count} right
              </List.Item>
            ))}
          </List>
        </Card>
      )}
    </Stack>
  );
}

function Run({ quiz, onLeave }: { readonly quiz: OwnLiveLessonQuiz; readonly onLeave: () => void }) {
  const navigate = useNavigate();
  const [first] = useState(quiz.startMode);
  const [round, setRound] = useState(1);
  const startMode = round > 1 ? 'try_again' : first;
  const state = useAsk(getLiveLessonQuizQuestion, { query: { liveLessonQuizId: quiz.quizId, startMode } }, { round });
  return (
    <AttemptRun
      subject={quiz.subject}
      state={state}
      answerCall={passLiveLessonQuizQuestion}
      onBack={onLeave}
      onEnd={() => void navigate(paths.liveRecordings)}
      backLabel="Back to the recordings"
      onAgain={() => setRound(round + 1)}
    />
  );
}

function Page({ quizId }: { readonly quizId: number }) {
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);
  const quiz = useAsk(getLiveLessonQuizStart, { params: { id: quizId } });
  const title = quiz.data?.name ?? 'Quiz';
  useEffect(() => {
    document.title = `${title} · Comet Club`;
  }, [title]);
  if (quiz.data !== undefined && isRunning) return <Run quiz={quiz.data} onLeave={() => setRunning(false)} />;
  const isGone = quiz.error instanceof CallError && quiz.error.statusCode === 404;
  const leave = (): void => void navigate(paths.liveRecordings);
  return (
    <QuizPage
      subject={quiz.data?.subject ?? 'math'}
      onLeave={leave}
      leaveLabel="Back to the recordings"
      title={
        <Title order={1} size="h4">
          {title}
        </Title>
      }
    >
      {isGone ? (
        <EmptyState title="We can’t find this quiz. It may have been removed.">
          <Button onClick={leave}>Back to the recordings</Button>
        </EmptyState>
      ) : (
        <Loaded query={quiz} skeleton={<SkeletonRows rows={2} height={160} />}>
          {(loaded) => <Start quiz={loaded} onStart={() => setRunning(true)} />}
        </Loaded>
      )}
    </QuizPage>
  );
}

export default function LiveLessonQuizPage() {
  const quizId = Number(useParams().quizId);
  if (!Number.isInteger(quizId) || quizId < 1) return <Navigate to={paths.liveRecordings} replace />;
  return <Page key={quizId} quizId={quizId} />;
}

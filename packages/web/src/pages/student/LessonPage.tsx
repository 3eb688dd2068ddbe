/** A lesson, which has the window to itself. */
import { getLesson } from '@comet/contract/lessons';
import { Button, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { CallError } from '../../api/client.ts';
import { paths } from '../../navigation/paths.ts';
import { QuizPage } from '../../question/QuizFrame.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { LessonRun } from '../lessons/LessonRun.tsx';

function Run({ lessonId }: { readonly lessonId: number }) {
  const navigate = useNavigate();
  const lesson = useAsk(getLesson, { params: { id: lessonId } });
  const leave = (): void => void navigate(paths.lessons);
  useEffect(() => {
    document.title = `${lesson.data?.lessonName ?? 'Lesson'} · Comet Club`;
  }, [lesson.data?.lessonName]);
  if (lesson.data !== undefined) return <LessonRun key={lessonId} lesson={lesson.data} onLeave={leave} />;
  const isGone = lesson.error instanceof CallError && lesson.error.statusCode === 404;
  return (
    <QuizPage
      subject="math"
      onLeave={leave}
      leaveLabel="Leave the lesson"
      title={
        <Title order={1} size="h4">
          Lesson
        </Title>
      }
    >
      {isGone ? (
        <EmptyState title="We can’t find this lesson. It may have been removed.">
          <Button onClick={leave}>Back to lessons</Button>
        </EmptyState>
      ) : (
        <Loaded query={lesson} skeleton={<SkeletonRows rows={3} height={120} />}>
          {() => null}
        </Loaded>
      )}
    </QuizPage>
  );
}

export default function LessonPage() {
  const lessonId = Number(useParams().id);
  return Number.isInteger(lessonId) && lessonId > 0 ? (
    <Run key={lessonId} lessonId={lessonId} />
  ) : (
    <Navigate to={paths.lessons} replace />
  );
}

/** A lesson as students see it; nothing is kept. */
import { getLesson } from '@comet/contract/lessons';
import { Title } from '@mantine/core';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { QuizPage } from '../../question/QuizFrame.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { LessonRun } from '../lessons/LessonRun.tsx';

function Preview({ lessonId }: { readonly lessonId: number }) {
  const navigate = useNavigate();
  const lesson = useAsk(getLesson, { params: { id: lessonId } });
  const leave = (): void => void navigate(paths.tutorLesson(lessonId));
  if (lesson.data !== undefined) return <LessonRun lesson={lesson.data} isPreview onLeave={leave} />;
  return (
    <QuizPage
      subject="math"
      onLeave={leave}
      leaveLabel="Leave the preview"
      title={
        <Title order={1} size="h4">
          Preview
        </Title>
      }
    >
      <Loaded query={lesson} skeleton={<SkeletonRows rows={3} height={120} />}>
        {() => null}
      </Loaded>
    </QuizPage>
  );
}

export default function LessonPreviewPage() {
  const [search] = useSearchParams();
  const lessonId = Number(search.get('lesson'));
  return Number.isInteger(lessonId) && lessonId > 0 ? (
    <Preview key={lessonId} lessonId={lessonId} />
  ) : (
    <Navigate to={paths.tutorLessonsFolder} replace />
  );
}

/** A lesson in its tutor's hands. */
import { getLesson } from '@comet/contract/lessons';
import { Navigate, useParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { LessonEditor } from '../lessons/LessonEditor.tsx';

function Edited({ lessonId }: { readonly lessonId: number }) {
  const lesson = useAsk(getLesson, { params: { id: lessonId } });
  return (
    <Loaded query={lesson} title="Lesson" skeleton={<SkeletonRows rows={3} height={160} />}>
      {(loaded) => <LessonEditor lesson={loaded} />}
    </Loaded>
  );
}

export default function LessonPage() {
  const lessonId = Number(useParams().id);
  return Number.isInteger(lessonId) && lessonId > 0 ? (
    <Edited key={lessonId} lessonId={lessonId} />
  ) : (
    <Navigate to={paths.tutorLessonsFolder} replace />
  );
}

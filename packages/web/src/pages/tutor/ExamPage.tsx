/** An exam in its tutor's hands: its sections, its rules, its questions and its results. */
import { type Exam, getExam } from '@comet/contract/exam-authoring';
import type { Lesson } from '@comet/contract/lesson-fields';
import { getLesson } from '@comet/contract/lessons';
import { Stack } from '@mantine/core';
import { Navigate, useParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { ExamQuestions } from '../exams/ExamQuestions.tsx';
import { ExamResults } from '../exams/ExamResults.tsx';
import { ExamRules } from '../exams/ExamRules.tsx';
import { LessonEditor } from '../lessons/LessonEditor.tsx';

function Details({ lesson, exam }: { readonly lesson: Lesson; readonly exam: Exam }) {
  return (
    <Stack gap="lg" mt="lg">
      <ExamRules key={exam.sections.map(({ id }) => id).join()} exam={exam} />
      <ExamQuestions exam={exam} subject={lesson.subject} />
      {lesson.publication?.state === 'published' ? <ExamResults lessonId={lesson.id} /> : null}
    </Stack>
  );
}

function Drawn({ lesson }: { readonly lesson: Lesson }) {
  const exam = useAsk(getExam, { params: { id: lesson.id } });
  return (
    <Loaded query={exam} skeleton={<SkeletonRows rows={3} height={160} />}>
      {(loaded) => <Details lesson={lesson} exam={loaded} />}
    </Loaded>
  );
}

function Edited({ lessonId }: { readonly lessonId: number }) {
  const lesson = useAsk(getLesson, { params: { id: lessonId } });
  return (
    <Loaded query={lesson} title="Exam" skeleton={<SkeletonRows rows={3} height={160} />}>
      {(loaded) => (
        <>
          <LessonEditor lesson={loaded} />
          <Drawn lesson={loaded} />
        </>
      )}
    </Loaded>
  );
}

export default function ExamPage() {
  const lessonId = Number(useParams().id);
  return Number.isInteger(lessonId) && lessonId > 0 ? (
    <Edited key={lessonId} lessonId={lessonId} />
  ) : (
    <Navigate to={paths.tutorExamsFolder} replace />
  );
}

/** A tutor begins a lesson; its sections come next. */
import { Container } from '@mantine/core';
import { useNavigate } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LessonForm } from '../lessons/LessonForm.tsx';

export default function AddLessonPage() {
  const navigate = useNavigate();
  return (
    <Container size={820} px={0}>
      <PageHeader
        title="Add lesson"
        hint="Give it a name and a cover. You add videos, documents, quizzes and words next."
      />
      <Card>
        <LessonForm onDone={({ id }) => void navigate(paths.tutorLesson(id))} />
      </Card>
    </Container>
  );
}

/** A tutor plans a live lesson or a series. */
import { Container } from '@mantine/core';
import { useNavigate } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LiveLessonForm } from '../live-lessons/LiveLessonForm.tsx';

export default function CreateLiveLessonPage() {
  const navigate = useNavigate();
  return (
    <Container size={820} px={0}>
      <PageHeader title="Plan a live lesson" hint="Students see it as soon as you plan it." />
      <Card>
        <LiveLessonForm onDone={({ liveLessonId }) => void navigate(paths.tutorEditLiveLesson(liveLessonId))} />
      </Card>
    </Container>
  );
}

/** A tutor begins an exam; its sections and rules come next. */
import { Container } from '@mantine/core';
import { useNavigate } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LessonForm } from '../lessons/LessonForm.tsx';

export default function AddExamPage() {
  const navigate = useNavigate();
  return (
    <Container size={820} px={0}>
      <PageHeader
        title="Add exam"
        hint="Give it a name and a cover. You add sections of questions and the rules next."
      />
      <Card>
        <LessonForm type="exam" onDone={({ id }) => void navigate(paths.tutorExam(id))} />
      </Card>
    </Container>
  );
}

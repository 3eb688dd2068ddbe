/** The tutor sets a practice for a class, those taught one to one, or everybody. */
import { Container } from '@mantine/core';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TutorPracticeForm } from './TutorPracticeForm.tsx';

export default function CustomPracticePage() {
  return (
    <Container size={1120} px={0}>
      <PageHeader title="Custom Practice" />
      <TutorPracticeForm />
    </Container>
  );
}

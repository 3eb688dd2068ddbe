/** The tutor sets a practice for a class, those taught one to one, or everybody. */
import { Alert, Container, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TutorPracticeForm } from './TutorPracticeForm.tsx';

export default function CustomPracticePage() {
  const [isCreated, setCreated] = useState(false);
  return (
    <Container size={1120} px={0}>
      <PageHeader title="Custom Practice" />
      {isCreated ? (
        <Alert color="right" role="note" mb="md">
          <Text>
            The practice is set. You can follow it under <Link to={paths.tutorTasks}>Active tasks</Link>, or set another
            one here.
          </Text>
        </Alert>
      ) : null}
      <TutorPracticeForm
        onCreated={() => {
          setCreated(true);
          window.scrollTo(0, 0);
        }}
      />
    </Container>
  );
}

/** A tutor adds a recording of a live lesson. */
import { Container } from '@mantine/core';
import { useNavigate } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RecordingForm } from '../live-lessons/RecordingForm.tsx';

export default function CreateRecordingPage() {
  const navigate = useNavigate();
  return (
    <Container size={820} px={0}>
      <PageHeader title="Add recording" hint="Families see it as soon as you add it." />
      <Card>
        <RecordingForm onDone={() => void navigate(paths.tutorRecordingsFolder)} />
      </Card>
    </Container>
  );
}

/** The folder of recordings; there are none before the first live lesson. */
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState } from '../../ui/states.tsx';

export default function RecordingsFolderPage() {
  return (
    <>
      <PageHeader title="Live lesson recordings folder" />
      <EmptyState title="No recordings yet">
        <Text>Recordings of your live lessons will appear here.</Text>
        <Button component={Link} to={paths.tutorLessons} variant="default">
          Back to lessons
        </Button>
      </EmptyState>
    </>
  );
}

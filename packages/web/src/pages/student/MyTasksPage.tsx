/** A student's practices. */
import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { MyPractices } from '../../practice/MyPractices.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export default function MyTasksPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="My tasks">
        <Button component={Link} to={paths.studentPractice} variant="default" size="md">
          Set one yourself
        </Button>
      </PageHeader>
      <MyPractices onStart={({ subject, practiceId }) => void navigate(paths.practice(subject, practiceId))} />
    </>
  );
}

/** A student sets a practice for themselves. */
import { defaultYear } from '@comet/domain/curriculum/subjects';
import { Container } from '@mantine/core';
import { useNavigate } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { PracticeForm } from '../../practice/PracticeForm.tsx';
import { useUser } from '../../sessions/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';

export default function CustomPracticePage() {
  const user = useUser().data;
  const navigate = useNavigate();
  if (user === undefined) return null;
  return (
    <Container size={820} px={0}>
      <PageHeader title="Custom Practice" />
      <PracticeForm
        firstYear={user.yearOfStudy ?? defaultYear}
        firstStudentIds={[user.userId]}
        onCreated={() => void navigate(paths.myTasks)}
      />
    </Container>
  );
}

/** A parent sets a practice for their children. */
import { defaultYear } from '@comet/domain/curriculum/subjects';
import { Container, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { PracticeForm } from '../../practice/PracticeForm.tsx';
import { useUser } from '../../sessions/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';

export default function CustomPracticePage() {
  const children = useUser().data?.children ?? [];
  const [studentIds, setStudentIds] = useState<readonly number[]>(children.slice(0, 1).map(({ userId }) => userId));
  return (
    <Container size={820} px={0}>
      <PageHeader title="Custom Practice" />
      <PracticeForm
        firstYear={children[0]?.yearOfStudy ?? defaultYear}
        studentIds={studentIds}
        students={(error) => (
          <MultiSelect
            label="Student"
            data={children.map(({ userId, firstName }) => ({ value: String(userId), label: firstName }))}
            value={studentIds.map(String)}
            onChange={(values) => setStudentIds(values.map(Number))}
            error={error}
            size="md"
          />
        )}
      />
    </Container>
  );
}

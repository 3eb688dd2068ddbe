/** The tutor sets a practice for a class, those taught one to one, or everybody. */
import { defaultYear } from '@comet/domain/curriculum/subjects';
import { Container } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useClassrooms } from '../../classrooms/classrooms.queries.ts';
import { ClassStudents } from '../../practice/ClassStudents.tsx';
import { PracticeForm } from '../../practice/PracticeForm.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export default function CustomPracticePage() {
  const classrooms = useClassrooms({ search: '', subjectId: undefined }).data ?? [];
  const [studentIds, setStudentIds] = useState<readonly number[]>([]);
  const change = useCallback((next: readonly number[]) => setStudentIds(next), []);
  return (
    <Container size={820} px={0}>
      <PageHeader title="Custom Practice" />
      <PracticeForm
        firstYear={defaultYear}
        studentIds={studentIds}
        students={(error) => (
          <ClassStudents classrooms={classrooms} studentIds={studentIds} error={error} onChange={change} />
        )}
      />
    </Container>
  );
}

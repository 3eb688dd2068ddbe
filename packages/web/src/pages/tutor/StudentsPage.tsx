/** The tutor's students and what they are doing now, without refresh. */
import { Text } from '@mantine/core';
import { useLiveRefresh } from '../../api/use-live-refresh.ts';
import { useTutorStudents } from '../../classrooms/classrooms.queries.ts';
import { StudentsTable } from '../../classrooms/StudentsTable.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { useListFilters } from './ListFilters.tsx';
import { useStudentActions } from './use-student-actions.tsx';

export default function StudentsPage() {
  const { query, filters } = useListFilters('Search students');
  const students = useTutorStudents(query);
  const actions = useStudentActions();
  useLiveRefresh(['tutor-students']);
  return (
    <>
      <PageHeader title="Students" hint="Answers appear here as they are given">
        {filters}
      </PageHeader>
      <Loaded query={students} skeleton={<SkeletonRows rows={8} height={44} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No students found">
              <Text>Students in your classes and those matched to you one to one stand here.</Text>
            </EmptyState>
          ) : (
            <Card label="Students">
              <StudentsTable students={rows} csvName="Students" hasClasses actions={actions} />
            </Card>
          )
        }
      </Loaded>
    </>
  );
}

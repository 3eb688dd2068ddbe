/** The tutor's students and what they are doing now, without refresh. */
import type { TutorStudent } from '@comet/contract/classrooms';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTutorStudents } from '../../classrooms/classrooms.queries.ts';
import { StudentsTable } from '../../classrooms/StudentsTable.tsx';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, TableSkeleton } from '../../ui/states.tsx';
import { useListFilters } from './ListFilters.tsx';
import { useStudentActions } from './use-student-actions.tsx';

const reportOf = ({ userId }: TutorStudent): string => paths.tutorReportOf(userId);

export default function StudentsPage() {
  const { query, filters, isFiltered, clearButton } = useListFilters('Search students');
  const students = useTutorStudents(query);
  const actions = useStudentActions();
  return (
    <>
      <PageHeader title="Students" hint="Answers appear here as they are given">
        {filters}
      </PageHeader>
      <Loaded query={students} skeleton={<TableSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            isFiltered ? (
              <EmptyState title="No students found">
                <Text>None of your students fits the search and the subject.</Text>
                {clearButton}
              </EmptyState>
            ) : (
              <EmptyState title="No students yet">
                <Text>
                  The team matches students to you; those in your classes and those taught one to one stand here.
                </Text>
                <Button component={Link} to={paths.tutorClasses} variant="default">
                  To your classes
                </Button>
              </EmptyState>
            )
          ) : (
            <Card label="Students" isTight>
              <StudentsTable students={rows} csvName="Students" hasClasses reportOf={reportOf} actions={actions} />
            </Card>
          )
        }
      </Loaded>
    </>
  );
}

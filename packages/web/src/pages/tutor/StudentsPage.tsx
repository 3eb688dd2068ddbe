/** The tutor's students and what they are doing now, without refresh. */
import type { TutorStudent } from '@comet/contract/classrooms';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
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
  const [exportSlot, setExportSlot] = useState<HTMLElement | null>(null);
  return (
    <>
      <PageHeader title="Students" hint="Answers appear here as they are given">
        {filters}
        <span ref={setExportSlot} />
      </PageHeader>
      <Loaded query={students} skeleton={<TableSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            isFiltered ? (
              <EmptyState title="No students found">
                <Text>None of your students match this search and subject.</Text>
                {clearButton}
              </EmptyState>
            ) : (
              <EmptyState title="No students yet">
                <Text>
                  Students in your classes and students you teach one to one will appear here. The team matches new
                  students to you.
                </Text>
                <Button component={Link} to={paths.tutorClasses} variant="default">
                  To your classes
                </Button>
              </EmptyState>
            )
          ) : (
            <Card label="Students" isTight>
              <StudentsTable
                students={rows}
                csvName="Students"
                hasClasses
                exportSlot={exportSlot}
                reportOf={reportOf}
                actions={actions}
              />
            </Card>
          )
        }
      </Loaded>
    </>
  );
}

/** The folder of a tutor's exams. */
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AuthoredLessons, useClassFilter } from '../lessons/AuthoredLessons.tsx';
import { useListFilters } from './ListFilters.tsx';

export default function ExamsFolderPage() {
  const { query, filters, clearButton } = useListFilters('Search exams');
  const { classroomId, field } = useClassFilter();
  return (
    <>
      <PageHeader title="Exams folder">
        {filters}
        {field}
        <Button component={Link} to={paths.tutorAddExam}>
          Add exam
        </Button>
      </PageHeader>
      <AuthoredLessons type="exam" query={query} classroomId={classroomId} clearButton={clearButton} />
    </>
  );
}

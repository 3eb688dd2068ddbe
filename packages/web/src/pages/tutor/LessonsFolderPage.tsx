/** The folder of a tutor's lessons. */
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AuthoredLessons, useClassFilter } from '../lessons/AuthoredLessons.tsx';
import { useListFilters } from './ListFilters.tsx';

export default function LessonsFolderPage() {
  const { query, filters, clearButton } = useListFilters('Search lessons');
  const { classroomId, field } = useClassFilter();
  return (
    <>
      <PageHeader title="Lessons folder">
        {filters}
        {field}
        <Button component={Link} to={paths.tutorAddLesson}>
          Add lesson
        </Button>
      </PageHeader>
      <AuthoredLessons type="lesson" query={query} classroomId={classroomId} clearButton={clearButton} />
    </>
  );
}

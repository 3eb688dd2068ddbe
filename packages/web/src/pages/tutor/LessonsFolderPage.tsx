/** The folder of a tutor's lessons. */
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AuthoredLessons, useClassFilter } from '../lessons/AuthoredLessons.tsx';
import { ImportLesson } from '../lessons/ImportLesson.tsx';
import { useListFilters } from './ListFilters.tsx';

export default function LessonsFolderPage() {
  const { query, filters, clearButton } = useListFilters('Search lessons');
  const { classroomId, field } = useClassFilter();
  const modal = useModal();
  return (
    <>
      <PageHeader title="Lessons folder">
        {filters}
        {field}
        <Button
          variant="default"
          onClick={() => modal.open({ title: 'Import a lesson', body: <ImportLesson onDone={modal.clear} /> })}
        >
          Import
        </Button>
        <Button component={Link} to={paths.tutorAddLesson}>
          Add lesson
        </Button>
      </PageHeader>
      <AuthoredLessons type="lesson" query={query} classroomId={classroomId} clearButton={clearButton} />
    </>
  );
}

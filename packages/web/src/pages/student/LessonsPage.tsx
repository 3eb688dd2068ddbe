/** A student's lessons. */
import { LessonShelf } from '../../lessons/LessonShelf.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export default function LessonsPage() {
  return (
    <>
      <PageHeader title="Lessons" />
      <LessonShelf />
    </>
  );
}

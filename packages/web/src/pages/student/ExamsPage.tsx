/** A student's exams. */
import { ExamShelf } from '../../exams/ExamShelf.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export default function ExamsPage() {
  return (
    <>
      <PageHeader title="Exams" />
      <ExamShelf />
    </>
  );
}

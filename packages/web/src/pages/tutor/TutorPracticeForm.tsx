/** The three steps of a practice for a class, those taught one to one, or everybody in the tutor's care. */
import { defaultYear } from '@comet/domain/curriculum/subjects';
import { everything, useClassrooms } from '../../classrooms/classrooms.queries.ts';
import { ClassStudents } from '../../practice/ClassStudents.tsx';
import { PracticeForm } from '../../practice/PracticeForm.tsx';

interface TutorPracticeFormProps {
  /** The class chosen at first; else all. */
  readonly firstClassId?: number;
  readonly firstYear?: number;
  readonly onCreated?: () => void;
}

export function TutorPracticeForm({ firstClassId, firstYear = defaultYear, onCreated }: TutorPracticeFormProps) {
  const classrooms = useClassrooms(everything).data ?? [];
  return (
    <PracticeForm
      firstYear={firstYear}
      firstStudentIds={[]}
      students={(field) => (
        <ClassStudents classrooms={classrooms} {...(firstClassId === undefined ? {} : { firstClassId })} {...field} />
      )}
      {...(onCreated === undefined ? {} : { onCreated })}
    />
  );
}

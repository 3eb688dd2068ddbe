/** The three steps of a practice for a class, those taught one to one, or everybody in the tutor's care. */
import { defaultYear } from '@comet/domain/curriculum/subjects';
import { everything, useClassrooms } from '../../classrooms/classrooms.queries.ts';
import { ClassStudents } from '../../practice/ClassStudents.tsx';
import { PracticeForm } from '../../practice/PracticeForm.tsx';
import { useKeptOverLogIn } from '../../sessions/kept-over-log-in.ts';

const chosenStudents = new Map<number, readonly number[]>();

interface TutorPracticeFormProps {
  /** The class chosen at first; else all. */
  readonly firstClassId?: number;
  readonly firstYear?: number;
  readonly onCreated?: () => void;
}

export function TutorPracticeForm({ firstClassId, firstYear = defaultYear, onCreated }: TutorPracticeFormProps) {
  const classrooms = useClassrooms(everything).data ?? [];
  const [studentIds, setStudentIds] = useKeptOverLogIn<readonly number[]>(chosenStudents, []);
  return (
    <PracticeForm
      firstYear={firstYear}
      studentIds={studentIds}
      students={(error) => (
        <ClassStudents
          classrooms={classrooms}
          {...(firstClassId === undefined ? {} : { firstClassId })}
          studentIds={studentIds}
          error={error}
          onChange={setStudentIds}
        />
      )}
      {...(onCreated === undefined ? {} : { onCreated })}
    />
  );
}

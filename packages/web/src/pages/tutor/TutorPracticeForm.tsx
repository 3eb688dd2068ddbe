/** The three steps of a practice for a class, those taught one to one, or everybody in the tutor's care. */
import { defaultYear } from '@comet/domain/curriculum/subjects';
import { useCallback, useState } from 'react';
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
  const [studentIds, setStudentIds] = useState<readonly number[]>([]);
  const change = useCallback((next: readonly number[]) => setStudentIds(next), []);
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
          onChange={change}
        />
      )}
      {...(onCreated === undefined ? {} : { onCreated })}
    />
  );
}

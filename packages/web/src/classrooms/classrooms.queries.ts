/** Classes and students of a tutor; what is changed shows in their lists at once, ahead of the next load. */
import {
  deleteClassroom,
  listClassrooms,
  listTutorStudents,
  removeStudentsFromClass,
  type TutorStudent,
} from '@comet/contract/classrooms';
import { useAct } from '../api/act.ts';
import { edit, useAsk } from '../api/ask.ts';

export interface ListQuery {
  readonly search: string;
  readonly subjectId: number | undefined;
}
export const everything: ListQuery = { search: '', subjectId: undefined };

export const useClassrooms = (query: ListQuery) => useAsk(listClassrooms, { query }, { keepsPrevious: true });
export const useTutorStudents = (query: ListQuery) => useAsk(listTutorStudents, { query }, { keepsPrevious: true });

export const useDeleteClassroom = () =>
  useAct(deleteClassroom, {
    onDone: (_answer, { params }) => edit(listClassrooms, (rows) => rows.filter((row) => row.id !== params.id)),
  });

/** Takes the students from the list and from the class's count at once. */
export const useRemoveFromClass = (classroomId: number) =>
  useAct(removeStudentsFromClass, {
    onDone: ({ removed }) => {
      edit(listClassrooms, (rows) =>
        rows.map((row) =>
          row.id === classroomId ? { ...row, numberOfStudents: row.numberOfStudents - removed.length } : row,
        ),
      );
      edit(listTutorStudents, (rows) =>
        rows.map((row) =>
          removed.includes(row.userId)
            ? { ...row, classrooms: row.classrooms.filter(({ id }) => id !== classroomId) }
            : row,
        ),
      );
    },
  });

/** A student as they are after a change. */
export const showStudent = (student: TutorStudent): void =>
  edit(listTutorStudents, (rows) => rows.map((row) => (row.userId === student.userId ? student : row)));

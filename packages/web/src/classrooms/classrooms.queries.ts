/** Changes to classes that lists show at once, ahead of the next load. */
import type { BodySent } from '@comet/contract/call';
import {
  deleteClassroom,
  listClassrooms,
  listTutorStudents,
  removeStudentsFromClass,
} from '@comet/contract/classrooms';
import { setStudyType } from '@comet/contract/teaching';
import { actForEach, useAct, useDoing } from '../api/act.ts';
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

/** Sets how students are taught, one after the other; each row shows it at once. */
export const useSetStudyType = () =>
  useDoing(
    (changes: readonly BodySent<typeof setStudyType>[]) =>
      actForEach(
        setStudyType,
        changes.map((body) => ({ body })),
        (student) =>
          edit(listTutorStudents, (rows) => rows.map((row) => (row.userId === student.userId ? student : row))),
      ),
    { done: 'The data has been successfully updated', failed: null },
  );

/** A tutor's classes and students, and what the tutor does with them. */
import type { BodySent } from '@comet/contract/call';
import * as calls from '@comet/contract/classrooms';
import * as teaching from '@comet/contract/teaching';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { api } from '../api/api.ts';

export interface ListQuery {
  readonly search: string;
  readonly subjectId: number | undefined;
}
export const everything: ListQuery = { search: '', subjectId: undefined };

export function useClassrooms(query: ListQuery) {
  return useQuery({
    queryKey: ['classrooms', query],
    queryFn: ({ signal }) => api.call(calls.listClassrooms, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

export function useTutorStudents(query: ListQuery) {
  return useQuery({
    queryKey: ['tutor-students', query],
    queryFn: ({ signal }) => api.call(calls.listTutorStudents, { query: { ...query }, signal }),
    placeholderData: (before) => before,
  });
}

/** The tutor's classes that a student is in. */
export function useStudentClassrooms(studentId: number) {
  return useQuery({
    queryKey: ['student-classrooms', studentId],
    queryFn: ({ signal }) => api.call(calls.listStudentClassrooms, { query: { studentId }, signal }),
    staleTime: 0,
  });
}

const shown = (error: Error): void => {
  toast.error(error.message);
};
const told = (): void => {
  toast.success('The data has been successfully updated');
};

export function useCreateClassroom() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodySent<typeof calls.createClassroom>) => api.call(calls.createClassroom, { body }),
    // The list is asked for again with its search and subject; the dialog closes without waiting for it.
    onSuccess: ({ name }) => {
      toast.success(`The class ${name} is there`);
      void client.invalidateQueries({ queryKey: ['classrooms'] });
    },
  });
}

export function useUpdateClassroom(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodySent<typeof calls.updateClassroom>) =>
      api.call(calls.updateClassroom, { params: { id }, body }),
    onSuccess: () => {
      told();
      for (const key of ['classrooms', 'tutor-students']) void client.invalidateQueries({ queryKey: [key] });
    },
  });
}

export function useDeleteClassroom() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(calls.deleteClassroom, { params: { id } }),
    onSuccess: (_answer, id) => {
      client.setQueriesData<calls.Classroom[]>({ queryKey: ['classrooms'] }, (rows) =>
        rows?.filter((row) => row.id !== id),
      );
      for (const key of ['classrooms', 'tutor-students', 'students-by-class'])
        void client.invalidateQueries({ queryKey: [key] });
    },
    onError: shown,
  });
}

/** Takes the students from the list and from the class's count at once; the next load agrees. */
export function useRemoveFromClass(classroomId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (studentIds: number[]) =>
      api.call(calls.removeStudentsFromClass, { body: { classroomId, studentIds } }),
    onSuccess: ({ removed }) => {
      client.setQueriesData<calls.Classroom[]>({ queryKey: ['classrooms'] }, (rows) =>
        rows?.map((row) =>
          row.id === classroomId ? { ...row, numberOfStudents: row.numberOfStudents - removed.length } : row,
        ),
      );
      client.setQueriesData<calls.TutorStudent[]>({ queryKey: ['tutor-students'] }, (rows) =>
        rows?.map((row) =>
          removed.includes(row.userId)
            ? { ...row, classrooms: row.classrooms.filter(({ id }) => id !== classroomId) }
            : row,
        ),
      );
      // A load that was under way may still have them in.
      for (const key of ['classrooms', 'tutor-students', 'students-by-class'])
        void client.invalidateQueries({ queryKey: [key] });
    },
    onError: shown,
  });
}

/** Sets how students are taught, one after the other; each row shows it at once. */
export function useSetStudyType() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: readonly BodySent<typeof teaching.setStudyType>[]) => {
      for (const body of changes) {
        const student = await api.call(teaching.setStudyType, { body });
        client.setQueriesData<calls.TutorStudent[]>({ queryKey: ['tutor-students'] }, (rows) =>
          rows?.map((row) => (row.userId === student.userId ? student : row)),
        );
      }
    },
    onSuccess: told,
    onSettled: () => {
      for (const key of ['classrooms', 'student-classrooms', 'students-by-class'])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
}

export function useAddCoins() {
  return useMutation({
    mutationFn: (body: BodySent<typeof teaching.addCoins>) => api.call(teaching.addCoins, { body }),
  });
}

/** To the parents of a class or of one student. */
export function useSendMessage(to: { readonly classroomId: number } | { readonly userId: number }) {
  return useMutation({
    mutationFn: (message: string) =>
      'classroomId' in to
        ? api.call(teaching.emailClass, { body: { ...to, message } })
        : api.call(teaching.emailStudent, { body: { ...to, message } }),
  });
}

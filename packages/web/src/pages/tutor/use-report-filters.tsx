/** Filters of the tutor's dashboard and reports; they stand in the address, so that the back button and a sent link work. */
import { attemptFilters } from '@comet/contract/tutor-reports';
import { SegmentedControl, Select } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { everything, useClassrooms, useTutorStudents } from '../../classrooms/classrooms.queries.ts';
import { nameOf } from '../../classrooms/StudentsTable.tsx';
import type { TutorReportQuery } from '../../reports/filters.ts';
import { all, filterStyle, SubjectFilter } from './filters.tsx';

const oneOnOne = 'one';
const idFrom = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** `whole` adds the student and the attempts to class, subject and period. */
export function useReportFilters(whole: boolean) {
  const [search, setSearch] = useSearchParams();
  const classrooms = useClassrooms(everything).data ?? [];
  const students = useTutorStudents(everything);
  const group = search.get('class') ?? all;
  const [classroomId, studentId, subjectId] = [
    idFrom(group),
    idFrom(search.get('student')),
    idFrom(search.get('subject')),
  ];
  const query: TutorReportQuery = {
    periodType: search.get('period') === 'month' ? 'month' : 'week',
    firstAttempt: search.get('attempts') === 'firstAttempt' ? 'firstAttempt' : 'all',
    ...(classroomId === undefined ? {} : { classroomId }),
    ...(group === oneOnOne ? { isOneToOne: 'true' } : {}),
    ...(studentId === undefined || !whole ? {} : { studentId }),
    ...(subjectId === undefined ? {} : { subjectId }),
  };
  const set = (changes: Readonly<Record<string, string | null>>): void =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes))
        if (value === null || value === all || value === '') next.delete(name);
        else next.set(name, value);
      return next;
    });
  const inGroup = (students.data ?? []).filter(({ classrooms: own, studyType }) =>
    group === oneOnOne
      ? studyType === 'oneToOne'
      : classroomId === undefined || own.some(({ id }) => id === classroomId),
  );
  const filters = (
    <>
      <Select
        aria-label="Class"
        data={[
          { value: all, label: 'All Classes' },
          { value: oneOnOne, label: 'One on One' },
          ...classrooms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={group}
        onChange={(value) => {
          const subject = classrooms.find(({ id }) => String(id) === value)?.subject.id;
          // A class's figures are those of its subject, until another is chosen.
          set({ class: value, student: null, subject: subject === undefined ? null : String(subject) });
        }}
        style={filterStyle}
      />
      {whole ? (
        <Select
          aria-label="Student"
          data={[
            { value: all, label: 'All Students' },
            ...inGroup.map((student) => ({ value: String(student.userId), label: nameOf(student) })),
          ]}
          value={studentId === undefined ? all : String(studentId)}
          onChange={(value) => set({ student: value })}
          searchable
          style={filterStyle}
        />
      ) : null}
      <SubjectFilter
        value={subjectId === undefined ? all : String(subjectId)}
        onChange={(value) => set({ subject: value })}
      />
      {whole ? (
        <Select
          aria-label="Attempts"
          data={attemptFilters.map((known) => ({
            value: known,
            label: known === all ? 'All attempts' : 'First attempts',
          }))}
          value={query.firstAttempt}
          onChange={(value) => set({ attempts: value })}
          style={filterStyle}
        />
      ) : null}
      <SegmentedControl
        aria-label="Period"
        data={[
          { value: 'week', label: 'Week' },
          { value: 'month', label: 'Month' },
        ]}
        value={query.periodType}
        onChange={(value) => set({ period: value === 'month' ? value : null })}
      />
    </>
  );
  return { query, filters, studentId, set, students };
}

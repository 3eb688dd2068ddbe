/** Whom a tutor sets work for: a class, those taught one to one, or everybody; a choice selects all of its students. */
import { listStudentsByClass } from '@comet/contract/classrooms';
import { Button, Group, MultiSelect, Select, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAsk } from '../api/ask.ts';
import { useDraftState } from '../api/drafts.ts';
import classes from './ClassStudents.module.css';
import { failureTexts } from './failure-texts.ts';
import type { StudentsField } from './PracticeForm.tsx';

const allClasses = 'all';
const oneOnOne = 'one';
const maxNamesShown = 6;

interface ClassStudentsProps extends StudentsField {
  readonly classrooms: readonly { readonly id: number; readonly name: string }[];
  /** The class chosen at first; else all. */
  readonly firstClassId?: number;
}

function groupOf(choice: string): { readonly classroomId?: number; readonly isOneToOne?: 'true' } {
  if (choice === allClasses) return {};
  return choice === oneOnOne ? { isOneToOne: 'true' } : { classroomId: Number(choice) };
}

/** What is said where the choice has no students (specification, section 8). */
function emptyTextOf(choice: string): string {
  if (choice === allClasses) return 'The tutor has no assigned students.';
  if (choice === oneOnOne) return 'The tutor has no students with one on one type of learning.';
  return 'The tutor has no students in this class. Please select another class';
}

/** The school year most of them are in; nothing where there is nobody. */
function mainYearOf(students: readonly { readonly yearOfStudy: number }[]): number | undefined {
  const byYear = [...Map.groupBy(students, ({ yearOfStudy }) => yearOfStudy)];
  return byYear.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

export function ClassStudents({ classrooms, firstClassId, studentIds, error, onChange, onYear }: ClassStudentsProps) {
  const [choice, setChoice] = useDraftState(
    'class of a practice',
    firstClassId === undefined ? allClasses : String(firstClassId),
  );
  const query = useAsk(listStudentsByClass, { query: groupOf(choice) });
  const students = query.data;
  // Who was chosen before a session was lost stays chosen.
  const isChosen = useRef(studentIds.length > 0);
  const choose = useEffectEvent(onChange);
  const suggestYear = useEffectEvent(onYear);
  useEffect(() => {
    // Until they are known nobody is chosen: work for the class before must not go out by mistake.
    const mainYear = mainYearOf(students ?? []);
    if (!isChosen.current) {
      choose((students ?? []).map(({ userId }) => userId));
      if (mainYear !== undefined) suggestYear(mainYear);
    }
    if (students !== undefined) isChosen.current = false;
  }, [students]);
  const isFixed = choice === allClasses;
  const all = (students ?? []).map(({ userId }) => userId);
  const isSummed = isFixed && all.length > maxNamesShown;
  const studentsStatus = (): string => {
    if (query.isError) return failureTexts.studentsUnknown;
    if (students === undefined) return 'Loading the class …';
    return students.length === 0 ? emptyTextOf(choice) : `${studentIds.length} of ${students.length} selected`;
  };
  return (
    <>
      <Select
        label="Class"
        data={[
          { value: allClasses, label: 'All Classes' },
          { value: oneOnOne, label: 'One on One' },
          ...classrooms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={choice}
        onChange={(value) => setChoice(value ?? allClasses)}
      />
      <MultiSelect
        openOnFocus={false}
        label="Student"
        data={(students ?? []).map(({ userId, firstName, lastName }) => ({
          value: String(userId),
          label: `${firstName} ${lastName}`,
        }))}
        // Everybody at once is said in a word: 30 names that cannot be changed would fill the page.
        value={isSummed ? [] : studentIds.map(String)}
        placeholder={isSummed ? 'All Students' : ''}
        onChange={(values) => onChange(values.map(Number))}
        disabled={isFixed}
        error={students === undefined ? undefined : error}
        size="md"
        searchable
        classNames={{ input: classes.chosen, inputField: classes.field }}
      />
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {studentsStatus()}
        </Text>
        <Group gap="xs">
          <Button variant="default" size="xs" disabled={isFixed || all.length === 0} onClick={() => onChange(all)}>
            All Students
          </Button>
          <Button variant="default" size="xs" disabled={isFixed || all.length === 0} onClick={() => onChange([])}>
            Clear All
          </Button>
        </Group>
      </Group>
    </>
  );
}

/** A tutor's lessons or exams in a list, found by name, subject and class. */
import type { LessonCard } from '@comet/contract/lesson-fields';
import { listLessons } from '@comet/contract/lessons';
import type { LessonType } from '@comet/domain/lessons/lessons';
import { Badge, Button, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { everything, type ListQuery, useClassrooms } from '../../classrooms/classrooms.queries.ts';
import { Cover } from '../../lessons/Cover.tsx';
import { publicationText } from '../../lessons/lesson-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';

const columns = { base: 1, sm: 2, lg: 3 } as const;
const all = 'all';

/** The class filter, as everywhere: All Classes, each class, One on One. */
export function useClassFilter(): { readonly classroomId: number | 'oneToOne' | undefined; readonly field: ReactNode } {
  const [chosen, setChosen] = useState(all);
  const classrooms = useClassrooms(everything).data ?? [];
  return {
    classroomId: chosen === all ? undefined : chosen === 'oneToOne' ? 'oneToOne' : Number(chosen),
    field: (
      <Select
        aria-label="Class"
        data={[
          { value: all, label: 'All Classes' },
          ...classrooms.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: 'oneToOne', label: 'One on One' },
        ]}
        value={chosen}
        onChange={(value) => setChosen(value ?? all)}
        allowDeselect={false}
      />
    ),
  };
}

function LessonTile({ lesson }: { readonly lesson: LessonCard }) {
  const { id, type, lessonName, publication, sectionCount } = lesson;
  return (
    <Card label={lessonName}>
      <Stack gap="xs">
        <Cover {...lesson} />
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          <Link to={type === 'exam' ? paths.tutorExam(id) : paths.tutorLesson(id)}>{lessonName}</Link>
        </Title>
        <Badge variant="outline" tt="none" style={{ color: 'inherit' }}>
          {publicationText(lesson)}
        </Badge>
        <Text size="sm">{sectionCount === 1 ? '1 section' : `${sectionCount} sections`}</Text>
        {publication === null || publication.state !== 'published' ? null : (
          <Text size="sm" c="dimmed">
            {publication.finishedCount} of {publication.studentCount} finished, {publication.begunCount} started
          </Text>
        )}
      </Stack>
    </Card>
  );
}

interface AuthoredLessonsProps {
  readonly type: LessonType;
  readonly query: ListQuery;
  readonly classroomId: number | 'oneToOne' | undefined;
  readonly clearButton: ReactNode;
}

export function AuthoredLessons({ type, query, classroomId, clearButton }: AuthoredLessonsProps) {
  const lessons = useAsk(listLessons, { query: { ...query, type, classroomId } }, { keepsPrevious: true });
  const isFiltered = query.search.trim() !== '' || query.subjectId !== undefined || classroomId !== undefined;
  return (
    <Loaded query={lessons} skeleton={<SkeletonRows rows={3} height={180} />}>
      {(rows) => {
        if (rows.length > 0)
          return (
            <SimpleGrid cols={columns}>
              {rows.map((lesson) => (
                <LessonTile key={lesson.id} lesson={lesson} />
              ))}
            </SimpleGrid>
          );
        if (isFiltered) return <EmptyState title="Nothing found">{clearButton}</EmptyState>;
        return (
          <EmptyState title={type === 'exam' ? 'No exams yet' : 'No lessons yet'}>
            <Text>Your students will see what you publish.</Text>
            <Button component={Link} to={type === 'exam' ? paths.tutorAddExam : paths.tutorAddLesson}>
              Create your first {type}
            </Button>
          </EmptyState>
        );
      }}
    </Loaded>
  );
}

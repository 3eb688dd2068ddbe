/** The lessons of a student: what they are in the middle of first, by subject and by name. */
import type { LessonCard } from '@comet/contract/lesson-fields';
import { listLessonsForStudent } from '@comet/contract/lessons';
import { type SubjectKey, subjects } from '@comet/domain/curriculum/subjects';
import { Button, Chip, Group, Progress, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../api/ask.ts';
import { Mascot } from '../mascots/Mascot.tsx';
import { paths } from '../navigation/paths.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { percentOf } from '../ui/percent.ts';
import { EmptyState, SkeletonRows } from '../ui/states.tsx';
import { Cover } from './Cover.tsx';
import { lessonFilters, progressText } from './lesson-texts.ts';

const pauseMs = 300;
const columns = { base: 1, sm: 2, lg: 3 } as const;

/** Long names of subjects take two lines where letters are large. */
const chipStyles = {
  label: {
    height: 'auto',
    minHeight: 'var(--chip-size)',
    paddingBlock: '0.3em',
    whiteSpace: 'normal',
    lineHeight: 1.25,
  },
} as const;

function ShelfCard({ lesson }: { readonly lesson: LessonCard }) {
  const { id, lessonName, sectionCount, progress, tutorName } = lesson;
  const done = progress?.completedCount ?? 0;
  const isBegun = progress?.lastOpenedAt !== null;
  const label = progress?.isFinished === true ? 'Watch again' : isBegun ? 'Carry on' : 'Start';
  return (
    <Card label={lessonName}>
      <Stack gap="sm">
        <Cover {...lesson} />
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          {lessonName}
        </Title>
        <Text size="sm">{progressText(lesson)}</Text>
        {isBegun ? (
          <Progress value={percentOf(done, sectionCount)} color="go" aria-label={`${done} of ${sectionCount} done`} />
        ) : null}
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            from {tutorName}
          </Text>
          <Button component={Link} to={paths.lesson(id)} color="go" aria-label={`${label}: ${lessonName}`}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

export function LessonShelf() {
  const [search, setSearch] = useState('');
  const [subject, setSubject] = useState<SubjectKey>();
  const [filter, setFilter] = useState<keyof typeof lessonFilters>('all');
  const [typed] = useDebouncedValue(search, pauseMs);
  const subjectId = subjects.find(({ key }) => key === subject)?.subjectId;
  const query = useAsk(
    listLessonsForStudent,
    { query: { type: 'lesson', search: typed, subjectId } },
    { keepsPrevious: true },
  );
  return (
    <Stack>
      <Group gap="xs" role="group" aria-label="Subjects">
        {subjects.map(({ key, name }) => (
          <Chip
            key={key}
            checked={subject === key}
            onChange={() => setSubject(subject === key ? undefined : key)}
            type="checkbox"
            styles={chipStyles}
          >
            {name}
          </Chip>
        ))}
      </Group>
      <Group gap="xs">
        <TextInput
          type="search"
          aria-label="Search lessons"
          placeholder="Search lessons"
          maxLength={60}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          style={{ flex: '1 1 12rem' }}
        />
        <Chip.Group
          value={filter}
          onChange={(chosen) => setFilter(chosen === 'todo' || chosen === 'done' ? chosen : 'all')}
        >
          {Object.entries(lessonFilters).map(([value, { label }]) => (
            <Chip key={value} value={value} styles={chipStyles}>
              {label}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
      <Loaded query={query} skeleton={<SkeletonRows rows={3} height={220} />}>
        {(lessons) => {
          const shown = lessons.filter(lessonFilters[filter].fits);
          if (shown.length > 0)
            return (
              <SimpleGrid cols={columns}>
                {shown.map((lesson) => (
                  <ShelfCard key={lesson.id} lesson={lesson} />
                ))}
              </SimpleGrid>
            );
          return lessons.length > 0 || typed !== '' || subject !== undefined ? (
            <EmptyState title="No lessons found">
              <Button
                variant="default"
                onClick={() => {
                  setSearch('');
                  setSubject(undefined);
                  setFilter('all');
                }}
              >
                Show all
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title="No lessons yet" art={<Mascot subject="english" mood="sleep" size={140} />}>
              <Text>When your tutor has a lesson for you, you’ll find it here.</Text>
              <Button component={Link} to={paths.missions} color="go">
                Explore the missions
              </Button>
            </EmptyState>
          );
        }}
      </Loaded>
    </Stack>
  );
}

/** Live lessons for a student, or for the children of a parent. */
import { type LiveLesson, listLiveLessons } from '@comet/contract/live-lessons';
import { type SubjectKey, subjects } from '@comet/domain/curriculum/subjects';
import { Button, Chip, Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { CalendarCard } from '../../live-lessons/CalendarCard.tsx';
import { Mascot } from '../../mascots/Mascot.tsx';
import { useUser } from '../../sessions/session.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { Attended } from './Attended.tsx';
import { LiveLessonCard } from './LiveLessonCard.tsx';
import { NextLesson } from './NextLesson.tsx';
import { Recordings } from './Recordings.tsx';

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

const isOwn = ({ children }: LiveLesson): boolean => children.some(({ isRegistered }) => isRegistered);

interface LessonsProps {
  readonly subjectId: number | undefined;
  readonly onShowAll: () => void;
}

function Lessons({ subjectId, onShowAll }: LessonsProps) {
  const query = useAsk(listLiveLessons, { query: { subjectId } }, { keepsPrevious: true });
  const isStudent = useUser().data?.role === 'student';
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={2} height={260} />}>
      {(lessons) => {
        const next = isStudent ? lessons.find(isOwn) : undefined;
        const others = lessons.filter((lesson) => lesson !== next);
        if (lessons.length > 0)
          return (
            <Stack>
              {next === undefined ? null : <NextLesson lesson={next} />}
              <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
                {others.map((lesson) => (
                  <LiveLessonCard key={lesson.liveLessonId} lesson={lesson} />
                ))}
              </SimpleGrid>
            </Stack>
          );
        return subjectId === undefined ? (
          <EmptyState title="No live lessons planned" art={<Mascot subject="math" mood="sleep" size={140} />}>
            <Text>When a tutor plans one, you’ll find it here.</Text>
          </EmptyState>
        ) : (
          <EmptyState title="No live lessons found">
            <Button variant="default" onClick={onShowAll}>
              Show all
            </Button>
          </EmptyState>
        );
      }}
    </Loaded>
  );
}

/** What the page shows, as its address has it. */
const shown = [
  { value: 'lessons', label: 'Coming up' },
  { value: 'past', label: 'Past lessons' },
  { value: 'recordings', label: 'Recordings' },
] as const;

export default function LiveLessonsPage() {
  const [subject, setSubject] = useState<SubjectKey>();
  const [search, setSearch] = useSearchParams();
  const show = shown.find(({ value }) => value === search.get('show'))?.value ?? 'lessons';
  const isParent = useUser().data?.role === 'parent';
  const subjectId = subjects.find(({ key }) => key === subject)?.subjectId;
  return (
    <>
      <PageHeader
        title="Live lessons"
        hint={isParent ? 'Lessons that your children’s tutors give here' : 'Meet your tutor and your class here'}
      />
      <Stack>
        <SegmentedControl
          aria-label="What to show"
          data={[...shown]}
          value={show}
          onChange={(value) => setSearch(value === 'lessons' ? {} : { show: value })}
        />
        <Group gap="xs" role="group" aria-label="Subjects">
          {subjects.map(({ key, name }) => (
            <Chip
              key={key}
              checked={subject === key}
              onChange={() => setSubject(subject === key ? undefined : key)}
              styles={chipStyles}
            >
              {name}
            </Chip>
          ))}
        </Group>
        {show === 'recordings' ? <Recordings subjectId={subjectId} /> : null}
        {show === 'past' ? <Attended subject={subject} /> : null}
        {show === 'lessons' ? <Lessons subjectId={subjectId} onShowAll={() => setSubject(undefined)} /> : null}
        {isParent ? <CalendarCard /> : null}
      </Stack>
    </>
  );
}

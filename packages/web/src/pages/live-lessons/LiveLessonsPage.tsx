/** Live lessons for a student, or for the children of a parent. */
import { listLiveLessons } from '@comet/contract/live-lessons';
import { type SubjectKey, subjects } from '@comet/domain/curriculum/subjects';
import { Button, Chip, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAsk } from '../../api/ask.ts';
import { CalendarCard } from '../../live-lessons/CalendarCard.tsx';
import { Mascot } from '../../mascots/Mascot.tsx';
import { useUser } from '../../sessions/session.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { LiveLessonCard } from './LiveLessonCard.tsx';

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

export default function LiveLessonsPage() {
  const [subject, setSubject] = useState<SubjectKey>();
  const isParent = useUser().data?.role === 'parent';
  const subjectId = subjects.find(({ key }) => key === subject)?.subjectId;
  const query = useAsk(listLiveLessons, { query: { subjectId } }, { keepsPrevious: true });
  return (
    <>
      <PageHeader
        title="Live lessons"
        hint={isParent ? 'Lessons that your children’s tutors give here' : 'Meet your tutor and your class here'}
      />
      <Stack>
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
        <Loaded query={query} skeleton={<SkeletonRows rows={2} height={260} />}>
          {(lessons) => {
            if (lessons.length > 0)
              return (
                <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
                  {lessons.map((lesson) => (
                    <LiveLessonCard key={lesson.liveLessonId} lesson={lesson} />
                  ))}
                </SimpleGrid>
              );
            return subject === undefined ? (
              <EmptyState title="No live lessons planned" art={<Mascot subject="math" mood="sleep" size={140} />}>
                <Text>When a tutor plans one, you’ll find it here.</Text>
              </EmptyState>
            ) : (
              <EmptyState title="No live lessons found">
                <Button variant="default" onClick={() => setSubject(undefined)}>
                  Show all
                </Button>
              </EmptyState>
            );
          }}
        </Loaded>
        {isParent ? <CalendarCard /> : null}
      </Stack>
    </>
  );
}

/** The exams that are published for a student. */
import type { LessonCard } from '@comet/contract/lesson-fields';
import { listLessonsForStudent } from '@comet/contract/lessons';
import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../api/ask.ts';
import { Mascot } from '../mascots/Mascot.tsx';
import { paths } from '../navigation/paths.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../ui/states.tsx';

const columns = { base: 1, sm: 2, lg: 3 } as const;

function ExamCard({ exam }: { readonly exam: LessonCard }) {
  const { id, lessonName, description, tutorName, progress } = exam;
  const isFinished = progress?.isFinished === true;
  const label = isFinished ? 'See how it went' : progress?.lastOpenedAt == null ? 'Open' : 'Carry on';
  return (
    <Card label={lessonName}>
      <Stack gap="sm">
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          {lessonName}
        </Title>
        {description === '' ? null : <Text size="sm">{description}</Text>}
        {isFinished ? <Text size="sm">Handed in</Text> : null}
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            from {tutorName}
          </Text>
          <Button component={Link} to={paths.exam(id)} color="go" aria-label={`${label}: ${lessonName}`}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

export function ExamShelf() {
  const query = useAsk(listLessonsForStudent, { query: { type: 'exam' } });
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={3} height={140} />}>
      {(exams) =>
        exams.length > 0 ? (
          <SimpleGrid cols={columns}>
            {exams.map((exam) => (
              <ExamCard key={exam.id} exam={exam} />
            ))}
          </SimpleGrid>
        ) : (
          <EmptyState title="No exams yet" art={<Mascot subject="math" mood="sleep" size={140} />}>
            <Text>When your tutor has an exam for you, you’ll find it here.</Text>
            <Button component={Link} to={paths.missions} color="go">
              Explore the missions
            </Button>
          </EmptyState>
        )
      }
    </Loaded>
  );
}

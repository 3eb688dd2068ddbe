/** Mission control: where a child is in every subject, what is next, what to revise, the tasks and the week. */
import type { AnswerOf } from '@comet/contract/call';
import type { listSubjectsProgress } from '@comet/contract/missions';
import { Button, Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useLiveRefresh } from '../../api/use-live-refresh.ts';
import { paths } from '../../app/paths.ts';
import { Mascot } from '../../mascots/Mascot.tsx';
import { useSubjectsProgress } from '../../missions/missions.queries.ts';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { MyWeek } from './MyWeek.tsx';
import { NextMission } from './NextMission.tsx';
import { NextTasks } from './NextTasks.tsx';

type SubjectProgress = AnswerOf<typeof listSubjectsProgress>[number];

/** One subject: its chapter now, how far it is, and what is due. */
function SubjectLine({ progress, year }: { readonly progress: SubjectProgress; readonly year: number }) {
  const { subjectId, key, name, currentChapter, passedCount, subTopicCount, percent, dueCount, stars } = progress;
  const quizLabel = dueCount > 0 ? `Quiz · ${dueCount} to revise` : 'Quiz';
  const to =
    currentChapter === null
      ? paths.missionsAt({ subjectId, year })
      : paths.missionsAt({ subjectId, year, chapterId: currentChapter.chapterId });
  return (
    <Card label={name}>
      <Group wrap="nowrap" align="flex-start" gap="md">
        <Mascot subject={key} size={72} />
        <Stack gap={6} style={{ flex: 1, minWidth: 0 }}>
          <Text component="h2" m={0} fw={600} lh={1.2}>
            {name}
          </Text>
          <Text size="sm">
            {currentChapter === null ? 'Nothing in this year yet' : `You are in: ${currentChapter.title}`}
          </Text>
          <Progress
            value={percent}
            color="right"
            size="lg"
            radius="xl"
            aria-label={`${name}: ${percent} percent done`}
          />
          <Text size="sm" c="dimmed">
            {passedCount} of {subTopicCount} done · {stars} {stars === 1 ? 'star' : 'stars'}
          </Text>
          <Group gap="xs" mt={4}>
            <Button component={Link} to={to} variant="default" size="md" aria-label={`Open the map: ${name}`}>
              Open the map
            </Button>
            <Button
              component={Link}
              to={paths.quizzes(key, year)}
              variant="subtle"
              size="md"
              aria-label={`${quizLabel}: ${name}`}
            >
              {quizLabel}
            </Button>
          </Group>
        </Stack>
      </Group>
    </Card>
  );
}

export default function MissionControlPage() {
  const user = useUser().data;
  const year = user?.yearOfStudy ?? 3;
  const progress = useSubjectsProgress(year);
  useLiveRefresh(['practices']);
  return (
    <>
      <PageHeader title="Mission control" hint={`year ${year}`} />
      <Stack gap="lg">
        <Loaded query={progress} skeleton={<SkeletonRows rows={5} height={140} />}>
          {(subjects) => (
            <>
              <NextMission progress={subjects} year={year} />
              <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
                {subjects.map((subject) => (
                  <SubjectLine key={subject.subjectId} progress={subject} year={year} />
                ))}
              </SimpleGrid>
            </>
          )}
        </Loaded>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <NextTasks />
          <MyWeek />
        </SimpleGrid>
      </Stack>
    </>
  );
}

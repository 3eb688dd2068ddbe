/** Mission control: where a child is in every subject, what is next, what to revise, the tasks and the week. */
import type { AnswerOf } from '@comet/contract/call';
import { listSubjectsProgress } from '@comet/contract/missions';
import { subjects } from '@comet/domain/curriculum/subjects';
import { Button, Group, Progress, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { Mascot } from '../../mascots/Mascot.tsx';
import { quickRevisions } from '../../missions/map-texts.ts';
import { NextStepSkeleton } from '../../missions/NextStepCard.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { accentOf } from '../../ui/variables.ts';
import classes from './MissionControlPage.module.css';
import { MyWeek } from './MyWeek.tsx';
import { NextMission } from './NextMission.tsx';
import { NextTasks } from './NextTasks.tsx';

/** Nothing where no cards are due. */
const DueCards = lazily(() => import('../../flashcards/DueCards.tsx'), { waiting: () => null, missing: () => null });

type SubjectProgress = AnswerOf<typeof listSubjectsProgress>[number];

/** One subject: its chapter now, how far it is, and what is due. */
function SubjectLine({ progress, year }: { readonly progress: SubjectProgress; readonly year: number }) {
  const { subjectId, key, name, currentChapter, passedCount, subTopicCount, percent, dueCount, stars } = progress;
  const quizLabel = dueCount > 0 ? `Quiz · ${quickRevisions(dueCount)}` : 'Quiz';
  const to =
    currentChapter === null
      ? paths.missionsAt({ subjectId, year })
      : paths.missionsAt({ subjectId, year, chapterId: currentChapter.chapterId });
  return (
    <Card label={name}>
      <Stack gap="md" justify="space-between" h="100%">
        <Group gap="md" align="flex-start">
          <Mascot subject={key} size={84} mood={dueCount > 0 ? 'think' : 'idle'} />
          <Stack gap={6} style={{ flex: '1 1 10rem', minWidth: 0 }}>
            <Text component="h2" m={0} fw={600} size="lg" lh={1.2}>
              {name}
            </Text>
            <Text size="sm">
              {currentChapter === null ? 'Nothing in this year yet' : `You are in: ${currentChapter.title}`}
            </Text>
            <Progress
              value={percent}
              color={accentOf(key)}
              size="lg"
              radius="xl"
              aria-label={`${name}: ${percent} percent done`}
            />
            <Text size="sm" c="dimmed">
              {passedCount} of {subTopicCount} done · {stars} {stars === 1 ? 'star' : 'stars'}
            </Text>
            {dueCount > 0 ? <span className={classes.due}>{quickRevisions(dueCount)}</span> : null}
          </Stack>
        </Group>
        <div className={classes.ways}>
          <Button component={Link} to={to} variant="default" size="md" px="xs" aria-label={`Open the map: ${name}`}>
            Open the map
          </Button>
          <Button
            component={Link}
            to={paths.quizzes(key, year)}
            variant="default"
            size="md"
            px="xs"
            aria-label={`${quizLabel}: ${name}`}
          >
            Quiz
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** As large as what comes: the next step and a card for each subject. */
function ControlSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading">
      <NextStepSkeleton />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        {subjects.map(({ key }) => (
          <Skeleton key={key} height={230} radius="md" />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

export default function MissionControlPage() {
  const user = useUser().data;
  const year = user?.yearOfStudy ?? 3;
  const progress = useAsk(listSubjectsProgress, { query: { year } });
  return (
    <>
      <PageHeader title="Mission control" hint={`year ${year}`} />
      <Stack gap="lg">
        <Loaded query={progress} skeleton={<ControlSkeleton />}>
          {(shown) => (
            <>
              <NextMission progress={shown} year={year} />
              <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
                {shown.map((subject) => (
                  <SubjectLine key={subject.subjectId} progress={subject} year={year} />
                ))}
              </SimpleGrid>
            </>
          )}
        </Loaded>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Stack gap="lg">
            <NextTasks />
            <DueCards />
          </Stack>
          <MyWeek />
        </SimpleGrid>
      </Stack>
    </>
  );
}

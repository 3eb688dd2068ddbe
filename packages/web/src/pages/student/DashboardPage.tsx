/** The student's first page: where they are, what is next in one big button, how far they have come. */
import { type SubjectKey, subjects } from '@comet/domain/curriculum/subjects';
import { Button, Group, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Mascot } from '../../mascots/Mascot.tsx';
import { useChapters, useProfile, useSubjectsProgress } from '../../missions/missions.queries.ts';
import { SubjectTiles } from '../../missions/SubjectTiles.tsx';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';

/** The subject with the least done is next: it is where the most is to be won. */
function nextSubjectId(
  progress: readonly { readonly subjectId: number; readonly percent: number; readonly subTopicCount: number }[],
): number {
  const open = progress.filter(({ subTopicCount }) => subTopicCount > 0);
  return open.reduce(
    (least, subject) => (subject.percent < least.percent ? subject : least),
    open[0] ?? { subjectId: 1, percent: 0 },
  ).subjectId;
}

function NextMission({ subjectId, year }: { readonly subjectId: number; readonly year: number }) {
  const chapters = useChapters(subjectId, year);
  const key: SubjectKey = subjects.find((subject) => subject.subjectId === subjectId)?.key ?? 'math';
  const current = chapters.data?.find(({ isCurrent }) => isCurrent);
  return (
    <Card label="Next mission">
      <Group wrap="nowrap" gap="lg" align="center">
        <Mascot subject={key} mood="cheer" size={110} />
        <Stack gap="xs" style={{ minWidth: 0 }}>
          <Text c="dimmed">Your next mission</Text>
          <Title order={2} size="h3">
            {current?.title ?? 'Missions'}
          </Title>
          <Button
            component={Link}
            size="xl"
            color="right"
            c="var(--comet-ground-deep)"
            to={paths.missionsAt({ subjectId, year, ...(current ? { chapterId: current.id } : {}) })}
          >
            Fly on
          </Button>
        </Stack>
      </Group>
    </Card>
  );
}

export default function DashboardPage() {
  const user = useUser().data;
  const year = user?.yearOfStudy ?? 3;
  const profile = useProfile();
  const progress = useSubjectsProgress(year);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={`Hello, ${user?.firstName ?? 'you'}!`} hint={`year ${year}`} />
      <Stack gap="lg">
        <Loaded query={progress} skeleton={<SkeletonRows rows={2} height={160} />}>
          {(subjectsProgress) => (
            <>
              <NextMission subjectId={nextSubjectId(subjectsProgress)} year={year} />
              <SubjectTiles
                progress={subjectsProgress}
                selectedId={undefined}
                onSelect={(subjectId) => void navigate(paths.missionsAt({ subjectId, year }))}
              />
            </>
          )}
        </Loaded>
        <Loaded query={profile} skeleton={<SkeletonRows rows={1} height={120} />}>
          {({ rank, experience, coins, stars, answeredToday }) => (
            <SimpleGrid cols={{ xs: 1, sm: 2 }}>
              <Card label="Rank">
                <Text c="dimmed">Rank</Text>
                <Title order={2} size="h3" tt="capitalize">
                  {rank.name} {rank.step}
                </Title>
                <Progress
                  mt="sm"
                  size="lg"
                  radius="xl"
                  color="right"
                  value={rank.to === rank.from ? 100 : (100 * (experience - rank.from)) / (rank.to - rank.from)}
                  aria-label="Way to the next rank"
                />
                <Text size="sm" mt={4}>
                  {experience} of {rank.to} experience
                </Text>
              </Card>
              <Card label="What you have">
                <Text c="dimmed">So far</Text>
                <Title order={2} size="h3">
                  {coins} coins, {stars} stars
                </Title>
                <Text mt="sm">
                  {answeredToday === 0 ? 'No questions yet today.' : `${answeredToday} questions answered today.`}
                </Text>
              </Card>
            </SimpleGrid>
          )}
        </Loaded>
      </Stack>
    </>
  );
}

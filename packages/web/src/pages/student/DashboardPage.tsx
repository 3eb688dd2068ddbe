/** The student's first page: where they are, what is next in one big button, how far they have come. */

import { getStudentProfile } from '@comet/contract/accounts';
import type { AnswerOf } from '@comet/contract/call';
import { listSubjectsProgress } from '@comet/contract/missions';
import { percentOfStep, rankTitle } from '@comet/domain/rewards/rank';
import { Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { useAsk } from '../../api/ask.ts';
import { Coin } from '../../drawings/Coin.tsx';
import { Rocket } from '../../drawings/Rocket.tsx';
import { Star } from '../../drawings/Stars.tsx';
import { NextStepSkeleton } from '../../missions/NextStepCard.tsx';
import { SubjectTiles, SubjectTilesSkeleton } from '../../missions/SubjectTiles.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { NextMission } from './NextMission.tsx';
import { useNavigateOnce } from './use-navigate-once.ts';

/** Not needed to begin learning, so it comes after the first screen. */
const StreakCard = lazily(
  afterPaint(() => import('../../streaks/StreakCard.tsx')),
  {
    waiting: () => <SkeletonRows rows={1} height={150} />,
  },
);

const TodayCard = lazily(
  afterPaint(() => import('./TodayCard.tsx')),
  {
    waiting: () => <SkeletonRows rows={1} height={190} />,
  },
);

/** Nothing where no tutor has set or said anything. */
const FromTutorCard = lazily(
  afterPaint(() => import('./FromTutorCard.tsx')),
  { waiting: () => null, missing: () => null },
);

/** Nothing where no cards are due. */
const DueCards = lazily(
  afterPaint(() => import('../../flashcards/DueCards.tsx')),
  { waiting: () => null, missing: () => null },
);

/** Nothing once it was answered. */
const SoundOffer = lazily(
  afterPaint(() => import('./SoundOffer.tsx')),
  { waiting: () => null, missing: () => null },
);

const MyBadges = lazily(
  afterPaint(() => import('./MyBadges.tsx').then((badges) => ({ default: badges.MyBadges }))),
  {
    waiting: () => <SkeletonRows rows={1} height={260} />,
  },
);

const MyWeek = lazily(
  afterPaint(() => import('./MyWeek.tsx').then((week) => ({ default: week.MyWeek }))),
  {
    waiting: () => <SkeletonRows rows={1} height={380} />,
  },
);

type Profile = AnswerOf<typeof getStudentProfile>;

/** How far the rocket has flown to the next step of the rank. */
function ProfileTotals({ rank, experience, coins, stars }: Profile) {
  return (
    <Card label="Rank">
      <Group gap="md">
        <Rocket size={84} isFlying />
        <Stack gap={6} style={{ flex: '1 1 10rem', minWidth: 0 }}>
          <Text component="h2" m={0} fw={600} size="lg" lh={1.2}>
            {rankTitle(rank)}
          </Text>
          <Progress
            size="lg"
            radius="xl"
            color="right"
            value={percentOfStep(rank, experience)}
            aria-label="Way to the next rank"
          />
          <Text size="sm">
            {rank.to === rank.from
              ? 'The highest rank there is!'
              : `${experience - rank.from} of ${rank.to - rank.from} experience to the next step`}
          </Text>
        </Stack>
      </Group>
      <Group mt="md" gap="lg">
        <Group gap={6}>
          <Coin size={28} />
          <Text fw={600}>{coins} coins</Text>
        </Group>
        <Group gap={6}>
          <Star isWon size={28} />
          <Text fw={600}>{stars} stars</Text>
        </Group>
      </Group>
    </Card>
  );
}

/** As tall as what comes: the next step and the four subjects. */
function BeginningSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading">
      <NextStepSkeleton />
      <SubjectTilesSkeleton />
    </Stack>
  );
}

export default function DashboardPage() {
  const user = useUser().data;
  const year = user?.yearOfStudy ?? 3;
  const profile = useAsk(getStudentProfile);
  const progress = useAsk(listSubjectsProgress, { query: { year } });
  const go = useNavigateOnce();
  return (
    <>
      <PageHeader title={`Hello, ${user?.firstName ?? 'you'}!`} hint={`year ${year}`} />
      <Stack gap="lg">
        <Loaded query={progress} skeleton={<BeginningSkeleton />}>
          {(subjectsProgress) => (
            <>
              <NextMission progress={subjectsProgress} year={year} />
              <SubjectTiles
                progress={subjectsProgress}
                selectedId={undefined}
                onSelect={(subjectId) => go(paths.missionsAt({ subjectId, year }))}
              />
            </>
          )}
        </Loaded>
        <SoundOffer />
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Stack gap="lg">
            <Loaded query={profile} skeleton={<SkeletonRows rows={1} height={210} />}>
              {(profile) => <ProfileTotals {...profile} />}
            </Loaded>
            <FromTutorCard />
            <DueCards />
            <StreakCard />
            <MyBadges year={year} />
          </Stack>
          <Stack gap="lg">
            <TodayCard year={year} />
            <MyWeek />
          </Stack>
        </SimpleGrid>
      </Stack>
    </>
  );
}

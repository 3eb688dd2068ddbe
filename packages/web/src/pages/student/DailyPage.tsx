/** Daily rewards: the pods that have landed, the week, and the coins of the days ahead. */
import { getStudentProfile } from '@comet/contract/accounts';
import { getStreak, type Streak } from '@comet/contract/streaks';
import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useAsk } from '../../api/ask.ts';
import { Comet } from '../../drawings/Comet.tsx';
import { RewardPath } from '../../streaks/RewardPath.tsx';
import { Rewards } from '../../streaks/Rewards.tsx';
import { SaverCard } from '../../streaks/SaverCard.tsx';
import { StreakWeek } from '../../streaks/StreakWeek.tsx';
import { streakHint, streakTitle } from '../../streaks/streak-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';

function Daily({ streak }: { readonly streak: Streak }) {
  const coins = useAsk(getStudentProfile).data?.coins ?? 0;
  return (
    <Stack gap="lg">
      <Rewards rewards={streak.rewards} />
      <Card label="My streak">
        <Title order={2} size="h3">
          {streakTitle(streak)}
        </Title>
        <Text mb="md">{streakHint(streak)}</Text>
        <StreakWeek week={streak.week} today={streak.today} />
        {streak.longest > streak.current ? (
          <Text mt="sm" size="sm">
            Your longest streak so far: {streak.longest} days.
          </Text>
        ) : null}
      </Card>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Card label="Coming up">
          <Title order={2} size="h4" mb="xs">
            Coming up
          </Title>
          <RewardPath nextCoins={streak.nextCoins} />
        </Card>
        <SaverCard saver={streak.saver} coins={coins} />
      </SimpleGrid>
    </Stack>
  );
}

export default function DailyPage() {
  return (
    <>
      <PageHeader title="Daily rewards" hint="Each day you learn, a pod lands with coins. Open it within 7 days." />
      <Loaded query={useAsk(getStreak)} skeleton={<SkeletonRows rows={3} height={160} />}>
        {(streak) =>
          streak.isOn ? (
            <Daily streak={streak} />
          ) : (
            <EmptyState title="Streaks are switched off" art={<Comet size={110} />}>
              <Text>Your parent can switch them on. Everything you learn counts anyway.</Text>
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}

/** The pods that wait to be opened: one for each day that counted. */
import { claimDailyReward, type Streak } from '@comet/contract/streaks';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../api/act.ts';
import { Celebration } from '../drawings/Celebration.tsx';
import { Coin } from '../drawings/Coin.tsx';
import { Pod } from '../drawings/Pod.tsx';
import { Card } from '../ui/Card.tsx';
import { calendarWeekdayDate } from '../ui/dates.ts';
import { daysLeftText } from './streak-texts.ts';
import classes from './streaks.module.css';

type Reward = Streak['rewards'][number];

function RewardCard({ reward, onOpened }: { readonly reward: Reward; readonly onOpened: (coins: number) => void }) {
  const { id, day, coins, daysLeft, streak } = reward;
  const claim = useAct(claimDailyReward, { onDone: (claimed) => onOpened(claimed.coins) });
  const name = calendarWeekdayDate(day);
  return (
    <li>
      <Card label={`Reward for ${name}`}>
        <Group gap="md" wrap="nowrap">
          <Pod size={84} />
          <Stack gap={4} style={{ flex: 1, minWidth: 0 }}>
            <Text fw={600}>{name}</Text>
            <Text size="sm">
              Day {streak}. {daysLeftText(daysLeft)}.
            </Text>
            <Button
              onClick={() => claim.mutate({ params: { id } })}
              loading={claim.isPending}
              leftSection={<Coin size={22} />}
              aria-label={`Open: ${coins} coins for ${name}`}
              style={{ alignSelf: 'flex-start' }}
            >
              {coins} coins
            </Button>
          </Stack>
        </Group>
      </Card>
    </li>
  );
}

export function Rewards({ rewards }: Pick<Streak, 'rewards'>) {
  const [opened, setOpened] = useState<{ readonly coins: number; readonly count: number }>();
  return (
    <>
      {opened === undefined ? null : <Celebration key={opened.count} />}
      <Text role="status" className={classes.opened}>
        {opened === undefined ? '' : `+${opened.coins} coins. Enjoy!`}
      </Text>
      <ul className={classes.rewards}>
        {rewards.map((reward) => (
          <RewardCard
            key={reward.id}
            reward={reward}
            onOpened={(coins) => setOpened((before) => ({ coins, count: (before?.count ?? 0) + 1 }))}
          />
        ))}
      </ul>
    </>
  );
}

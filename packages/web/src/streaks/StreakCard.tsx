/** The streak on a child's dashboard, with the way to the rewards that wait. */
import { getStreak } from '@comet/contract/streaks';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../api/ask.ts';
import { paths } from '../navigation/paths.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { streakHint, streakTitle } from './streak-texts.ts';

export default function StreakCard() {
  return (
    <Loaded query={useAsk(getStreak)} skeleton={<SkeletonRows rows={1} height={150} />}>
      {(streak) =>
        streak.isOn ? (
          <Card label="My streak">
            <Text component="h2" m={0} fw={600} size="lg" lh={1.2}>
              {streakTitle(streak)}
            </Text>
            <Text my="sm">{streakHint(streak)}</Text>
            <Button component={Link} to={paths.daily} variant="default" size="md">
              {streak.rewards.length === 0
                ? 'Daily rewards'
                : `${streak.rewards.length} ${streak.rewards.length === 1 ? 'pod has' : 'pods have'} landed!`}
            </Button>
          </Card>
        ) : null
      }
    </Loaded>
  );
}

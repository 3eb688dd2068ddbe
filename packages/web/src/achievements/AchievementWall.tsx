/** All achievements: the three nearest first, then everything earned and to come. */
import type { listAchievements } from '@comet/contract/achievements';
import type { AnswerOf } from '@comet/contract/call';
import { Progress, SimpleGrid, Text, Title } from '@mantine/core';
import { Card } from '../ui/Card.tsx';
import { longDate } from '../ui/dates.ts';
import { AchievementBadge } from './AchievementBadge.tsx';
import classes from './AchievementWall.module.css';
import { achievementTitle, remainingText } from './achievement-texts.ts';

type AchievementState = AnswerOf<typeof listAchievements>[number];

const nextCount = 3;
const shareOf = ({ value, goal, earnedAt }: AchievementState): number => (earnedAt === null ? value / goal : 1);

export function AchievementWall({ achievements }: { readonly achievements: readonly AchievementState[] }) {
  const next = achievements
    .filter(({ earnedAt }) => earnedAt === null)
    .toSorted((one, other) => shareOf(other) - shareOf(one))
    .slice(0, nextCount);
  return (
    <>
      {next.length === 0 ? null : (
        <>
          <Title order={2} size="h3" mb="sm">
            Nearly there
          </Title>
          <SimpleGrid cols={{ base: 1, md: 3 }} mb="lg">
            {next.map((one) => (
              <Card key={one.key}>
                <div className={classes.next}>
                  <AchievementBadge badge={one.key} size={76} share={shareOf(one)} />
                  <div className={classes.words}>
                    <Text fw={600}>{achievementTitle(one.key)}</Text>
                    <Text size="sm">{remainingText(one.key, one)}</Text>
                    <Progress
                      value={100 * shareOf(one)}
                      color="right"
                      mt={6}
                      aria-label={`${achievementTitle(one.key)}: ${one.value} of ${one.goal}`}
                    />
                  </div>
                </div>
              </Card>
            ))}
          </SimpleGrid>
        </>
      )}
      <Title order={2} size="h3" mb="sm">
        {achievements.filter(({ earnedAt }) => earnedAt !== null).length} of {achievements.length} earned
      </Title>
      <Card label="All achievements">
        <ul className={classes.wall}>
          {achievements.map((one) => (
            <li key={one.key} className={classes.place}>
              <AchievementBadge badge={one.key} size={72} share={shareOf(one)} />
              <Text size="sm" fw={600} lh={1.2}>
                {achievementTitle(one.key)}
              </Text>
              <Text size="xs" lh={1.2}>
                {one.earnedAt === null ? remainingText(one.key, one) : longDate(one.earnedAt)}
              </Text>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** Past weeks, as they ended. */
import { listLeaguePeriods } from '@comet/contract/leagues';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { LeagueEmblem } from '../drawings/LeagueEmblem.tsx';
import { Card } from '../ui/Card.tsx';
import { calendarDay } from '../ui/dates.ts';
import { outcomeText, tierNames } from './league-texts.ts';

export function PastWeeks() {
  const periods = useAsk(listLeaguePeriods).data ?? [];
  if (periods.length === 0) return null;
  return (
    <Card label="Past weeks">
      <Title order={2} size="h4" mb="xs">
        Past weeks
      </Title>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {periods.map(({ leagueId, from, to, tier, rank, groupSize, points, outcome, coins }) => (
          <Group component="li" key={leagueId} gap="sm" wrap="nowrap">
            <LeagueEmblem tier={tier} size={36} />
            <div>
              <Text fw={600}>
                {calendarDay(from)} to {calendarDay(to)}: {tierNames[tier]}
              </Text>
              <Text size="sm">
                Place {rank} of {groupSize}, {points} points. {outcomeText(outcome, tier)}
                {coins > 0 ? `, ${coins} coins` : ''}.
              </Text>
            </div>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}

/** The league: this week's leaderboard, and for everybody the own week against the best one. */
import { getLeaderboard, getLeagues, type Leagues } from '@comet/contract/leagues';
import { Grid, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import toast from 'react-hot-toast';
import { useAsk } from '../../api/ask.ts';
import { serverNow } from '../../api/server-clock.ts';
import { LeagueEmblem } from '../../drawings/LeagueEmblem.tsx';
import { LeaderboardTable } from '../../leagues/LeaderboardTable.tsx';
import { LeagueSettings } from '../../leagues/LeagueSettings.tsx';
import { failedToGetLeagues, tierNames, timeLeftText } from '../../leagues/league-texts.ts';
import { OwnWeek } from '../../leagues/OwnWeek.tsx';
import { PastWeeks } from '../../leagues/PastWeeks.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';

function GroupBoard({ leagueId, leagues, week }: Pick<Leagues, 'leagues' | 'week'> & { readonly leagueId: number }) {
  const board = useAsk(getLeaderboard, { params: { id: leagueId } }, { keepsPrevious: true });
  return (
    <Loaded query={board} skeleton={<SkeletonRows rows={8} height={60} />}>
      {({ leaderboard: shown }) =>
        shown === null ? null : (
          <Card label="This week’s league">
            <Group gap="md" mb="md">
              <LeagueEmblem tier={shown.tier} />
              <div>
                <Title order={2} size="h3">
                  {tierNames[shown.tier]} league
                </Title>
                <Text>
                  Year {shown.grade} · {timeLeftText(week.endsAt, serverNow().getTime())}
                </Text>
              </div>
            </Group>
            <LeaderboardTable board={shown} leagues={leagues} />
          </Card>
        )
      }
    </Loaded>
  );
}

function HowItWorks({ state }: Pick<Leagues, 'state'>) {
  return (
    <Card label="How it works">
      <Title order={2} size="h4" mb="xs">
        How it works
      </Title>
      <Text>
        {state === 'off'
          ? 'Leagues are switched off. Your parent can switch them on.'
          : 'Every right answer gives you points, up to 400 a day. The week ends on Sunday night. Your coins, stars and badges always stay yours.'}
      </Text>
    </Card>
  );
}

export default function LeaguePage() {
  const leagues = useAsk(getLeagues);
  const hasFailed = leagues.isError;
  useEffect(() => {
    if (hasFailed) toast.error(failedToGetLeagues);
  }, [hasFailed]);
  return (
    <>
      <PageHeader title="League" />
      <Loaded query={leagues} skeleton={<SkeletonRows rows={3} height={160} />}>
        {(shown) => (
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 7 }}>
              {shown.leagueId === null ? (
                <OwnWeek ownWeek={shown.ownWeek} />
              ) : (
                <GroupBoard leagueId={shown.leagueId} leagues={shown.leagues} week={shown.week} />
              )}
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 5 }}>
              <Stack gap="lg">
                {shown.leagueId === null ? null : <OwnWeek ownWeek={shown.ownWeek} />}
                <HowItWorks state={shown.state} />
                <LeagueSettings state={shown.state} nickname={shown.nickname} />
                <PastWeeks />
              </Stack>
            </Grid.Col>
          </Grid>
        )}
      </Loaded>
    </>
  );
}

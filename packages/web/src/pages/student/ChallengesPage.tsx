/** The games: a subject, its games with own bests, and what is chosen before one begins. */
import { listChallenges } from '@comet/contract/challenges';
import { games, isPlayedIn } from '@comet/domain/challenges/games';
import { findSubjectByKey, getSubject, subjects } from '@comet/domain/curriculum/subjects';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { GameTiles } from '../../challenges/GameTiles.tsx';
import { StartPanel } from '../../challenges/StartPanel.tsx';
import { Mascot } from '../../mascots/Mascot.tsx';
import { paths } from '../../navigation/paths.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';

const minutesText = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left today`;

export default function ChallengesPage() {
  const [search] = useSearchParams();
  const subject = findSubjectByKey(search.get('subject')) ?? getSubject(1);
  const game = games.find((one) => one === search.get('game') && isPlayedIn(one, subject.key));
  const listed = useAsk(listChallenges, { query: { subjectId: subject.subjectId } });
  useEffect(() => {
    document.title = 'Games · Comet Club';
  }, []);
  return (
    <>
      {listed.data === undefined ? <h1 className="only-read-aloud">Games</h1> : null}
      <Loaded query={listed} skeleton={<SkeletonRows rows={3} height={200} />}>
        {({ games: open, minutesLeftToday, isSwitchedOff }) => {
          if (isSwitchedOff)
            return (
              <EmptyState title="Games are switched off" art={<Mascot subject="nonVerbalReasoning" mood="sleep" />}>
                <Text>Your parent has switched games off. Missions are open!</Text>
                <Button component={Link} to={paths.missions}>
                  Missions
                </Button>
              </EmptyState>
            );
          const stopped =
            minutesLeftToday === 0 ? 'You’ve used up your game time for today. See you tomorrow!' : undefined;
          if (game !== undefined) return <StartPanel key={game} game={game} subject={subject} stopped={stopped} />;
          return (
            <Stack gap="lg">
              <Group justify="space-between">
                <Title order={1}>Pick a game!</Title>
                {minutesLeftToday === null ? null : <Text>{stopped ?? minutesText(minutesLeftToday)}</Text>}
              </Group>
              <Group component="nav" aria-label="Subjects" gap="xs">
                {subjects.map(({ key, name }) => (
                  <Button
                    key={key}
                    component={Link}
                    to={paths.challengesOf(key)}
                    variant={key === subject.key ? 'filled' : 'default'}
                    aria-current={key === subject.key ? 'page' : undefined}
                    size="md"
                  >
                    {name}
                  </Button>
                ))}
              </Group>
              <GameTiles games={open} subject={subject.key} />
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}

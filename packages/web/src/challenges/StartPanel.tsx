/** Before a game: how it's played, three power-ups to pack, and whether by the clock. */
import { startChallenge } from '@comet/contract/challenges';
import { type Game, maxPowerUpsPerGame, powerUpsOf, powerUpTerms } from '@comet/domain/challenges/games';
import type { Subject } from '@comet/domain/curriculum/subjects';
import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAct } from '../api/act.ts';
import { paths } from '../navigation/paths.ts';
import { gameNames, powerUpNames } from './game-texts.ts';
import { HowToPlay } from './HowToPlay.tsx';
import { PowerUpIcon } from './PowerUpIcon.tsx';
import { keepPacked, readPacked, togglePacked } from './packed-power-ups.ts';
import classes from './StartPanel.module.css';

interface StartPanelProps {
  readonly game: Game;
  readonly subject: Subject;
  /** Why no game can be started now. */
  readonly stopped: string | undefined;
}

export function StartPanel({ game, subject, stopped }: StartPanelProps) {
  const navigate = useNavigate();
  const [isTimed, setTimed] = useState(true);
  const allowed = powerUpsOf(game, isTimed);
  const [packed, setPacked] = useState(() => readPacked(game, powerUpsOf(game, true)));
  const start = useAct(startChallenge, {
    onDone: ({ challengeId }) => void navigate(paths.challenge(challengeId), { replace: true }),
  });
  const play = (): void => {
    keepPacked(game, packed);
    start.mutate({ body: { game, subjectId: subject.subjectId, isTimed } });
  };
  return (
    <Stack gap="lg" maw={640} mx="auto">
      <Group gap="sm">
        <Button component={Link} to={paths.challengesOf(subject.key)} variant="default" size="sm">
          ← All games
        </Button>
        <Title order={1}>{gameNames[game]}</Title>
      </Group>
      <HowToPlay game={game} subject={subject.key} />
      <div>
        <Title order={2} size="h3">
          Pack {maxPowerUpsPerGame} power-ups
        </Title>
        <Text c="var(--comet-ink-soft)">You only pay if you use one.</Text>
        <fieldset className={classes.bag}>
          <legend className="only-read-aloud">Power-ups to pack</legend>
          {allowed.map((powerUp) => {
            const { coins } = powerUpTerms[powerUp];
            return (
              <button
                key={powerUp}
                type="button"
                className={classes.item}
                aria-pressed={packed.includes(powerUp)}
                onClick={() => setPacked(togglePacked(packed, powerUp))}
              >
                <PowerUpIcon powerUp={powerUp} size={52} />
                <span>{powerUpNames[powerUp]}</span>
                <small>{coins === 0 ? 'free' : `${coins} coins`}</small>
              </button>
            );
          })}
        </fieldset>
      </div>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label="Clock"
        value={isTimed ? 'clock' : 'fun'}
        onChange={(value) => setTimed(value === 'clock')}
        data={[
          { value: 'clock', label: 'With a clock' },
          { value: 'fun', label: 'No clock, just fun' },
        ]}
      />
      {stopped === undefined ? null : <Text role="status">{stopped}</Text>}
      <Button
        className={classes.play}
        size="xl"
        color="go"
        onClick={play}
        loading={start.isPending}
        disabled={stopped !== undefined}
      >
        Play
      </Button>
    </Stack>
  );
}

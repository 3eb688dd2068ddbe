/** The end of a test: what it brought, celebrated for a second, and what comes next. */
import type { Attempt, Finish } from '@comet/contract/attempts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Mascot } from '../mascots/Mascot.tsx';
import { Card } from '../ui/Card.tsx';
import { Stars } from '../ui/Stars.tsx';
import { celebrationMs } from '../ui/tokens.ts';
import classes from './FinishScreen.module.css';

interface FinishScreenProps {
  readonly attempt: Attempt;
  readonly finish: Finish;
  readonly onAgain?: (() => void) | undefined;
  readonly onBack: () => void;
  readonly backLabel: string;
}

function Celebration() {
  const [isOn, setOn] = useState(true);
  const isCalm = useReducedMotion();
  useEffect(() => {
    const timer = setTimeout(() => setOn(false), celebrationMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isOn || isCalm) return null;
  return (
    <button
      type="button"
      className={classes.celebration}
      onClick={() => setOn(false)}
      aria-label="Skip the celebration"
    >
      {Array.from({ length: 24 }, (_, place) => (
        <i key={place} style={{ rotate: `${place * 15}deg`, animationDelay: `${(place % 4) * 40}ms` }} />
      ))}
    </button>
  );
}

const passedTitle = ({ kind }: Attempt): string => (kind === 'practice' ? 'Practice done!' : 'Test passed!');

export function FinishScreen({ attempt, finish, onAgain, onBack, backLabel }: FinishScreenProps) {
  const { stars, isPassed, coins, experience } = finish;
  return (
    <Card label="How it went">
      {stars > 0 ? <Celebration /> : null}
      <Stack align="center" ta="center" gap="sm" py="md">
        <Mascot subject={attempt.subject} mood={isPassed ? 'cheer' : 'idle'} size={128} />
        <Title order={1} size="h2">
          {isPassed ? passedTitle(attempt) : 'A good step on the way'}
        </Title>
        <Stars won={stars} size={44} />
        <Text size="lg">
          {attempt.rightCount} of {attempt.questionCount} right
        </Text>
        <Text>
          +{experience} experience, +{coins} {coins === 1 ? 'coin' : 'coins'}
        </Text>
        {isPassed || onAgain === undefined ? null : (
          <Text>Seven right answers pass the test. The next try brings new questions.</Text>
        )}
        <Group justify="center">
          <Button onClick={onBack} autoFocus>
            {backLabel}
          </Button>
          {onAgain === undefined ? null : (
            <Button variant="default" onClick={onAgain}>
              Try again
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

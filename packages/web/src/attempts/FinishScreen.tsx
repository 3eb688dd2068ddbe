/** The end of a test: what it brought, celebrated for a moment; what it opened; and the mistakes, which are steps. */
import type { Attempt, Finish } from '@comet/contract/attempts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Badge, badgeNames } from '../drawings/Badge.tsx';
import { Celebration } from '../drawings/Celebration.tsx';
import { Gate } from '../drawings/Gate.tsx';
import { Stars } from '../drawings/Stars.tsx';
import { Mascot } from '../mascots/Mascot.tsx';
import { Speaker } from '../mascots/Speaker.tsx';
import { Card } from '../ui/Card.tsx';
import { playSound } from '../ui/sounds.ts';
import type { AttemptExits } from './exits.ts';
import classes from './FinishScreen.module.css';
import { finishTexts } from './finish-texts.ts';
import { Gains } from './Gains.tsx';
import { Review } from './Review.tsx';

interface FinishScreenProps extends AttemptExits {
  readonly attempt: Attempt;
  readonly finish: Finish;
}

/** The badge in its light; the light stands still. */
function Prize({ attempt, finish }: Pick<FinishScreenProps, 'attempt' | 'finish'>) {
  if (finish.badge === null || finish.badge.won === 'none')
    return <Mascot subject={attempt.subject} mood={finish.isPassed ? 'cheer' : 'idle'} size={128} />;
  const { won } = finish.badge;
  return (
    <div className={classes.prize}>
      <span className={classes.light} />
      <Mascot subject={attempt.subject} mood="cheer" size={104} />
      <span role="img" aria-label={badgeNames[won]} className={classes.badge}>
        <Badge subject={attempt.subject} level={won} size={150} />
      </span>
    </div>
  );
}

/** The chapter whose gate is open now. */
function Opened({ attempt, finish, onChapter }: Pick<FinishScreenProps, 'attempt' | 'finish' | 'onChapter'>) {
  const { openedChapter } = finish;
  if (openedChapter === null) return null;
  return (
    <div className={classes.opened}>
      <Gate subject={attempt.subject} state="open" size={84} />
      <div>
        <Text fw={600}>{openedChapter.title} is open now!</Text>
        {onChapter === undefined ? null : (
          <Button
            mt="xs"
            color="go"
            onClick={() => onChapter(openedChapter.chapterId)}
            aria-label={`Fly on: ${openedChapter.title}`}
          >
            Fly on
          </Button>
        )}
      </div>
    </div>
  );
}

export function FinishScreen({
  attempt,
  finish,
  onAgain,
  onBack,
  backLabel,
  onChapter,
  onReviseMistakes,
}: FinishScreenProps) {
  const [isLooking, setLooking] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  // The whole of it is seen from its top; Enter goes on.
  useEffect(() => {
    playSound('finish');
    window.scrollTo({ top: 0 });
    back.current?.focus({ preventScroll: true });
  }, []);
  const { stars, coins, experience, isPassed, openedChapter } = finish;
  const { title, line } = finishTexts(attempt, finish, onAgain !== undefined);
  const wrongCount = attempt.answeredCount - attempt.rightCount;
  const { chapterId } = attempt;
  const isWorthIt = stars > 0 || isPassed;
  return (
    <Stack gap="lg">
      <Card label="How it went">
        {isWorthIt ? <Celebration /> : null}
        <Stack align="center" ta="center" gap="sm" py="md">
          <Prize attempt={attempt} finish={finish} />
          <Title order={1} size="h2">
            {title}
          </Title>
          <Stars won={stars} size={48} />
          <Text size="lg">
            {attempt.rightCount} of {attempt.questionCount} right
          </Text>
          <Gains experience={experience} coins={coins} />
          {line === undefined ? null : <Text>{line}</Text>}
          <Opened attempt={attempt} finish={finish} onChapter={onChapter} />
          <Group justify="center">
            <Button
              ref={back}
              onClick={onBack}
              {...(openedChapter === null ? { color: 'go' } : { variant: 'default' })}
            >
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
      {wrongCount === 0 ? null : (
        <Card label="Let us look">
          <Stack gap="sm">
            <Title order={2} size="h3">
              Let us look
            </Title>
            <Speaker
              subject={attempt.subject}
              mood="think"
              says={`${wrongCount === 1 ? 'One question was' : `${wrongCount} questions were`} not right yet. Every mistake is a step.`}
            />
            <Group>
              {isLooking ? null : (
                <Button variant="default" onClick={() => setLooking(true)}>
                  {wrongCount === 1 ? 'Look at it' : 'Look at them'}
                </Button>
              )}
              {onReviseMistakes === undefined || chapterId === null ? null : (
                <Button variant="default" onClick={() => onReviseMistakes(chapterId)}>
                  Put mistakes right
                </Button>
              )}
            </Group>
            {isLooking ? <Review attemptId={attempt.attemptId} onlyWrong /> : null}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

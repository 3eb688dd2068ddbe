/** What comes back for an answer: right or a step on the way, with the reason and the worked way. */
import type { AnswerResult } from '@comet/contract/attempts';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Mascot } from '../mascots/Mascot.tsx';
import { Blocks } from '../question/Blocks.tsx';
import { mayMove } from '../ui/reading-settings.ts';
import { playSound } from '../ui/sounds.ts';
import classes from './Feedback.module.css';
import { Gains } from './Gains.tsx';

export type Marked = Extract<AnswerResult, { verdict: 'marked' }>;

const cheers = ['Well done!', 'You have it!', 'Spot on!', 'Brilliant!', 'That is right!'] as const;

/** How far from the top of the window what came back may lie: the answers above it are seen, too. */
const maxShare = 0.4;

/** Scrolls only as far as it must, and never past its beginning. */
function bringIntoView(section: HTMLElement): void {
  const { top, bottom } = section.getBoundingClientRect();
  const missing = Math.min(bottom + 16 - window.innerHeight, top - maxShare * window.innerHeight);
  if (missing <= 0) return;
  window.scrollBy({ top: missing, behavior: mayMove() ? 'smooth' : 'instant' });
}

/** The question after this one, once it was asked for. */
export interface NextQuestion {
  readonly isComing: boolean;
  readonly isOutOfReach: boolean;
}

interface FeedbackProps {
  readonly marked: Marked;
  readonly subject: SubjectKey;
  readonly next: NextQuestion;
  readonly onNext: () => void;
}

export function Feedback({ marked, subject, next, onNext }: FeedbackProps) {
  const { isRight, note, because, rightAnswer, explanation, coins, experience, finish } = marked;
  const title = isRight ? (cheers[marked.questionId % cheers.length] ?? cheers[0]) : 'Let us look';
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => playSound(isRight ? 'right' : 'mend'), [isRight]);
  // Enter goes on; the eye stays where it is as far as what came back can be seen from there.
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    if (section.current !== null) bringIntoView(section.current);
  }, []);
  return (
    <section
      ref={section}
      className={classes.feedback}
      data-right={isRight}
      aria-live="polite"
      aria-label="What your answer was"
    >
      <Stack gap="xs">
        <Group gap="xs md">
          <Mascot subject={subject} mood={isRight ? 'cheer' : 'oops'} size={84} />
          <div style={{ flex: '1 1 8rem', minWidth: 0 }}>
            <Title order={2} size="h3">
              {title}
            </Title>
            {isRight ? <Gains experience={experience} coins={coins} size="sm" /> : null}
          </div>
        </Group>
        {note === null ? null : <Text>{note}</Text>}
        {because === null ? null : <Text>{because}</Text>}
        {rightAnswer.type === 'writeAnswer' && !isRight ? (
          <Text>
            The answer is <strong>{rightAnswer.text}</strong>.
          </Text>
        ) : null}
        <details open={!isRight} className={classes.steps}>
          <summary>How it works</summary>
          <ol>
            {explanation.map((step, place) => (
              <li key={place}>
                <Blocks blocks={step} />
              </li>
            ))}
          </ol>
        </details>
        {next.isOutOfReach ? (
          <Alert role="status" color="orange" title="The next question is on its way">
            We cannot reach Comet Club just now. Your answer is safe; the next question comes when the internet is back.
          </Alert>
        ) : null}
        <div className={classes.foot}>
          <Button ref={button} color="go" fullWidth px="xs" onClick={onNext} loading={next.isComing}>
            {finish === null ? 'Next question' : 'See how it went'}
          </Button>
        </div>
      </Stack>
    </section>
  );
}

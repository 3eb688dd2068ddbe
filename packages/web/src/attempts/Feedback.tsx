/** What comes back for an answer: right or a step on the way, with the reason and the worked way. */
import type { AnswerResult } from '@comet/contract/attempts';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Mascot } from '../mascots/Mascot.tsx';
import { Blocks } from '../question/Blocks.tsx';
import { playSound } from '../ui/sounds.ts';
import classes from './Feedback.module.css';

export type Marked = Extract<AnswerResult, { verdict: 'marked' }>;

const cheers = ['Well done!', 'You have it!', 'Spot on!', 'Brilliant!', 'That is right!'] as const;

interface FeedbackProps {
  readonly marked: Marked;
  readonly subject: SubjectKey;
  readonly onNext: () => void;
}

export function Feedback({ marked, subject, onNext }: FeedbackProps) {
  const { isRight, note, because, rightAnswer, explanation, coins, experience, finish } = marked;
  const title = isRight ? (cheers[marked.questionId % cheers.length] ?? cheers[0]) : 'Let us look';
  useEffect(() => playSound(isRight ? 'right' : 'mend'), [isRight]);
  return (
    <section className={classes.feedback} data-right={isRight} aria-live="polite" aria-label="What your answer was">
      <Stack gap="xs">
        <Group wrap="nowrap" gap="md">
          <Mascot subject={subject} mood={isRight ? 'cheer' : 'oops'} size={72} />
          <div style={{ minWidth: 0 }}>
            <Title order={2} size="h3">
              {title}
            </Title>
            {isRight && experience > 0 ? (
              <Text size="sm">
                +{experience} experience{coins > 0 ? `, +${coins} ${coins === 1 ? 'coin' : 'coins'}` : ''}
              </Text>
            ) : null}
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
        <Button onClick={onNext} autoFocus>
          {finish === null ? 'Next question' : 'See how it went'}
        </Button>
      </Stack>
    </section>
  );
}

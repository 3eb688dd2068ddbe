/** One card: its front, the answer to be typed, and then what came of it. */
import type { Flashcard } from '@comet/contract/flashcard-fields';
import { selfRatings } from '@comet/domain/flashcards/deck';
import { markCard } from '@comet/domain/flashcards/mark-card';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AnswerInput } from '../question/AnswerInput.tsx';
import { Card } from '../ui/Card.tsx';
import { AnswerPanel, type Marked } from './AnswerPanel.tsx';
import { CardFront, CardText } from './CardFace.tsx';
import classes from './PassingCard.module.css';

interface PassingCardProps {
  readonly card: Flashcard;
  /** Which card of the deck it is. */
  readonly place: string;
  readonly onAnswer: (userAnswer: string) => void;
  readonly onNext: () => void;
}

const typedForm = { type: 'writeAnswer', kind: 'text' } as const;

/** The child looks at the back, then says how it went. */
function SelfRated({ card, onRate }: { readonly card: Flashcard; readonly onRate: (rating: string) => void }) {
  const [isTurned, setTurned] = useState(false);
  if (!isTurned)
    return (
      <Button size="lg" onClick={() => setTurned(true)}>
        Turn the card
      </Button>
    );
  return (
    <Stack gap="sm">
      <div className={classes.turned}>
        <CardText text={card.back} />
      </div>
      <Text fw={600}>How did it go?</Text>
      <Group gap="sm">
        {selfRatings.map((rating) => (
          <Button key={rating} variant="default" size="md" onClick={() => onRate(rating)}>
            {rating}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

export function PassingCard({ card, place, onAnswer, onNext }: PassingCardProps) {
  const [text, setText] = useState('');
  const [help, setHelp] = useState<string>();
  const [marked, setMarked] = useState<Marked>();
  const next = useRef<HTMLButtonElement>(null);
  const isMarked = marked !== undefined;
  useEffect(() => {
    if (isMarked) next.current?.focus();
  }, [isMarked]);
  const give = (userAnswer: string): void => {
    const mark = markCard(card, userAnswer);
    if (mark.verdict === 'unreadable') {
      setHelp(mark.message);
      return;
    }
    setHelp(undefined);
    setMarked(mark);
    onAnswer(userAnswer);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isMarked) onNext();
    else give(text);
  };
  return (
    <Card label="Flashcard">
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text size="sm">{place}</Text>
          <div className={classes.front} data-question>
            <CardFront front={card.front} spoken={card.spoken} picture={card.picture} />
          </div>
          {card.kind === 'selfRated' ? (
            isMarked ? null : (
              <SelfRated card={card} onRate={give} />
            )
          ) : (
            <AnswerInput
              form={typedForm}
              given={{ type: 'writeAnswer', text }}
              onChange={(given) => {
                if (given.type === 'writeAnswer' && !isMarked) setText(given.text);
              }}
            />
          )}
          {help === undefined ? null : <Alert role="alert">{help}</Alert>}
          {marked === undefined ? null : <AnswerPanel card={card} marked={marked} />}
          {isMarked ? (
            <Button ref={next} type="submit" size="lg">
              Next card
            </Button>
          ) : card.kind === 'selfRated' ? null : (
            <Button type="submit" size="lg">
              Check
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  );
}

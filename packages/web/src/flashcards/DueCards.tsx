/** Today's flashcards, one press away; nothing where the child has none. */
import { listDueFlashcards } from '@comet/contract/flashcard-passing';
import { Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../api/ask.ts';
import { paths } from '../navigation/paths.ts';
import { useUser } from '../sessions/session.ts';
import { Card } from '../ui/Card.tsx';
import { countOfCards } from './flashcard-texts.ts';
import { keepSendingCards } from './unsent-cards.ts';

export default function DueCards() {
  const due = useAsk(listDueFlashcards).data;
  const userId = useUser().data?.userId;
  useEffect(() => (userId === undefined ? undefined : keepSendingCards(userId)), [userId]);
  if (due === undefined || (due.flashcards.length === 0 && due.doneToday === 0)) return null;
  const count = due.flashcards.length;
  return (
    <Card label="Flashcards for today">
      <Group justify="space-between" gap="sm">
        <div>
          <Text component="h2" m={0} fw={600} size="lg" lh={1.2}>
            Flashcards for today
          </Text>
          <Text size="sm">
            {count === 0
              ? 'All done for today. Well remembered!'
              : `${countOfCards(count)}: what you know, and maybe a new one`}
          </Text>
        </div>
        {count === 0 ? null : (
          <Button component={Link} to={paths.flashcardsOfToday}>
            Start today’s cards
          </Button>
        )}
      </Group>
    </Card>
  );
}

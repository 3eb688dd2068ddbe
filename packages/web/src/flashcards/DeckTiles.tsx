/** The student's decks, each one press away. */
import { deleteDeck, getDeck, type StudentDeck } from '@comet/contract/flashcard-decks';
import { Badge, Button, Group, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useAct } from '../api/act.ts';
import { useAskAll } from '../api/ask.ts';
import { paths } from '../navigation/paths.ts';
import { Card } from '../ui/Card.tsx';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { percentOf } from '../ui/percent.ts';
import { knownText } from './flashcard-texts.ts';

function OwnDeckActions({ deck }: { readonly deck: StudentDeck }) {
  const remove = useAct(deleteDeck, { done: 'The deck has been deleted' });
  return (
    <>
      <Button
        component={Link}
        to={paths.editFlashcards(deck.flashcardDeckId)}
        variant="subtle"
        size="sm"
        aria-label={`Edit: ${deck.name}`}
      >
        Edit
      </Button>
      <DeleteButton
        size="sm"
        aria-label={`Delete: ${deck.name}`}
        loading={remove.isPending}
        name={deck.name}
        consequence="Its cards will be gone, and so will what you’ve learned of them here."
        onDelete={() => remove.mutate({ params: { id: deck.flashcardDeckId } })}
      />
    </>
  );
}

function DeckTile({ deck }: { readonly deck: StudentDeck }) {
  const { name, cardCount, answeredCount, knownCount, dueCount, setBy, isOwn } = deck;
  const isBegun = answeredCount > 0 && answeredCount < cardCount;
  return (
    <Card label={name}>
      <Stack gap="xs" justify="space-between" h="100%">
        <Stack gap={6}>
          <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          <Text size="sm">
            {setBy === null ? knownText(knownCount, cardCount) : `${knownText(knownCount, cardCount)} · from ${setBy}`}
          </Text>
          <Progress
            size="lg"
            radius="xl"
            color="right"
            value={percentOf(knownCount, cardCount)}
            aria-label={`${name}: ${knownCount} of ${cardCount} known`}
          />
          {dueCount === 0 ? null : (
            <Badge variant="outline" color="gray" tt="none" style={{ color: 'inherit', alignSelf: 'flex-start' }}>
              {dueCount} to remember today
            </Badge>
          )}
        </Stack>
        <Group gap="xs">
          <Button
            component={Link}
            to={paths.passingFlashcards(deck.flashcardDeckId)}
            aria-label={`${isBegun ? 'Continue' : 'Start'}: ${name}`}
          >
            {isBegun ? 'Continue' : 'Start'}
          </Button>
          {isOwn ? <OwnDeckActions deck={deck} /> : null}
        </Group>
      </Stack>
    </Card>
  );
}

/** Decks that a child is likely to open next are here before they lose the internet. */
const readyCount = 5;

const isLikelyNext = ({ dueCount, answeredCount, cardCount }: StudentDeck): boolean =>
  dueCount > 0 || (answeredCount > 0 && answeredCount < cardCount);

export function DeckTiles({ decks }: { readonly decks: readonly StudentDeck[] }) {
  const next = decks.toSorted((one, other) => Number(isLikelyNext(other)) - Number(isLikelyNext(one)));
  useAskAll(
    getDeck,
    next.slice(0, readyCount).map(({ flashcardDeckId: id }) => ({ params: { id } })),
  );
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
      {decks.map((deck) => (
        <DeckTile key={deck.flashcardDeckId} deck={deck} />
      ))}
    </SimpleGrid>
  );
}

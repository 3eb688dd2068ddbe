/** A deck being changed: its details, new cards one by one or from a list, and the cards it has. */
import { type Deck, getDeck } from '@comet/contract/flashcard-decks';
import { Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { NewCardForm } from './CardForm.tsx';
import { CardList } from './CardList.tsx';
import { DeckDetails } from './DeckDetails.tsx';
import { DeckStudents } from './DeckStudents.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { countOfCards } from './flashcard-texts.ts';
import { PasteListForm } from './PasteListForm.tsx';
import type { PictureUpload } from './PictureField.tsx';

interface DeckEditorProps {
  readonly id: number;
  readonly isTutor: boolean;
  /** How its owner uploads pictures; nothing for a child. */
  readonly upload?: PictureUpload;
}

interface EditorProps {
  readonly deck: Deck;
  readonly isTutor: boolean;
  readonly upload: PictureUpload | undefined;
  readonly onOffset: (offset: number) => void;
}

function Editor({ deck, isTutor, upload, onOffset }: EditorProps) {
  const { flashcardDeckId, cardCount } = deck;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
      <Stack gap="lg">
        <Card label="Deck">
          <DeckDetails key={flashcardDeckId} deck={deck} isTutor={isTutor} />
        </Card>
        <Card label="New card">
          <Title order={2} size="h4" mb="sm">
            New card
          </Title>
          <NewCardForm flashcardDeckId={flashcardDeckId} upload={upload} />
        </Card>
        <Card label="Many cards at once">
          <Title order={2} size="h4" mb="sm">
            Many cards at once
          </Title>
          <PasteListForm flashcardDeckId={flashcardDeckId} />
        </Card>
      </Stack>
      <Stack gap="lg">
        {isTutor ? (
          <Card label="Students">
            <Title order={2} size="h4" mb="sm">
              Students
            </Title>
            <DeckStudents flashcardDeckId={flashcardDeckId} name={deck.name} />
          </Card>
        ) : null}
        <Card label="Cards">
          <Group justify="space-between" mb="sm">
            <Title order={2} size="h4">
              {countOfCards(cardCount)}
            </Title>
            <ExportButtons deck={deck} />
          </Group>
          <CardList deck={deck} upload={upload} onOffset={onOffset} />
        </Card>
      </Stack>
    </SimpleGrid>
  );
}

export function DeckEditor({ id, isTutor, upload }: DeckEditorProps) {
  const [offset, setOffset] = useState(0);
  const deck = useAsk(getDeck, { params: { id }, query: { offset } }, { keepsPrevious: true });
  return (
    <Loaded query={deck} skeleton={<SkeletonRows rows={3} height={180} />}>
      {(shown) => <Editor deck={shown} isTutor={isTutor} upload={upload} onOffset={setOffset} />}
    </Loaded>
  );
}

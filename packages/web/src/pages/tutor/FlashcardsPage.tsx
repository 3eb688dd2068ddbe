/** The tutor's decks of flashcards, and for how many students each is set. */
import { deleteDeck, listTutorDecks, type TutorDeck } from '@comet/contract/flashcard-decks';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAct } from '../../api/act.ts';
import { useAsk } from '../../api/ask.ts';
import { ImportPackage } from '../../flashcards/ImportPackage.tsx';
import { ReadyDecks } from '../../flashcards/ReadyDecks.tsx';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import type { Column } from '../../ui/column.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { DeleteButton } from '../../ui/DeleteButton.tsx';
import { shortDate } from '../../ui/dates.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, TableSkeleton } from '../../ui/states.tsx';

const columns: readonly Column<TutorDeck>[] = [
  { title: 'Deck', value: ({ name }) => name },
  { title: 'Cards', value: ({ cardCount }) => cardCount },
  { title: 'Students', value: ({ studentCount }) => studentCount },
  { title: 'Created', value: ({ createdAt }) => createdAt, show: ({ createdAt }) => shortDate(createdAt) },
];

function DeckActions({ deck: { flashcardDeckId: id, name } }: { readonly deck: TutorDeck }) {
  const remove = useAct(deleteDeck, { done: 'The deck has been deleted' });
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Button
        component={Link}
        to={paths.tutorEditFlashcards(id)}
        variant="subtle"
        size="xs"
        aria-label={`Edit: ${name}`}
      >
        Edit
      </Button>
      <DeleteButton
        size="xs"
        aria-label={`Delete: ${name}`}
        loading={remove.isPending}
        name={name}
        consequence="Your students will no longer see it, and what they’ve learned of its cards will be gone."
        onDelete={() => remove.mutate({ params: { id } })}
      />
    </Group>
  );
}

export default function FlashcardsPage() {
  const decks = useAsk(listTutorDecks);
  const modal = useModal();
  const choose = (): void =>
    modal.open({ title: 'Ready decks', size: 'lg', body: <ReadyDecks firstYear={undefined} /> });
  const importDecks = (): void => modal.open({ title: 'Import from Anki', body: <ImportPackage /> });
  const create = (
    <Button component={Link} to={paths.tutorCreateFlashcards}>
      Create a deck
    </Button>
  );
  return (
    <>
      <PageHeader title="Flashcards" hint="Set decks for your classes or for single students">
        <Button variant="default" onClick={choose}>
          Ready decks
        </Button>
        <Button variant="default" onClick={importDecks}>
          Import from Anki
        </Button>
        {create}
      </PageHeader>
      <Loaded query={decks} skeleton={<TableSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No decks yet">
              <Text>Paste a list of words, and your students can learn them today.</Text>
            </EmptyState>
          ) : (
            <Card label="Decks" isTight>
              <DataTable
                label="Your decks of flashcards"
                columns={columns}
                rows={rows}
                keyOf={({ flashcardDeckId }) => flashcardDeckId}
                minWidth={640}
                csvName="Decks"
                isDense
                actions={(deck) => <DeckActions deck={deck} />}
              />
            </Card>
          )
        }
      </Loaded>
    </>
  );
}

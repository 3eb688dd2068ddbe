/** The student's flashcards: decks of their own and those that tutors have set. */
import { listStudentDecks } from '@comet/contract/flashcard-decks';
import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { DeckTiles } from '../../flashcards/DeckTiles.tsx';
import DueCards from '../../flashcards/DueCards.tsx';
import { ImportPackage } from '../../flashcards/ImportPackage.tsx';
import { MemoryReport } from '../../flashcards/MemoryReport.tsx';
import { ReadyDecks } from '../../flashcards/ReadyDecks.tsx';
import { Mascot } from '../../mascots/Mascot.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';

const filters = [
  { value: '', label: 'All decks' },
  { value: 'isForUser', label: 'My own' },
];

export default function FlashcardsPage() {
  const [isForUser, setForUser] = useState<'isForUser' | ''>('');
  const decks = useAsk(listStudentDecks, { query: { isForUser } }, { keepsPrevious: true });
  const user = useUser().data;
  const userId = user?.userId;
  const modal = useModal();
  const choose = (): void =>
    modal.open({ title: 'Ready decks', size: 'lg', body: <ReadyDecks firstYear={user?.yearOfStudy ?? undefined} /> });
  const importDecks = (): void => modal.open({ title: 'Import from Anki', body: <ImportPackage /> });
  return (
    <>
      <PageHeader title="Flashcards">
        <SegmentedControl
          aria-label="Which decks"
          data={filters}
          value={isForUser}
          onChange={(value) => setForUser(value === 'isForUser' ? value : '')}
        />
        <Button variant="default" onClick={choose}>
          Ready decks
        </Button>
        <Button variant="default" onClick={importDecks}>
          Import from Anki
        </Button>
        <Button component={Link} to={paths.createFlashcards}>
          Create a deck
        </Button>
      </PageHeader>
      <Loaded query={decks} skeleton={<SkeletonRows rows={3} height={160} />}>
        {(shown) =>
          shown.length === 0 ? (
            <EmptyState title="No flashcards yet" art={<Mascot subject="english" size={120} mood="sleep" />}>
              <Text>Make your first deck: type some words, or paste a list.</Text>
              <Button component={Link} to={paths.createFlashcards}>
                Create my first deck
              </Button>
            </EmptyState>
          ) : (
            <Stack gap="lg">
              <DueCards />
              <DeckTiles decks={shown} />
              {userId === undefined ? null : <MemoryReport studentId={userId} name="You" />}
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}

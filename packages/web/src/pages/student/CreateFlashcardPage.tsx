/** A student makes a deck, then writes its cards. */
import { Button } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { DeckEditor } from '../../flashcards/DeckEditor.tsx';
import { NewDeckForm } from '../../flashcards/NewDeckForm.tsx';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export default function CreateFlashcardPage() {
  const navigate = useNavigate();
  const id = Number(useSearchParams()[0].get('deck'));
  const isMade = Number.isInteger(id) && id > 0;
  return (
    <>
      <PageHeader title={isMade ? 'My deck' : 'Create a deck'}>
        <Button component={Link} to={paths.flashcards} variant="default">
          To my flashcards
        </Button>
      </PageHeader>
      {isMade ? (
        <DeckEditor key={id} id={id} isTutor={false} />
      ) : (
        <Card label="New deck">
          <NewDeckForm
            isTutor={false}
            onMade={(made) => void navigate(paths.editFlashcards(made), { replace: true })}
          />
        </Card>
      )}
    </>
  );
}

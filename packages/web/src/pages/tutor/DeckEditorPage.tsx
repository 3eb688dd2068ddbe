/** The tutor makes a deck or changes one. */
import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import { DeckEditor } from '../../flashcards/DeckEditor.tsx';
import { NewDeckForm } from '../../flashcards/NewDeckForm.tsx';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CardPictureUpload } from './CardPictureUpload.tsx';

export default function DeckEditorPage() {
  const navigate = useNavigate();
  const id = Number(useParams().id);
  const isMade = Number.isInteger(id) && id > 0;
  return (
    <>
      <PageHeader title={isMade ? 'Edit deck' : 'Create a deck'}>
        <Button component={Link} to={paths.tutorFlashcards} variant="default">
          All decks
        </Button>
      </PageHeader>
      {isMade ? (
        <DeckEditor key={id} id={id} isTutor upload={CardPictureUpload} />
      ) : (
        <Card label="New deck">
          <NewDeckForm isTutor onMade={(made) => void navigate(paths.tutorEditFlashcards(made), { replace: true })} />
        </Card>
      )}
    </>
  );
}

/** A deck of flashcards being passed. */
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { PassingDeck } from '../../flashcards/PassingDeck.tsx';
import { paths } from '../../navigation/paths.ts';

export default function PassingFlashcardsPage() {
  const navigate = useNavigate();
  const id = Number(useParams().id);
  useEffect(() => {
    document.title = 'Flashcards · Comet Club';
    // The way back is open without internet, too.
    void import('./FlashcardsPage.tsx').catch(() => undefined);
  }, []);
  if (!Number.isInteger(id) || id < 1) return <Navigate to={paths.flashcards} replace />;
  return <PassingDeck key={id} id={id} onLeave={() => void navigate(paths.flashcards)} />;
}

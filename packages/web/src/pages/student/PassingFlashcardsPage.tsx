/** A deck of flashcards being passed. */
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { PassingDay } from '../../flashcards/PassingDay.tsx';
import { PassingDeck } from '../../flashcards/PassingDeck.tsx';
import { paths } from '../../navigation/paths.ts';

export default function PassingFlashcardsPage() {
  const navigate = useNavigate();
  const params = useParams();
  const id = Number(params.id);
  const leave = (): void => void navigate(paths.flashcards);
  useEffect(() => {
    document.title = 'Flashcards · Comet Club';
    // The way back is open without internet, too.
    void import('./FlashcardsPage.tsx').catch(() => undefined);
  }, []);
  if (params.id === 'today') return <PassingDay onLeave={leave} />;
  if (!Number.isInteger(id) || id < 1) return <Navigate to={paths.flashcards} replace />;
  return <PassingDeck key={id} id={id} onLeave={leave} />;
}

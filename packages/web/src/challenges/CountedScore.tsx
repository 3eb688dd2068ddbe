/** The score of a run, counted up before the child's eyes. */
import type { Game } from '@comet/domain/challenges/games';
import { useEffect, useState } from 'react';
import { mayMove } from '../ui/reading-settings.ts';
import { scoreText } from './game-texts.ts';

const countMs = 700;

export function CountedScore({ game, score }: { readonly game: Game; readonly score: number }) {
  const [share, setShare] = useState(() => (mayMove() ? 0 : 1));
  useEffect(() => {
    if (!mayMove()) return;
    const beganAt = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const done = Math.max(0, Math.min(1, (now - beganAt) / countMs));
      setShare(1 - (1 - done) ** 3);
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <span aria-hidden="true">{scoreText(game, Math.round(score * share))}</span>
      <span className="only-read-aloud">{scoreText(game, score)}</span>
    </>
  );
}

/** A new rank, celebrated for a second; a tap or a key ends it. It stands in words on the page as well. */
import type { Rank } from '@comet/domain/rewards/rank';
import { useEffect, useState } from 'react';
import { Rocket } from '../drawings/Rocket.tsx';
import { mayMove } from '../ui/reading-settings.ts';
import { celebrationMs } from '../ui/tokens.ts';
import classes from './FinishScreen.module.css';

export default function RankUp({ name, step }: Pick<Rank, 'name' | 'step'>) {
  const [isOn, setOn] = useState(mayMove);
  useEffect(() => {
    const end = (): void => setOn(false);
    const timer = setTimeout(end, celebrationMs);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', end);
    };
  }, []);
  if (!isOn) return null;
  return (
    <button type="button" className={classes.rank} onClick={() => setOn(false)} aria-label="Skip the celebration">
      <Rocket size={180} isFlying />
      <span>
        You’re {name} {step} now!
      </span>
    </button>
  );
}

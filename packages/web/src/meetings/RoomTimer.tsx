/** What is left on the tutor's timer. */
import { useEffect, useState } from 'react';
import classes from './Room.module.css';
import { clockText } from './room-texts.ts';

const tickMs = 250;
const soonMs = 10_000;

export function RoomTimer({ endsAt }: { readonly endsAt: number }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const leftMs = endsAt - now;
  return (
    <span className={classes.pill} data-soon={leftMs < soonMs} role="timer" aria-label="Time left">
      {leftMs > 0 ? clockText(leftMs) : 'Time’s up!'}
    </span>
  );
}

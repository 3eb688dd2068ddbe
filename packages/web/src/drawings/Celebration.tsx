/** A burst of stars when something is finished: under a second, gone at a tap or a key, and not at all where motion is reduced. */
import { useEffect, useState } from 'react';
import { mayMove } from '../ui/reading-settings.ts';
import { celebrationMs } from '../ui/tokens.ts';
import classes from './Celebration.module.css';
import { metalTones, paint } from './paint.ts';
import { starPath } from './Stars.tsx';

const pieces = 20;
const colours = [metalTones.gold.base, paint.green, paint.lilac, paint.flame, paint.glass] as const;

export function Celebration() {
  // Asked before the first frame: not even that one moves for whoever wants stillness.
  const [isOn, setOn] = useState(mayMove);
  useEffect(() => {
    const end = (): void => setOn(false);
    // Should the animation never run, such as in a hidden tab.
    const timer = setTimeout(end, celebrationMs);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', end);
    };
  }, []);
  if (!isOn) return null;
  return (
    <button
      type="button"
      className={classes.celebration}
      onClick={() => setOn(false)}
      aria-label="Skip the celebration"
    >
      {Array.from({ length: pieces }, (_, place) => (
        <i key={place} style={{ rotate: `${(place * 360) / pieces}deg` }}>
          <svg
            width={place % 3 === 0 ? 26 : 18}
            height={26}
            viewBox="0 0 24 24"
            style={{ animationDelay: `${(place % 4) * 35}ms` }}
            onAnimationEnd={place % 4 === 3 ? () => setOn(false) : undefined}
            aria-hidden="true"
          >
            <path d={starPath} fill={colours[place % colours.length]} />
          </svg>
        </i>
      ))}
    </button>
  );
}

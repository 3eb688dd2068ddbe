/** A burst of stars when something is finished: under a second, gone at a tap or a key, and not at all where motion is reduced. */
import classes from './Celebration.module.css';
import { metalTones, paint } from './paint.ts';
import { starPath } from './Stars.tsx';
import { useCelebration } from './use-celebration.ts';

const pieces = 20;
const colours = [metalTones.gold.base, paint.green, paint.lilac, paint.flame, paint.glass] as const;

export function Celebration() {
  const { isOn, end } = useCelebration();
  if (!isOn) return null;
  return (
    <button type="button" className={classes.celebration} onClick={end} aria-label="Skip the celebration">
      {Array.from({ length: pieces }, (_, place) => (
        <i key={place} style={{ rotate: `${(place * 360) / pieces}deg` }}>
          <svg
            width={place % 3 === 0 ? 26 : 18}
            height={26}
            viewBox="0 0 24 24"
            style={{ animationDelay: `${(place % 4) * 35}ms` }}
            onAnimationEnd={place % 4 === 3 ? end : undefined}
            aria-hidden="true"
          >
            <path d={starPath} fill={colours[place % colours.length]} />
          </svg>
        </i>
      ))}
    </button>
  );
}

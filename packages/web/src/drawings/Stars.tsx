/** Stars won, out of three; told in words as well. */
import { metalTones, paint } from './paint.ts';

/** A star with soft points, 24 by 24 units. */
export const starPath =
  'M10.9 2.6a1.25 1.25 0 0 1 2.2 0l2.4 4.9 5.4.8a1.25 1.25 0 0 1 .7 2.1l-3.9 3.8.9 5.4a1.25 1.25 0 0 1-1.8 1.3L12 18.4l-4.8 2.5a1.25 1.25 0 0 1-1.8-1.3l.9-5.4-3.9-3.8a1.25 1.25 0 0 1 .7-2.1l5.4-.8z';

/** One star, won or still to be won. */
export function Star({ isWon, size }: { readonly isWon: boolean; readonly size: number }) {
  const { gold } = metalTones;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {isWon ? (
        <>
          <path d={starPath} fill={gold.base} stroke={gold.dark} strokeWidth={1.2} />
          <path d="M12 5.2l-1.9 4 -4.4.6 3.2 3.1L12 11.6z" fill={gold.light} />
          <path d="M12 11.6l3.4 6.3L12 16l-3.4 1.9z" fill={gold.dark} opacity={0.35} />
          <circle cx={9.4} cy={9.6} r={0.9} fill={paint.white} />
        </>
      ) : (
        <path d={starPath} fill="none" stroke="var(--comet-ink-soft)" strokeWidth={1.6} />
      )}
    </svg>
  );
}

export function Stars({ won, size = 24 }: { readonly won: number; readonly size?: number }) {
  return (
    <span role="img" aria-label={`${won} of 3 stars`} style={{ display: 'inline-flex', gap: 2 }}>
      {[1, 2, 3].map((place) => (
        <Star key={place} isWon={place <= won} size={size} />
      ))}
    </span>
  );
}

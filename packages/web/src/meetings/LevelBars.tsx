/** Bars that rise with a voice, so that a child sees that they can be heard. */
import classes from './LevelBars.module.css';
import { useLevel } from './use-level.ts';

/** How much of the level each bar takes: high in the middle. */
const shares = [0.35, 0.6, 0.8, 1, 0.8, 0.6, 0.35] as const;

export function LevelBars({ track }: { readonly track: MediaStreamTrack | undefined }) {
  const level = useLevel(track);
  return (
    <span className={classes.bars} aria-hidden="true">
      {shares.map((share, place) => (
        <span key={place} style={{ height: `${15 + 85 * level * share}%` }} />
      ))}
    </span>
  );
}

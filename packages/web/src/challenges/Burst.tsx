/** Stars that fly from a right answer; every fifth in a row is said aloud. */
import type { CSSProperties } from 'react';
import classes from './GameStage.module.css';
import { scenePaint } from './scenes/scene-paint.ts';

const fewest = 7;
const most = 16;
/** Combos that are worth a word. */
const saidEach = 5;

const flight = (place: number, count: number): CSSProperties =>
  ({ '--angle': `${(place * 360) / count}deg`, '--reach': `${-90 - (place % 3) * 34}px` }) as CSSProperties;

export function Burst({ combo }: { readonly combo: number }) {
  const count = Math.min(most, fewest + combo);
  return (
    <div className={classes.burst} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <i key={place} style={flight(place, count)}>
          <svg width={26} height={26} viewBox="0 0 40 40" aria-hidden="true">
            <path
              d="M20 3l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z"
              fill={scenePaint.blocks[place % scenePaint.blocks.length]}
            />
          </svg>
        </i>
      ))}
      {combo > 0 && combo % saidEach === 0 ? <b>{combo} in a row!</b> : null}
    </div>
  );
}

/** The ground of a scene: bands of colour from top to bottom over the whole screen. */
import { useId } from 'react';
import classes from './Scene.module.css';

export function Ground({ colours }: { readonly colours: readonly string[] }) {
  const id = useId();
  return (
    <svg className={classes.ground} viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          {colours.map((colour, place) => (
            <stop key={`${place} ${colour}`} offset={place / (colours.length - 1)} stopColor={colour} />
          ))}
        </linearGradient>
      </defs>
      <rect width={10} height={10} fill={`url(#${id})`} />
    </svg>
  );
}

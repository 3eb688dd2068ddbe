/** Stars over the whole scene; they fall past whoever flies. */
import { memo } from 'react';
import classes from './Scene.module.css';
import { scenePaint } from './scene-paint.ts';

const places = Array.from({ length: 80 }, (_, place) => [(place * 97.3) % 640, (place * 161.7) % 640] as const);

function Sheet() {
  return (
    <svg className={classes.sheet} viewBox="0 0 640 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill={scenePaint.white}>
        {places.map(([x, y], place) => (
          <circle key={x} cx={x} cy={y} r={0.8 + (place % 3) * 0.5} opacity={0.35 + (place % 4) * 0.15} />
        ))}
      </g>
    </svg>
  );
}

export const Stars = memo(function Stars({ flight }: { readonly flight?: 'usual' | 'fast' }) {
  const moving = flight === undefined ? '' : `${classes.stars} ${flight === 'fast' ? classes.fast : ''}`;
  return (
    <div className={`${classes.sky} ${classes.night}`} data-whole="true">
      <div className={moving}>
        <Sheet />
        {flight === undefined ? null : <Sheet />}
      </div>
    </div>
  );
});

/** Spelling Bee: a mascot in the hive, a bee, and a honey jar that empties as the clock runs. */
import { memo, useId } from 'react';
import { Mascot } from '../../mascots/Mascot.tsx';
import { Ground } from './Ground.tsx';
import { Layer } from './Layer.tsx';
import classes from './Scene.module.css';
import type { SceneProps } from './scene.ts';
import { scenePaint } from './scene-paint.ts';

/** From the top, in steps. */
const hexagon = 'l18 10v22l-18 10l-18-10v-22z';
const columns = 34;
const cells = Array.from({ length: 5 * columns }, (_, place) => {
  const row = Math.floor(place / columns);
  return [(place % columns) * 42 - 520 + (row % 2) * 21, row * 37 + 40] as const;
});
const filled = cells.filter((_, place) => place % 11 === 3);
const jarHeight = 60;

const Comb = memo(function Comb() {
  return (
    <Layer height={260}>
      <g opacity={0.3} fill="none" stroke={scenePaint.white} strokeWidth={3}>
        <path d={cells.map(([x, y]) => `M${x} ${y}${hexagon}`).join('')} />
      </g>
      <g fill={scenePaint.honey} opacity={0.55}>
        {filled.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}${hexagon}`} />
        ))}
      </g>
    </Layer>
  );
});

const Bee = memo(function Bee() {
  return (
    <Layer height={260} className={classes.float}>
      <g transform="translate(40 50)">
        <g className={classes.wings} fill={scenePaint.white} opacity={0.85}>
          <ellipse cx={24} cy={14} rx={11} ry={16} transform="rotate(-20 24 14)" />
          <ellipse cx={40} cy={13} rx={10} ry={15} transform="rotate(16 40 13)" />
        </g>
        <ellipse cx={31} cy={38} rx={24} ry={18} fill={scenePaint.bee} />
        <path d="M22 22q-6 16 0 32M36 21q-5 17 1 34" stroke={scenePaint.beeDark} strokeWidth={7} fill="none" />
        <circle cx={50} cy={36} r={11} fill={scenePaint.beeDark} />
        <circle cx={53} cy={34} r={4} fill={scenePaint.white} />
      </g>
    </Layer>
  );
});

export default function BeeScene({ run, subject, mood, left }: SceneProps) {
  const clip = useId();
  const honey = left === undefined ? 1 : left;
  return (
    <>
      <Ground colours={scenePaint.hive} />
      <Comb />
      <Layer height={260} className={classes.alive}>
        <g transform="translate(100 26)">
          <g
            key={run.answeredCount}
            className={mood === 'oops' ? classes.wobble : mood === 'cheer' ? classes.boost : ''}
          >
            <Mascot subject={subject} mood={mood} size={200} />
          </g>
        </g>
      </Layer>
      <Layer height={260}>
        <g transform="translate(312 106)">
          <clipPath id={clip}>
            <rect x={6} y={17} width={42} height={jarHeight} rx={11} />
          </clipPath>
          <rect x={3} y={14} width={48} height={66} rx={14} fill={scenePaint.jar} opacity={0.5} />
          <g clipPath={`url(#${clip})`}>
            <rect x={6} y={17 + jarHeight * (1 - honey)} width={42} height={jarHeight} fill={scenePaint.honey} />
          </g>
          <rect x={8} y={2} width={38} height={12} rx={5} fill={scenePaint.lid} />
        </g>
      </Layer>
      <Bee />
    </>
  );
}

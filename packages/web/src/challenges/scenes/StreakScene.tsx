/** Perfect Streak: a tower of blocks on an island above the clouds, one for each right answer, with a flag at the child's own best. */
import { memo } from 'react';
import { Mascot } from '../../mascots/Mascot.tsx';
import { Ground } from './Ground.tsx';
import { Layer } from './Layer.tsx';
import classes from './Scene.module.css';
import type { SceneProps } from './scene.ts';
import { scenePaint } from './scene-paint.ts';

const shown = 4;
const blockHeight = 34;
/** The grass that the tower stands on. */
const ground = 252;

const balloons = [
  [-330, 40, 0],
  [-90, 92, 2],
  [30, 20, 4],
  [520, 40, 3],
  [760, 110, 1],
] as const;
const clouds = [
  [-420, 190],
  [-160, 150],
  [36, 196],
  [372, 168],
  [580, 220],
  [820, 180],
] as const;

const Sky = memo(function Sky() {
  return (
    <Layer className={classes.drift}>
      {balloons.map(([x, y, colour]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-10 36L-5 54H5L10 36" fill="none" stroke={scenePaint.ink} strokeWidth={2} />
          <path d="M0-34C30-34 34 2 11 34H-11C-34 2-30-34 0-34Z" fill={scenePaint.blocks[colour]} />
          <path d="M0-34C11-34 13 2 4 34H-4C-13 2-11-34 0-34Z" fill={scenePaint.white} opacity={0.45} />
          <rect x={-7} y={53} width={14} height={10} rx={3} fill={scenePaint.lid} />
        </g>
      ))}
      <g fill={scenePaint.white} opacity={0.8}>
        {clouds.map(([x, y]) => (
          <path key={x} d={`M${x - 70} ${y}a22 22 0 0 1 34-20 34 34 0 0 1 62-4 24 24 0 0 1 40 24z`} />
        ))}
      </g>
    </Layer>
  );
});

const Island = memo(function Island() {
  return (
    <>
      <path d="M52 256Q70 300 130 308Q200 346 268 308Q334 298 348 256Z" fill={scenePaint.lid} />
      <path
        d="M84 278Q200 318 316 278Q300 300 262 304Q200 334 138 304Q100 300 84 278Z"
        fill={scenePaint.beeDark}
        opacity={0.25}
      />
      <path
        d="M40 258Q44 240 84 244Q120 232 200 238Q282 232 318 244Q356 240 360 258Q350 274 312 268Q200 284 88 268Q50 274 40 258Z"
        fill={scenePaint.comet}
      />
      <path
        d="M40 258Q50 274 88 268Q200 284 312 268Q350 274 360 258Q352 264 312 260Q200 274 88 260Q48 264 40 258Z"
        fill={scenePaint.cometEdge}
      />
      <g fill={scenePaint.star}>
        <circle cx={84} cy={248} r={5} />
        <circle cx={316} cy={250} r={5} />
        <circle cx={290} cy={244} r={4} />
      </g>
    </>
  );
});

const Flag = memo(function Flag({ best }: { readonly best: number }) {
  return (
    <g>
      <path d="M306 248V150" stroke={scenePaint.white} strokeWidth={6} strokeLinecap="round" />
      <path d="M309 152l56 17-56 20z" fill={scenePaint.star} />
      <text x={315} y={175} fontSize={15} fontWeight={700} fill={scenePaint.ink}>
        {best}
      </text>
    </g>
  );
});

/** The clock has a sheet of its own: it's drawn again more often than anything else here. */
const Clock = memo(function Clock({ left }: { readonly left: number }) {
  return (
    <Layer>
      <g transform="translate(330 60)">
        <circle r={26} fill={scenePaint.white} opacity={0.3} />
        <circle
          r={20}
          fill="none"
          stroke={scenePaint.star}
          strokeWidth={9}
          pathLength={1}
          strokeDasharray={`${left} 1`}
          transform="rotate(-90)"
        />
      </g>
    </Layer>
  );
});

/** A block by its number in the tower, in its place among those that show. */
function Block({ number, place }: { readonly number: number; readonly place: number }) {
  return (
    <g transform={`translate(${156 + (number % 2 === 0 ? 5 : -5)} ${ground - (place + 1) * blockHeight})`}>
      <rect width={88} height={blockHeight - 2} rx={10} fill={scenePaint.blocks[number % scenePaint.blocks.length]} />
      <rect y={23} width={88} height={9} rx={4} fill={scenePaint.ink} opacity={0.18} />
      <circle cx={44} cy={13} r={6} fill={scenePaint.white} opacity={0.75} />
    </g>
  );
}

/** What stands, the block that has just landed, and the mascot are sheets that move as wholes. */
const Tower = memo(function Tower({
  rightCount,
  subject,
  mood,
}: Pick<SceneProps, 'subject' | 'mood'> & Pick<SceneProps['run'], 'rightCount'>) {
  const height = Math.min(shown, rightCount);
  const first = rightCount - height;
  const landed = mood === 'cheer' && height > 0 ? height - 1 : undefined;
  const standing = Array.from({ length: landed ?? height }, (_, place) => place);
  return (
    <div className={`${classes.sky} ${mood === 'oops' ? classes.sway : classes.alive}`}>
      <Layer>
        {standing.map((place) => (
          <Block key={first + place} number={first + place} place={place} />
        ))}
      </Layer>
      {landed === undefined ? null : (
        <Layer key={rightCount} className={classes.land}>
          <Block number={first + landed} place={landed} />
        </Layer>
      )}
      <Layer className={mood === 'cheer' ? classes.leap : undefined}>
        <g transform={`translate(135 ${ground - height * blockHeight - 116})`}>
          <Mascot subject={subject} mood={mood} size={130} />
        </g>
      </Layer>
    </div>
  );
});

export default function StreakScene({ run, subject, mood, left, best }: SceneProps) {
  const hasFlag = best !== undefined && best > 0 && run.score < best;
  return (
    <>
      <Ground colours={scenePaint.sky} />
      <Sky />
      <Layer>
        <Island />
        {hasFlag ? <Flag best={best} /> : null}
      </Layer>
      {left === undefined ? null : <Clock left={left} />}
      <Tower rightCount={run.rightCount} subject={subject} mood={mood} />
    </>
  );
}

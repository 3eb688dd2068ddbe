/** Mental Math Whiz: copper pipes and a gear that turns as the clock runs; a lamp for each right sum. */
import { gameRules } from '@comet/domain/challenges/game-rules';
import { memo } from 'react';
import { Mascot } from '../../mascots/Mascot.tsx';
import { Ground } from './Ground.tsx';
import { Layer } from './Layer.tsx';
import classes from './Scene.module.css';
import type { SceneProps } from './scene.ts';
import { scenePaint } from './scene-paint.ts';

const lamps = Array.from({ length: gameRules.mentalMathWhiz.maxQuestions }, (_, place) => place);

const joints = [
  [70, 60],
  [330, 60],
  [40, 226],
  [360, 226],
  [-130, 60],
  [530, 60],
  [-200, 226],
  [600, 226],
] as const;
const gauges = [
  [-40, 140],
  [-330, 140],
  [450, 140],
  [730, 140],
] as const;

const Workshop = memo(function Workshop() {
  return (
    <Layer height={260}>
      <g fill="none" stroke={scenePaint.copper} strokeWidth={16}>
        <path d="M-900 60H70V-160M1300 60H330V-160M-900 226H40V700M1300 226H360V700M-130-160V60M530-160V60M-200 226V700M600 226V700" />
      </g>
      <g fill={scenePaint.copperLight}>
        {joints.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={14} />
        ))}
      </g>
      {gauges.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r={40} fill={scenePaint.copper} />
          <circle r={31} fill={scenePaint.jar} />
          <path d="M-20 8A22 22 0 0 1 20 8" fill="none" stroke={scenePaint.gear} strokeWidth={7} />
          <path d="M0 8L12-12" stroke={scenePaint.ink} strokeWidth={5} strokeLinecap="round" />
        </g>
      ))}
    </Layer>
  );
});

/** Once round in as many jerks, like a clock: between them nothing moves. */
const jerks = 10;

export default function WhizScene({ run, subject, mood, left }: SceneProps) {
  const turned = Math.round((1 - (left ?? 1)) * jerks) * (360 / jerks);
  return (
    <>
      <Ground colours={scenePaint.workshop} />
      <Workshop />
      <Layer height={260}>
        <rect x={92} y={206} width={216} height={40} rx={16} fill={scenePaint.copper} />
        <rect x={99} y={213} width={202} height={26} rx={10} fill={scenePaint.screen} />
        {lamps.map((place) => (
          <circle
            key={place}
            cx={110 + place * 9.5}
            cy={226}
            r={4}
            fill={place < run.rightCount ? scenePaint.comet : scenePaint.copper}
            opacity={place < run.answeredCount ? 1 : 0.5}
          />
        ))}
        <g transform="translate(340 140)">
          <g className={classes.jerk} style={{ transform: `rotate(${turned}deg)` }}>
            <circle r={33} fill="none" stroke={scenePaint.gear} strokeWidth={13} strokeDasharray="12 8.7" />
            <circle r={24} fill={scenePaint.gear} />
            <circle cy={-14} r={5} fill={scenePaint.workshop[1]} />
          </g>
        </g>
      </Layer>
      <Layer height={260} className={classes.alive}>
        <g key={run.answeredCount} className={mood === 'oops' ? classes.wobble : mood === 'cheer' ? classes.boost : ''}>
          <g transform="translate(110 26)">
            <Mascot subject={subject} mood={mood} size={180} />
          </g>
        </g>
      </Layer>
    </>
  );
}

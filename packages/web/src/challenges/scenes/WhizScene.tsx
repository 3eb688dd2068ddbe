/** Mental Math Whiz: copper pipes and a gear that turns as the clock runs; a lamp for each right sum. */
import { gameRules } from '@comet/domain/challenges/game-rules';
import { Mascot } from '../../mascots/Mascot.tsx';
import { Ground } from './Ground.tsx';
import classes from './Scene.module.css';
import type { SceneProps } from './scene.ts';
import { scenePaint } from './scene-paint.ts';

const lamps = Array.from({ length: gameRules.mentalMathWhiz.maxQuestions }, (_, place) => place);

export default function WhizScene({ run, subject, mood, left }: SceneProps) {
  return (
    <>
      <Ground colours={scenePaint.workshop} />
      <svg className={classes.picture} viewBox="0 0 400 260" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        <g fill="none" stroke={scenePaint.copper} strokeWidth={16}>
          <path d="M-600 60H70V-60M1000 60H330V-60M-600 226H40V400M1000 226H360V400" />
        </g>
        <g fill={scenePaint.copperLight}>
          <circle cx={70} cy={60} r={14} />
          <circle cx={330} cy={60} r={14} />
          <circle cx={40} cy={226} r={14} />
          <circle cx={360} cy={226} r={14} />
        </g>
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
        <g key={run.answeredCount} className={mood === 'oops' ? classes.wobble : mood === 'cheer' ? classes.boost : ''}>
          <g transform="translate(110 26)">
            <Mascot subject={subject} mood={mood} size={180} />
          </g>
        </g>
        <g transform="translate(340 140)">
          <g className={classes.move} style={{ transform: `rotate(${(1 - (left ?? 1)) * 360}deg)` }}>
            <circle r={33} fill="none" stroke={scenePaint.gear} strokeWidth={13} strokeDasharray="12 8.7" />
            <circle r={24} fill={scenePaint.gear} />
            <circle cy={-14} r={5} fill={scenePaint.workshop[1]} />
          </g>
        </g>
      </svg>
    </>
  );
}

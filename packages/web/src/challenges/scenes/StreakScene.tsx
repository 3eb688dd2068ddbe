/** Perfect Streak: a tower of blocks above the clouds, one for each right answer, with a flag at the child's own best. */
import { Mascot } from '../../mascots/Mascot.tsx';
import { Ground } from './Ground.tsx';
import classes from './Scene.module.css';
import type { SceneProps } from './scene.ts';
import { scenePaint } from './scene-paint.ts';

const shown = 4;
const blockHeight = 34;

export default function StreakScene({ run, subject, mood, left }: SceneProps) {
  const height = Math.min(shown, run.rightCount);
  const first = run.rightCount - height;
  const top = 262 - height * blockHeight;
  return (
    <>
      <Ground colours={scenePaint.sky} />
      <svg className={classes.picture} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        <g fill={scenePaint.white} opacity={0.85}>
          <ellipse cx={40} cy={190} rx={90} ry={24} />
          <ellipse cx={360} cy={150} rx={80} ry={22} />
          <ellipse cx={-160} cy={110} rx={90} ry={24} />
          <ellipse cx={560} cy={220} rx={90} ry={24} />
        </g>
        <g key={run.answeredCount} className={mood === 'oops' ? classes.wobble : ''}>
          {Array.from({ length: height }, (_, place) => {
            const number = first + place;
            return (
              <g
                key={number}
                transform={`translate(${156 + (number % 2 === 0 ? 5 : -5)} ${262 - (place + 1) * blockHeight})`}
              >
                <rect
                  width={88}
                  height={blockHeight - 2}
                  rx={10}
                  fill={scenePaint.blocks[number % scenePaint.blocks.length]}
                />
                <rect y={23} width={88} height={9} rx={4} fill={scenePaint.ink} opacity={0.18} />
                <circle cx={44} cy={13} r={6} fill={scenePaint.white} opacity={0.75} />
              </g>
            );
          })}
          <g transform={`translate(135 ${top - 116})`}>
            <g className={mood === 'cheer' ? classes.boost : ''}>
              <Mascot subject={subject} mood={mood} size={130} />
            </g>
          </g>
        </g>
        <rect x={-600} y={262} width={1600} height={60} fill={scenePaint.sky[0]} opacity={0.55} />
        {left === undefined ? null : (
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
        )}
      </svg>
    </>
  );
}

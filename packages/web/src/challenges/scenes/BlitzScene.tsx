/** Blitz Quiz: a mascot rides a comet up through the stars, with a pale comet that is the child's own best beside it. */
import { Mascot } from '../../mascots/Mascot.tsx';
import { Ground } from './Ground.tsx';
import classes from './Scene.module.css';
import type { SceneProps } from './scene.ts';
import { scenePaint } from './scene-paint.ts';

const tail = 'M44 128Q30 200 85 262Q140 200 126 128Z';
const starPlaces = Array.from({ length: 44 }, (_, place) => [(place * 97.3) % 640, (place * 61.7) % 300] as const);
const maxLead = 60;

export default function BlitzScene({ run, subject, mood, ghost }: SceneProps) {
  const lead = Math.max(-maxLead, Math.min(maxLead, (run.score - (ghost ?? run.score)) * 0.7));
  const flame = 1 + Math.min(10, run.combo) * 0.055;
  const speed = run.combo >= 5 ? ` ${classes.fast}` : '';
  return (
    <>
      <Ground colours={scenePaint.blitz} />
      <svg className={classes.picture} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        <g className={`${classes.stars}${speed}`} fill={scenePaint.white}>
          {[0, -300, 300].map((shift) => (
            <g key={shift} transform={`translate(-120 ${shift - 300})`}>
              {starPlaces.map(([x, y], place) => (
                <circle key={x} cx={x} cy={y} r={1 + (place % 3) * 0.7} opacity={0.4 + (place % 4) * 0.15} />
              ))}
            </g>
          ))}
        </g>
        {ghost === undefined ? null : (
          <g
            className={classes.move}
            style={{ transform: `translate(272px, ${60 + lead * 0.75}px) scale(0.52)` }}
            opacity={0.8}
          >
            <path d={tail} fill={scenePaint.ghostTail} opacity={0.7} />
            <circle cx={85} cy={124} r={50} fill={scenePaint.ghost} />
            <path
              d="M70 112v10M100 112v10M74 138q11 9 22 0"
              stroke={scenePaint.ghostEyes}
              strokeWidth={7}
              fill="none"
              strokeLinecap="round"
            />
          </g>
        )}
        <g className={classes.move} style={{ transform: `translate(110px, ${6 - lead * 0.55}px)` }}>
          <g
            key={run.answeredCount}
            className={mood === 'oops' ? classes.wobble : run.answeredCount > 0 ? classes.boost : ''}
          >
            <g className={classes.flame}>
              <g style={{ transform: `scale(1, ${flame})`, transformOrigin: '85px 128px' }}>
                <path d={tail} fill={scenePaint.flame} />
                <path d="M56 130Q48 190 85 234Q122 190 114 130Z" fill={scenePaint.flameHot} />
                <path d="M68 132Q66 174 85 202Q104 174 102 132Z" fill={scenePaint.flameCore} />
              </g>
            </g>
            <circle cx={85} cy={128} r={50} fill={scenePaint.cometEdge} />
            <circle cx={85} cy={124} r={50} fill={scenePaint.comet} />
            <g transform="translate(7 -30)">
              <Mascot subject={subject} mood={mood} size={156} />
            </g>
          </g>
        </g>
      </svg>
    </>
  );
}

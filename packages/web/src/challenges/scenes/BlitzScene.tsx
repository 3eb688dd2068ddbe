/** Blitz Quiz: a mascot rides a comet up through the stars, with a pale comet that is the child's own best beside it. */
import { Mascot } from '../../mascots/Mascot.tsx';
import { Ground } from './Ground.tsx';
import { Layer } from './Layer.tsx';
import classes from './Scene.module.css';
import { Stars } from './Stars.tsx';
import type { SceneProps } from './scene.ts';
import { scenePaint } from './scene-paint.ts';

const tail = 'M154 134Q140 206 195 268Q250 206 236 134Z';
/** Of the scene's height: how far one comet can be ahead of the other. */
const maxLead = 20;
/** Of the scene's height: room for the ears of the rider. */
const lowered = 5;

export default function BlitzScene({ run, subject, mood, ghost }: SceneProps) {
  const lead = Math.max(-maxLead, Math.min(maxLead, (run.score - (ghost ?? run.score)) * 0.23));
  const flame = 1 + Math.min(10, run.combo) * 0.055;
  const flown = { transform: `translateY(${lowered - lead * 0.55}%)` };
  return (
    <>
      <Ground colours={scenePaint.blitz} />
      <Stars flight={run.combo >= 5 ? 'fast' : 'usual'} />
      {ghost === undefined ? null : (
        <Layer className={classes.move} style={{ transform: `translateY(${lead * 0.75}%)` }}>
          <g opacity={0.8} transform="translate(272 60) scale(0.52)">
            <path d="M44 128Q30 200 85 262Q140 200 126 128Z" fill={scenePaint.ghostTail} opacity={0.7} />
            <circle cx={85} cy={124} r={50} fill={scenePaint.ghost} />
            <path
              d="M70 112v10M100 112v10M74 138q11 9 22 0"
              stroke={scenePaint.ghostEyes}
              strokeWidth={7}
              fill="none"
              strokeLinecap="round"
            />
          </g>
        </Layer>
      )}
      <div className={`${classes.sky} ${classes.move}`} style={flown}>
        <Layer className={classes.flame}>
          <g style={{ transform: `scale(1, ${flame})`, transformOrigin: '195px 134px' }}>
            <path d={tail} fill={scenePaint.flame} />
            <path d="M166 136Q158 196 195 240Q232 196 224 136Z" fill={scenePaint.flameHot} />
            <path d="M178 138Q176 180 195 208Q214 180 212 138Z" fill={scenePaint.flameCore} />
          </g>
        </Layer>
        <Layer className={classes.alive}>
          <g
            key={run.answeredCount}
            className={mood === 'oops' ? classes.wobble : run.answeredCount > 0 ? classes.boost : ''}
          >
            <circle cx={195} cy={134} r={50} fill={scenePaint.cometEdge} />
            <circle cx={195} cy={130} r={50} fill={scenePaint.comet} />
            <g transform="translate(124 -8)">
              <Mascot subject={subject} mood={mood} size={142} />
            </g>
          </g>
        </Layer>
      </div>
    </>
  );
}

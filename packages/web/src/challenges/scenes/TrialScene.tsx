/** Time Trial: a rocket goes once round a planet in twenty questions, with a pale rocket that is the child's own best. */
import { gameRules } from '@comet/domain/challenges/game-rules';
import { memo } from 'react';
import { Mascot } from '../../mascots/Mascot.tsx';
import { Ground } from './Ground.tsx';
import { Layer } from './Layer.tsx';
import classes from './Scene.module.css';
import { Stars } from './Stars.tsx';
import type { SceneProps } from './scene.ts';
import { scenePaint } from './scene-paint.ts';

const lap = gameRules.timeTrial.maxQuestions;
const radius = { x: 160, y: 70 };

/** Where a rocket is after so many questions. */
function onRing(answered: number): string {
  const angle = (Math.min(lap, answered) / lap) * 2 * Math.PI + Math.PI / 2;
  return `translate(${200 + radius.x * Math.cos(angle)}px, ${170 + radius.y * Math.sin(angle)}px)`;
}

function Rocket({ isGhost = false }: { readonly isGhost?: boolean }) {
  return (
    <g opacity={isGhost ? 0.6 : 1}>
      <path d="M-9 16q9 22 18 0z" fill={isGhost ? scenePaint.ghostTail : scenePaint.flame} />
      <path d="M0-26Q15-6 11 18H-11Q-15-6 0-26Z" fill={isGhost ? scenePaint.ghost : scenePaint.rocket} />
      <path d="M0-26Q7-17 10-6H-10Q-7-17 0-26Z" fill={isGhost ? scenePaint.ghostTail : scenePaint.rocketTip} />
      <circle cy={4} r={5} fill={scenePaint.ring} />
    </g>
  );
}

const Space = memo(function Space() {
  return (
    <Layer>
      <g transform="translate(-150 90) rotate(-18)">
        <circle r={46} fill={scenePaint.ghostTail} />
        <ellipse rx={76} ry={16} fill="none" stroke={scenePaint.ghost} strokeWidth={8} />
      </g>
      <g transform="translate(580 210)">
        <circle r={58} fill={scenePaint.cometEdge} />
        <path d="M-50-28Q0-8 50-28M-57 8Q0 30 57 8" fill="none" stroke={scenePaint.comet} strokeWidth={12} />
      </g>
      <ellipse
        cx={200}
        cy={170}
        rx={radius.x}
        ry={radius.y}
        fill="none"
        stroke={scenePaint.ring}
        strokeWidth={18}
        opacity={0.5}
      />
      <ellipse
        cx={200}
        cy={170}
        rx={radius.x}
        ry={radius.y}
        fill="none"
        stroke={scenePaint.white}
        strokeWidth={2.5}
        strokeDasharray="12 10"
      />
      <circle cx={200} cy={160} r={66} fill={scenePaint.planet} />
      <path d="M200 94a66 66 0 1 1-40 118a74 74 0 0 0 40-118z" fill={scenePaint.planetDark} opacity={0.4} />
    </Layer>
  );
});

export default function TrialScene({ run, subject, mood, ghost }: SceneProps) {
  return (
    <>
      <Ground colours={scenePaint.space} />
      <Stars />
      <Space />
      <Layer className={classes.alive}>
        <g key={run.answeredCount} className={mood === 'oops' ? classes.wobble : mood === 'cheer' ? classes.boost : ''}>
          <g transform="translate(142 26)">
            <Mascot subject={subject} mood={mood} size={116} />
          </g>
        </g>
      </Layer>
      <Layer>
        {ghost === undefined ? null : (
          <g className={classes.move} style={{ transform: onRing(ghost) }}>
            <Rocket isGhost />
          </g>
        )}
        <g className={classes.move} style={{ transform: onRing(run.answeredCount) }}>
          <Rocket />
        </g>
      </Layer>
    </>
  );
}

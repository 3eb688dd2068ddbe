/** Survival: hopping over turtles by moonlight; the turtle that carries you dives as the clock runs. */
import { type CSSProperties, memo } from 'react';
import { Mascot, type Mood } from '../../mascots/Mascot.tsx';
import { Ground } from './Ground.tsx';
import { Layer } from './Layer.tsx';
import classes from './Scene.module.css';
import { Stars } from './Stars.tsx';
import type { SceneProps } from './scene.ts';
import { scenePaint } from './scene-paint.ts';

const gap = 210;
const around = [-2, -1, 1, 2, 3] as const;

function Turtle({ place, isBest }: { readonly place: number; readonly isBest: boolean }) {
  const [shell, edge, skin] = scenePaint.turtles[place % scenePaint.turtles.length] ?? scenePaint.turtles[0];
  return (
    <>
      <path d="M30 66q-18 4-22 20 18 6 32-8zM150 66q18 4 22 20-18 6-32-8z" fill={skin} />
      <circle cx={168} cy={52} r={19} fill={skin} />
      <circle cx={174} cy={47} r={4.5} fill={scenePaint.ink} />
      <path d="M18 74Q26 22 90 20T162 74Q90 92 18 74Z" fill={shell} />
      <path d="M18 74Q90 92 162 74Q158 84 150 88Q90 100 30 88Q20 84 18 74Z" fill={edge} />
      {isBest ? (
        <>
          <path d="M86 26V-46" stroke={scenePaint.white} strokeWidth={6} strokeLinecap="round" />
          <path d="M88-46l46 14-46 16z" fill={scenePaint.star} />
        </>
      ) : null}
    </>
  );
}

const movement: Partial<Record<Mood, string | undefined>> = { oops: classes.splash, cheer: classes.hop };

const wave = (y: number) => `M-2400 ${y}q25-14 50 0${'t50 0'.repeat(103)}V3000H-2400Z`;

const Night = memo(function Night() {
  return (
    <Layer>
      <circle cx={270} cy={86} r={76} fill={scenePaint.moon} opacity={0.16} />
      <circle cx={270} cy={86} r={58} fill={scenePaint.moon} />
      <circle cx={250} cy={72} r={10} fill={scenePaint.moonDust} opacity={0.6} />
      <circle cx={286} cy={102} r={13} fill={scenePaint.moonDust} opacity={0.5} />
      <path
        d="M-2400 250Q-1900 140-1500 214Q-1200 160-900 226Q-500 130-300 210Q-60 150 80 208Q240 160 460 214Q700 140 1000 216Q1500 150 1900 214Q2300 150 2800 250Z"
        fill={scenePaint.hills}
      />
      <path d={wave(214)} fill={scenePaint.sea[0]} />
    </Layer>
  );
});

const Sea = memo(function Sea() {
  return (
    <Layer>
      <path d={wave(262)} fill={scenePaint.sea[1]} />
      <path d={wave(286)} fill={scenePaint.sea[3]} />
    </Layer>
  );
});

export default function SurvivalScene({ run, subject, mood, best }: SceneProps) {
  const place = run.answeredCount;
  const limitMs = run.question?.limitMs ?? null;
  const isSinking = limitMs !== null && mood === 'idle';
  // Two names of one movement: it begins again with each question.
  const sink = (run.question?.position ?? 0) % 2 === 0 ? classes.sink : classes.sinkAgain;
  const world: CSSProperties & Record<'--shift', number> = { '--shift': 110 - place * gap };
  const turtle = (at: number) => (
    <g key={at} transform={`translate(${at * gap} 176)`}>
      <Turtle place={Math.max(0, at)} isBest={best !== undefined && best > 0 && at === best} />
    </g>
  );
  return (
    <>
      <Ground colours={scenePaint.dusk} />
      <Stars />
      <Night />
      <div className={`${classes.sky} ${classes.scale}`}>
        <Layer className={classes.world} style={world}>
          {around.map((step) => turtle(place + step))}
        </Layer>
        <div
          className={`${classes.sky} ${isSinking ? sink : ''}`}
          style={isSinking ? { animationDuration: `${limitMs}ms` } : {}}
        >
          <Layer className={classes.world} style={world}>
            {turtle(place)}
          </Layer>
          <Layer className={movement[mood] ?? classes.alive}>
            <g transform="translate(130 76)">
              <Mascot subject={subject} mood={mood} size={136} />
            </g>
          </Layer>
        </div>
      </div>
      <Sea />
    </>
  );
}

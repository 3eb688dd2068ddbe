/** One picture of a film: the paper with what is on it, and the mascot of the subject beside it. */
import { type Film, type FilmPart, type FilmScene, filmPaper } from '@comet/contract/film';
import { timelineOf } from '@comet/domain/films/film-timeline';
import { Planet } from '../drawings/Planet.tsx';
import { Mascot } from '../mascots/Mascot.tsx';
import { FigurePaints, MarkView } from '../question/FigureView.tsx';
import { partsAt } from './film-motion.ts';

/** Pixels. Below the paper there is room for the captions. */
export const filmSize = { width: 854, height: 480 } as const;

const paperAt = 20;
const stars = [
  [700, 40, 2],
  [742, 92, 1.5],
  [820, 60, 2.5],
  [790, 140, 1.5],
  [690, 150, 2],
  [60, 440, 2],
  [240, 410, 1.5],
  [420, 452, 2],
  [600, 418, 1.5],
] as const;

/** The mascot nods once in 1.5 seconds and blinks in the last moment of every three; a moment is a sixth of a second. */
const momentMs = 1000 / 6;
const nodMoments = 9;
const blinkMoments = 18;

function Parts({ parts }: { readonly parts: readonly (FilmPart & { readonly opacity?: number })[] }) {
  return parts.map(({ key, at: [x, y], turnDegrees = 0, stretch = [1, 1], marks, opacity = 1 }, place) => (
    <g
      key={`${key} ${place}`}
      opacity={opacity}
      transform={`translate(${x} ${y}) rotate(${turnDegrees}) scale(${stretch[0]} ${stretch[1]})`}
    >
      {marks.map((mark, at) => (
        <MarkView key={at} mark={mark} />
      ))}
    </g>
  ));
}

export function FilmFrame({ film, ms }: { readonly film: Film; readonly ms: number }) {
  const mood = timelineOf(film.scenes).findLast(({ fromMs }) => fromMs <= ms)?.mood ?? 'idle';
  const moment = Math.floor(ms / momentMs);
  const nod = Math.round(4 * Math.sin(((moment % nodMoments) / nodMoments) * 2 * Math.PI));
  return (
    <svg width={filmSize.width} height={filmSize.height} aria-hidden="true">
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor="var(--world-sky-top)" />
          <stop offset="1" stopColor="var(--world-sky-low)" />
        </linearGradient>
      </defs>
      <rect width={filmSize.width} height={filmSize.height} fill="url(#sky)" />
      {stars.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="var(--world-soft)" opacity={0.7} />
      ))}
      <g transform="translate(680 300)">
        <Planet subject={film.subject} place={1} size={160} />
      </g>
      <g transform={`translate(670 ${172 + nod})`} data-blink={moment % blinkMoments === blinkMoments - 1}>
        <Mascot subject={film.subject} mood={mood} size={180} />
      </g>
      <g transform={`translate(${paperAt} ${paperAt})`}>
        <rect {...filmPaper} rx={22} fill="var(--comet-paper)" />
        <FigurePaints>
          <Parts parts={partsAt(film.scenes, ms)} />
        </FigurePaints>
      </g>
    </svg>
  );
}

/** The paper of a scene when everything on it has come to rest. */
export function StillPaper({ scene }: { readonly scene: FilmScene }) {
  return (
    <svg viewBox={`0 0 ${filmPaper.width} ${filmPaper.height}`} aria-hidden="true">
      <FigurePaints>
        <Parts parts={scene.parts} />
      </FigurePaints>
    </svg>
  );
}

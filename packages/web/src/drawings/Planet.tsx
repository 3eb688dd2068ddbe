/** A planet on a path: twelve looks from a few parameters, in its subject's colours; asleep while it is closed. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { useId } from 'react';
import { Padlock } from './Padlock.tsx';
import { asleep, moonDust, paint, subjectTones } from './paint.ts';
import { planetPatterns } from './planet-patterns.tsx';

interface PlanetProps {
  readonly subject: SubjectKey;
  /** Its place on the path, from 0; neighbours never look alike. */
  readonly place: number;
  readonly isLocked?: boolean;
  /** What is done shines. */
  readonly isDone?: boolean;
  readonly size?: number;
}

/** The edge of the planet without the part that the light reaches. */
const shade = 'M60 20a40 40 0 1 1 0 80a40 40 0 1 1 0 -80zM50 14a40 40 0 1 0 0 80a40 40 0 1 0 0 -80z';

export function Planet({ subject, place, isLocked = false, isDone = false, size = 96 }: PlanetProps) {
  const clip = useId();
  const look = planetPatterns[place % planetPatterns.length];
  const tones = isLocked ? asleep : (subjectTones[subject][place % 3] ?? asleep);
  const ring = look?.ringTilt;
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden="true">
      <defs>
        <clipPath id={clip}>
          <circle cx={60} cy={60} r={40} />
        </clipPath>
      </defs>
      {isDone ? (
        <>
          <circle cx={60} cy={60} r={56} fill={tones.light} opacity={0.12} />
          <circle cx={60} cy={60} r={49} fill={tones.light} opacity={0.22} />
        </>
      ) : null}
      {ring === undefined ? null : (
        <g transform={`rotate(${ring} 60 60)`} fill="none">
          <path d="M3 60A57 15 0 0 1 117 60" stroke={tones.base} strokeWidth={7.5} />
          <path d="M5 60A55 13.6 0 0 1 115 60" stroke={tones.dark} strokeWidth={2} />
        </g>
      )}
      <g clipPath={`url(#${clip})`}>
        <circle cx={60} cy={60} r={40} fill={tones.base} />
        {look?.pattern(tones)}
        <path d={shade} fillRule="evenodd" fill={paint.ink} opacity={0.32} />
        <ellipse cx={44} cy={38} rx={11} ry={6} transform="rotate(-38 44 38)" fill={paint.white} opacity={0.42} />
        <circle cx={56} cy={29} r={2.2} fill={paint.white} opacity={0.42} />
      </g>
      {ring === undefined ? null : (
        <g transform={`rotate(${ring} 60 60)`} fill="none">
          <path d="M22 69A57 15 0 0 0 98 69" stroke={tones.dark} strokeWidth={7} opacity={0.45} />
          <path d="M3 60A57 15 0 0 0 117 60" stroke={tones.light} strokeWidth={7.5} />
          <path d="M5 60A55 13.6 0 0 0 115 60" stroke={tones.accent} strokeWidth={2} />
        </g>
      )}
      {look?.hasMoon === true ? (
        <>
          <circle cx={101} cy={28} r={9} fill={isLocked ? tones.light : moonDust.base} />
          <circle cx={99} cy={26} r={2.4} fill={isLocked ? tones.dark : moonDust.dark} opacity={0.6} />
          <circle cx={104} cy={31} r={1.6} fill={isLocked ? tones.dark : moonDust.dark} opacity={0.6} />
        </>
      ) : null}
      {isLocked ? <Padlock x={60} y={62} scale={1.15} /> : null}
    </svg>
  );
}

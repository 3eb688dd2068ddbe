/** The badge of a chapter's final test: a medal in its metal, with as many stars, and the sign of its subject. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { ReactNode } from 'react';
import { asleep, type Metal, metalTones, subjectTones } from './paint.ts';
import { starPath } from './Stars.tsx';

export type BadgeLevel = Metal | 'none';

interface BadgeProps {
  readonly subject: SubjectKey;
  readonly level: BadgeLevel;
  readonly size?: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A round edge of soft waves, like a bottle top. */
function scallops(count: number, radius: number, depth: number): string {
  const point = (at: number, r: number): string => {
    const angle = (2 * Math.PI * at) / count - Math.PI / 2;
    return `${round(60 + r * Math.cos(angle))} ${round(50 + r * Math.sin(angle))}`;
  };
  const waves = Array.from(
    { length: count },
    (_, at) => `Q${point(at + 0.5, radius + depth)} ${point(at + 1, radius)}`,
  );
  return `M${point(0, radius)}${waves.join('')}z`;
}
const edge = scallops(16, 41, 9);

/** Signs of 40 by 40 units around their middle. */
const signs: Readonly<Record<SubjectKey, ReactNode>> = {
  math: (
    <>
      <path d="M-15 -8h12M-9 -14v12M4 -13l10 10M14 -13l-10 10M-15 9h12" />
      <path d="M3 9h12" />
      <path d="M9 3.5v.1M9 14.5v.1" strokeWidth={5} />
    </>
  ),
  english: (
    <>
      <path d="M0 16l-8 -13l8 -18l8 18z" />
      <path d="M0 16v-12M-6 8h12" />
      <circle cy={2} r={2} />
    </>
  ),
  verbalReasoning: (
    <>
      <rect x={-14} y={-14} width={28} height={28} rx={6} />
      <path d="M-6 8l6 -16l6 16M-4 3h8" />
    </>
  ),
  nonVerbalReasoning: (
    <>
      <path d="M0 -16l8 13h-16z" />
      <circle cx={-8} cy={8} r={7} />
      <rect x={3} y={2} width={13} height={13} rx={2} />
    </>
  ),
};

const pips: Readonly<Record<BadgeLevel, readonly number[]>> = {
  none: [],
  bronze: [0],
  silver: [-8, 8],
  gold: [-15, 0, 15],
};

export function Badge({ subject, level, size = 96 }: BadgeProps) {
  const metal = level === 'none' ? asleep : metalTones[level];
  const [ribbon] = level === 'none' ? [asleep] : subjectTones[subject];
  return (
    <svg width={size} height={(size * 7) / 6} viewBox="0 0 120 140" aria-hidden="true">
      <path d="M34 74l-14 52l18 -7l12 17l16 -54z" fill={ribbon.base} />
      <path d="M86 74l14 52l-18 -7l-12 17l-16 -54z" fill={ribbon.base} />
      <path d="M42 80l-11 40l7 -1l12 17l10 -36zM78 80l4 39l-12 17l-10 -36z" fill={ribbon.dark} opacity={0.35} />
      <path d={edge} transform="translate(1 2.5)" fill={metal.dark} />
      <path d={edge} fill={metal.base} />
      <circle cx={60} cy={50} r={34} fill={metal.dark} opacity={0.5} />
      <circle cx={60} cy={51.5} r={33} fill={metal.light} />
      <path d="M60 18.5a33 33 0 0 1 0 66a40 40 0 0 0 0 -66z" fill={metal.base} opacity={0.7} />
      <g
        transform={`translate(60 ${level === 'none' ? 51 : 46}) scale(${level === 'none' ? 1.2 : 1.05})`}
        fill="none"
        stroke={metal.dark}
        strokeWidth={3.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {signs[subject]}
      </g>
      {pips[level].map((x) => (
        <path
          key={x}
          d={starPath}
          transform={`translate(${60 + x} ${x === 0 ? 74 : 72}) scale(0.6) translate(-12 -12)`}
          fill={metal.dark}
        />
      ))}
      <path
        d="M27 40a35 35 0 0 1 22 -23"
        fill="none"
        stroke={metal.accent}
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.9}
      />
      <circle cx={24.5} cy={49} r={2.2} fill={metal.accent} opacity={0.9} />
    </svg>
  );
}

/** What is said of a badge. */
export const badgeNames: Readonly<Record<BadgeLevel, string>> = {
  none: 'No badge yet',
  bronze: 'Bronze badge',
  silver: 'Silver badge',
  gold: 'Gold badge',
};

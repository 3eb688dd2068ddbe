/** A moon beside the path: one additional test, told by the flag that stands on it. */
import type { ReactNode } from 'react';
import { Padlock } from './Padlock.tsx';
import { asleep, metalTones, moonDust, paint } from './paint.ts';

export type MoonFlag = 'additional_practice' | 'previous_chapter_review' | 'revision_quest' | 'chapter_unlock';

interface MoonProps {
  readonly flag: MoonFlag;
  readonly isLocked?: boolean;
  readonly isDone?: boolean;
  readonly size?: number;
}

/** Signs of 20 by 20 units around their middle. */
const signs: Readonly<Record<MoonFlag, ReactNode>> = {
  additional_practice: <path d="M-7 0h14M0 -7v14" />,
  previous_chapter_review: <path d="M-6 -1a6.5 6.5 0 1 1 1.5 6M-8 -6.5l2 6l6 -1.6" />,
  revision_quest: (
    <>
      <circle cx={-1.5} cy={-1.5} r={5.2} />
      <path d="M2.6 2.6l5 5" />
    </>
  ),
  chapter_unlock: (
    <>
      <circle cx={-4} cy={0} r={3.8} />
      <path d="M0 0h8v4M4.5 0v3" />
    </>
  ),
};

const colours: Readonly<Record<MoonFlag, string>> = {
  additional_practice: paint.violet,
  previous_chapter_review: paint.coral,
  revision_quest: paint.flame,
  chapter_unlock: metalTones.gold.base,
};
/** White reads on the dark flags, ink on the bright ones. */
const inks: Readonly<Record<MoonFlag, string>> = {
  additional_practice: paint.white,
  previous_chapter_review: paint.white,
  revision_quest: paint.ink,
  chapter_unlock: paint.ink,
};

export function Moon({ flag, isLocked = false, isDone = false, size = 76 }: MoonProps) {
  const tones = isLocked ? asleep : moonDust;
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      {isDone ? <circle cx={46} cy={60} r={39} fill={tones.light} opacity={0.2} /> : null}
      <circle cx={46} cy={60} r={32} fill={tones.base} />
      <path
        d="M46 28a32 32 0 1 1 0 64a32 32 0 0 1 -30 -21a30 30 0 0 0 24 10a30 30 0 0 0 17 -51q-5 -2 -11 -2z"
        fill={tones.dark}
        opacity={0.4}
      />
      <g fill={tones.dark} opacity={0.5}>
        <circle cx={32} cy={54} r={6} />
        <circle cx={52} cy={74} r={7.5} />
        <circle cx={35} cy={76} r={3.5} />
        <circle cx={64} cy={58} r={4} />
      </g>
      <g fill={tones.light} opacity={0.8}>
        <circle cx={33} cy={55.5} r={4.4} />
        <circle cx={53.5} cy={75.5} r={5.6} />
      </g>
      <ellipse cx={30} cy={42} rx={7} ry={3.6} transform="rotate(-38 30 42)" fill={paint.white} opacity={0.5} />
      {isLocked ? (
        <Padlock x={46} y={61} />
      ) : (
        <>
          <path d="M53 44V7" stroke={paint.hull} strokeWidth={3.4} strokeLinecap="round" />
          <path
            d="M55 8q9 -4 18 0t18 0v24q-9 4 -18 0t-18 0z"
            fill={colours[flag]}
            stroke={paint.ink}
            strokeOpacity={0.25}
            strokeWidth={1.5}
          />
          <g
            transform="translate(73 20)"
            fill="none"
            stroke={inks[flag]}
            strokeWidth={3}
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {signs[flag]}
          </g>
        </>
      )}
    </svg>
  );
}

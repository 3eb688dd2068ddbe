/** The badge of an achievement: one drawing each. A badge still to come is dusky, with a ring for how far it is. */
import {
  type Achievement,
  type AchievementKey,
  achievementOf,
  type MedalLevel,
} from '@comet/domain/achievements/achievements';
import { type SubjectKey, subjectKeys } from '@comet/domain/curriculum/subjects';
import type { ReactNode } from 'react';
import { asleep, metalTones, paint, subjectTones, type Tones } from '../drawings/paint.ts';
import { Rocket } from '../drawings/Rocket.tsx';
import { starPath } from '../drawings/Stars.tsx';

const signs: Readonly<Record<SubjectKey, ReactNode>> = {
  math: <path d="M46 44v14M39 51h14M67 51h14M40 69l12 12M52 69L40 81M67 75h14" strokeLinecap="round" />,
  english: (
    <>
      <path d="M42 80l6-34q12-4 12 4q0-8 12-4l6 34q-12-4-18 2q-6-6-18-2z" strokeLinejoin="round" />
      <path d="M60 50v32" />
    </>
  ),
  verbalReasoning: (
    <>
      <rect x={38} y={48} width={22} height={24} rx={5} />
      <rect x={64} y={56} width={20} height={24} rx={5} />
      <path d="M45 65l4-10 4 10" strokeWidth={3.5} />
    </>
  ),
  nonVerbalReasoning: (
    <>
      <path d="M60 38l11 20H49z" strokeLinejoin="round" />
      <circle cx={47} cy={74} r={8} />
      <rect x={64} y={66} width={16} height={16} rx={3} />
    </>
  ),
};

const levelOfStars = (goal: number): MedalLevel => (goal <= 10 ? 'bronze' : goal <= 50 ? 'silver' : 'gold');
const levelOfCoins = (goal: number): MedalLevel => (goal <= 5000 ? 'bronze' : goal <= 15_000 ? 'silver' : 'gold');

function Count({ children, y, tones }: { readonly children: string; readonly y: number; readonly tones: Tones }) {
  return (
    <text x={60} y={y} textAnchor="middle" fontWeight={700} fontSize={children.length > 2 ? 22 : 27} fill={tones.dark}>
      {children}
    </text>
  );
}

function Medal({ subject, tones }: { readonly subject: SubjectKey; readonly tones: Tones }) {
  return (
    <>
      <path d="M60 12l41 24v48l-41 24-41-24V36z" fill={tones.dark} />
      <path d="M60 12l41 24v42l-41 24-41-24V36z" fill={tones.base} />
      <path d="M60 22l32 19v36l-32 19-32-19V41z" fill={tones.light} />
      <path d="M28 41l32-19v8L34 45v24z" fill={paint.white} opacity={0.45} />
      <g fill="none" stroke={tones.dark} strokeWidth={5}>
        {signs[subject]}
      </g>
    </>
  );
}

function StarBadge({ goal, tones }: { readonly goal: number; readonly tones: Tones }) {
  return (
    <>
      <g transform="translate(60 62) scale(4.5) translate(-12 -12)">
        <path d={starPath} fill={tones.dark} transform="translate(0 .8)" />
        <path d={starPath} fill={tones.base} />
        <path d={starPath} fill={tones.light} transform="translate(12 12) scale(.74) translate(-12 -12)" />
      </g>
      <Count y={74} tones={tones}>
        {String(goal)}
      </Count>
    </>
  );
}

function CoinBadge({ goal, tones }: { readonly goal: number; readonly tones: Tones }) {
  return (
    <>
      <circle cx={60} cy={65} r={44} fill={tones.dark} />
      <circle cx={60} cy={60} r={44} fill={tones.base} />
      <circle cx={60} cy={60} r={34} fill={tones.light} stroke={tones.dark} strokeOpacity={0.5} strokeWidth={3} />
      <Count y={68} tones={tones}>{`${goal / 1000}k`}</Count>
      <path
        d="M30 50a32 32 0 0 1 18-20"
        stroke={paint.white}
        strokeWidth={5}
        strokeLinecap="round"
        fill="none"
        opacity={0.8}
      />
    </>
  );
}

/** A moon that is fuller the longer the visit; after a year it is whole, after two it has a ring. */
function MoonBadge({ months, tones }: { readonly months: number; readonly tones: Tones }) {
  const shadow = Math.max(0, 1 - months / 12) * 76;
  return (
    <>
      <circle cx={60} cy={60} r={46} fill={paint.dusk} />
      <circle cx={60} cy={60} r={38} fill={tones.light} />
      <circle cx={76} cy={50} r={6} fill={tones.dark} opacity={0.3} />
      <circle cx={84} cy={70} r={4} fill={tones.dark} opacity={0.3} />
      <circle cx={66} cy={78} r={5} fill={tones.dark} opacity={0.3} />
      {shadow === 0 ? null : (
        <path
          d={`M60 22A38 38 0 0 0 60 98A${Math.abs(38 - shadow)} 38 0 0 ${shadow > 38 ? 0 : 1} 60 22z`}
          fill={paint.dusk}
          opacity={0.75}
        />
      )}
      {months > 12 ? (
        <ellipse
          cx={60}
          cy={60}
          rx={54}
          ry={14}
          transform="rotate(-18 60 60)"
          fill="none"
          stroke={tones.base}
          strokeWidth={6}
        />
      ) : null}
    </>
  );
}

function FirstFlight({ tones }: { readonly tones: Tones }) {
  return (
    <>
      <circle cx={60} cy={60} r={46} fill={tones.dark} />
      <circle cx={60} cy={57} r={46} fill={tones.base} />
      <g transform="translate(24 20)">
        <Rocket size={72} isFlying />
      </g>
    </>
  );
}

function FourWorlds({ isEarned }: { readonly isEarned: boolean }) {
  return (
    <>
      <circle cx={60} cy={60} r={46} fill={paint.dusk} />
      {subjectKeys.map((key, place) => (
        <path
          key={key}
          d="M60 60L60 18A42 42 0 0 1 102 60z"
          transform={`rotate(${place * 90} 60 60)`}
          fill={isEarned ? subjectTones[key][0].base : asleep.base}
          stroke={paint.dusk}
          strokeWidth={3}
        />
      ))}
      <circle cx={60} cy={60} r={16} fill={paint.dusk} />
      <g transform="translate(60 60) scale(.95) translate(-12 -12)">
        <path d={starPath} fill={isEarned ? metalTones.gold.base : asleep.light} />
      </g>
    </>
  );
}

function drawingOf(achievement: Achievement, isEarned: boolean): ReactNode {
  const tonesOf = (level: MedalLevel): Tones => (isEarned ? metalTones[level] : asleep);
  switch (achievement.kind) {
    case 'firstLogin':
      return <FirstFlight tones={isEarned ? subjectTones.nonVerbalReasoning[1] : asleep} />;
    case 'allSubjects':
      return <FourWorlds isEarned={isEarned} />;
    case 'stars':
      return <StarBadge goal={achievement.goal} tones={tonesOf(levelOfStars(achievement.goal))} />;
    case 'coins':
      return <CoinBadge goal={achievement.goal} tones={tonesOf(levelOfCoins(achievement.goal))} />;
    case 'visiting':
      return <MoonBadge months={achievement.months} tones={tonesOf('gold')} />;
    case 'medal':
      return <Medal subject={achievement.subject} tones={tonesOf(achievement.level)} />;
  }
}

const ringLength = 2 * Math.PI * 55;

interface AchievementBadgeProps {
  readonly badge: AchievementKey;
  readonly size: number;
  /** How far it is, from 0 to 1; earned if left out. */
  readonly share?: number;
}

export function AchievementBadge({ badge, size, share = 1 }: AchievementBadgeProps) {
  const isEarned = share >= 1;
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden="true">
      {isEarned ? null : (
        <g fill="none" strokeWidth={7}>
          <circle cx={60} cy={60} r={55} stroke="var(--comet-track)" />
          <circle
            cx={60}
            cy={60}
            r={55}
            stroke="var(--comet-right)"
            strokeDasharray={`${share * ringLength} ${ringLength}`}
            transform="rotate(-90 60 60)"
          />
        </g>
      )}
      <g transform={`translate(60 60) scale(${isEarned ? 1 : 0.82}) translate(-60 -60)`}>
        {drawingOf(achievementOf(badge), isEarned)}
      </g>
    </svg>
  );
}

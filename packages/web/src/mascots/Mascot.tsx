/** The four tutors of the club, drawn here: Robu, Nika, Poki and Bafay, each in a few moods. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { ReactNode } from 'react';
import classes from './Mascot.module.css';
import { ink, skin } from './paint.ts';

export type Mood = 'idle' | 'think' | 'cheer';

interface FaceProps {
  readonly mood: Mood;
}

function Eyes({
  mood,
  left,
  right,
  y,
  size = 5,
}: FaceProps & { readonly left: number; readonly right: number; readonly y: number; readonly size?: number }) {
  if (mood === 'cheer')
    return (
      <g fill="none" stroke={ink} strokeWidth={3} strokeLinecap="round">
        <path d={`M${left - size} ${y + 2}q${size} -${size * 1.6} ${size * 2} 0`} />
        <path d={`M${right - size} ${y + 2}q${size} -${size * 1.6} ${size * 2} 0`} />
      </g>
    );
  const lift = mood === 'think' ? -2 : 0;
  return (
    <g>
      {[left, right].map((x) => (
        <g key={x}>
          <circle cx={x} cy={y} r={size + 2} fill={skin.white} />
          <circle cx={x + (mood === 'think' ? 2 : 0)} cy={y + lift} r={size - 1} fill={ink} />
          <circle cx={x + 1.5} cy={y - 1.5 + lift} r={1.4} fill={skin.white} />
        </g>
      ))}
    </g>
  );
}

function Mouth({ mood, x, y }: FaceProps & { readonly x: number; readonly y: number }) {
  const d = mood === 'think' ? `M${x - 6} ${y}h10` : `M${x - 9} ${y}q9 ${mood === 'cheer' ? 12 : 7} 18 0`;
  return (
    <path
      d={d}
      fill={mood === 'cheer' ? skin.tongue : 'none'}
      stroke={ink}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A round copper robot with a dial for a belly. */
function Robu({ mood }: FaceProps) {
  const hand = { idle: -40, think: 20, cheer: 60 }[mood];
  return (
    <>
      <path d="M60 20V8" stroke={skin.copperDark} strokeWidth={4} />
      <circle cx={60} cy={8} r={5} fill={skin.green} />
      <path
        d={mood === 'cheer' ? 'M22 72L8 46M98 72l14-26' : 'M22 72L10 88M98 72l12 16'}
        stroke={skin.copperDark}
        strokeWidth={8}
        strokeLinecap="round"
      />
      <circle cx={60} cy={66} r={44} fill={skin.copper} stroke={skin.copperDark} strokeWidth={3} />
      <rect x={32} y={34} width={56} height={30} rx={15} fill={skin.cream} />
      <Eyes mood={mood} left={48} right={72} y={47} />
      <Mouth mood={mood} x={60} y={58} />
      <circle cx={60} cy={86} r={17} fill={skin.cream} stroke={skin.copperDark} strokeWidth={3} />
      {[-60, -30, 0, 30, 60].map((turn) => (
        <path key={turn} d="M60 73v4" stroke={skin.copperDark} strokeWidth={2} transform={`rotate(${turn} 60 86)`} />
      ))}
      <path d="M60 87V76" stroke={skin.red} strokeWidth={3} strokeLinecap="round" transform={`rotate(${hand} 60 86)`} />
    </>
  );
}

/** A fox with an ink-tipped tail. */
function Nika({ mood }: FaceProps) {
  return (
    <>
      <path d="M84 96q34 2 26-36q-4 -12 -10 -4q8 26 -22 28z" fill={skin.fox} />
      <path d="M111 62q1 -14 -10 -12q-4 4 -2 10q6 -4 12 2z" fill={ink} />
      <path d="M24 14l20 18h32l20 -18q8 40 -8 56q-12 14 -28 18q-16 -4 -28 -18q-16 -16 -8 -56z" fill={skin.fox} />
      <path d="M32 26l10 10l-10 8zM88 26l-10 10l10 8z" fill={skin.foxDark} />
      <path d="M24 58q16 -6 36 14q20 -20 36 -14q-8 24 -36 32q-28 -8 -36 -32z" fill={skin.cream} />
      <Eyes mood={mood} left={44} right={76} y={50} />
      <ellipse cx={60} cy={70} rx={6} ry={4.5} fill={ink} />
      <Mouth mood={mood} x={60} y={77} />
      <path d="M40 88q20 10 40 0l6 24H34z" fill={skin.fox} />
    </>
  );
}

/** A parrot with letter tiles. */
function Poki({ mood }: FaceProps) {
  const wing = mood === 'cheer' ? 'M88 66q26 -28 24 -42q-26 8 -34 30z' : 'M86 58q20 22 8 42q-18 -8 -20 -30z';
  return (
    <>
      <path d="M46 100l-10 18M60 104v14M74 100l10 18" stroke={skin.blue} strokeWidth={6} strokeLinecap="round" />
      <ellipse cx={60} cy={62} rx={32} ry={44} fill={skin.parrot} />
      <path d={wing} fill={skin.blue} />
      <path d="M52 20q4 -16 14 -14q-2 8 2 10q8 -6 12 0q-8 2 -10 10z" fill={skin.red} />
      <ellipse cx={58} cy={44} rx={24} ry={18} fill={skin.cream} />
      <Eyes mood={mood} left={48} right={70} y={40} />
      <path d="M52 50q8 -6 16 0q-2 12 -8 14q-6 -2 -8 -14z" fill={skin.beak} stroke={ink} strokeWidth={2} />
      <g fontFamily="Poppins, sans-serif" fontWeight={600} fontSize={13} textAnchor="middle">
        <g transform="rotate(-8 40 90)">
          <rect x={29} y={79} width={22} height={22} rx={4} fill={skin.white} stroke={ink} strokeWidth={2} />
          <text x={40} y={95} fill={ink}>
            A
          </text>
        </g>
        <g transform="rotate(9 66 92)">
          <rect x={55} y={81} width={22} height={22} rx={4} fill={skin.white} stroke={ink} strokeWidth={2} />
          <text x={66} y={97} fill={ink}>
            B
          </text>
        </g>
      </g>
    </>
  );
}

/** A chameleon whose skin is made of shapes. */
function Bafay({ mood }: FaceProps) {
  return (
    <>
      <path
        d="M92 84q26 4 18 22q-10 12 -20 2q-4 -8 4 -10q8 0 6 6"
        fill="none"
        stroke={skin.green}
        strokeWidth={8}
        strokeLinecap="round"
      />
      <path d="M14 62q4 -36 44 -40q40 4 44 44q0 28 -40 30q-44 0 -48 -34z" fill={skin.green} />
      <path d="M58 22q8 -14 20 -4l6 10z" fill={skin.greenDark} />
      <circle cx={78} cy={52} r={7} fill={skin.violet} />
      <rect x={62} y={70} width={13} height={13} rx={2} fill={skin.beak} transform="rotate(15 68 76)" />
      <path d="M86 68l9 15H77z" fill={skin.red} />
      <path d="M50 84l6 6l-6 6l-6 -6z" fill={skin.violet} />
      <circle cx={42} cy={46} r={17} fill={skin.cream} />
      <Eyes mood={mood} left={38} right={50} y={46} size={4} />
      <Mouth mood={mood} x={36} y={74} />
      <path d="M40 94v14M70 95v14" stroke={skin.greenDark} strokeWidth={8} strokeLinecap="round" />
    </>
  );
}

const drawings: Readonly<Record<SubjectKey, (props: FaceProps) => ReactNode>> = {
  math: Robu,
  english: Nika,
  verbalReasoning: Poki,
  nonVerbalReasoning: Bafay,
};
export const mascotNames: Readonly<Record<SubjectKey, string>> = {
  math: 'Robu',
  english: 'Nika',
  verbalReasoning: 'Poki',
  nonVerbalReasoning: 'Bafay',
};

export function Mascot({
  subject,
  mood = 'idle',
  size = 96,
}: {
  readonly subject: SubjectKey;
  readonly mood?: Mood;
  readonly size?: number;
}) {
  const Drawing = drawings[subject];
  return (
    <svg
      className={classes.mascot}
      data-mood={mood}
      width={size}
      height={size}
      viewBox="0 0 120 120"
      role="img"
      aria-label={mascotNames[subject]}
    >
      <Drawing mood={mood} />
    </svg>
  );
}

/** The gate at the end of a chapter: the final test. Shut, open, or framed in the metal of the badge that was won. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import classes from './Gate.module.css';
import { Padlock } from './Padlock.tsx';
import { asleep, type Metal, metalTones, paint, stone, subjectTones } from './paint.ts';
import { starPath } from './Stars.tsx';

export type GateState = 'closed' | 'open' | Metal;

interface GateProps {
  readonly subject: SubjectKey;
  readonly state: GateState;
  readonly size?: number;
}

const eighths = [0, 45, 90, 135, 180, 225, 270, 315] as const;
const pips: Readonly<Record<Metal, readonly number[]>> = { bronze: [0], silver: [-9, 9], gold: [-18, 0, 18] };

/** Blades of an iris, shut. */
function Shut() {
  return (
    <>
      {[0, 60, 120, 180, 240, 300].map((turn, place) => (
        <path
          key={turn}
          d="M70 64L64 27A38 38 0 0 1 102 45z"
          transform={`rotate(${turn} 70 64)`}
          fill={place % 2 === 0 ? asleep.dark : asleep.base}
          stroke={paint.deep}
          strokeWidth={1.5}
        />
      ))}
      <Padlock x={70} y={63} scale={1.25} />
    </>
  );
}

/** Light that turns slowly. */
function Portal({ subject }: { readonly subject: SubjectKey }) {
  const [{ base, light, accent, dark }] = subjectTones[subject];
  return (
    <>
      <circle cx={70} cy={64} r={37} fill={dark} />
      <g className={classes.portal}>
        <circle cx={70} cy={64} r={29} fill={base} />
        {[0, 120, 240].map((turn) => (
          <path
            key={turn}
            d="M70 64C60 46 78 30 96 38C82 42 78 52 70 64z"
            transform={`rotate(${turn} 70 64)`}
            fill={light}
            opacity={0.9}
          />
        ))}
        <circle cx={70} cy={64} r={11} fill={accent} />
        <circle cx={70} cy={64} r={6} fill={paint.white} />
      </g>
      <circle cx={54} cy={46} r={1.8} fill={paint.white} />
      <circle cx={90} cy={78} r={1.8} fill={paint.white} />
      <circle cx={60} cy={88} r={1.4} fill={paint.white} />
    </>
  );
}

export function Gate({ subject, state, size = 128 }: GateProps) {
  const metal = state === 'closed' || state === 'open' ? undefined : state;
  const frame = metal === undefined ? (state === 'closed' ? asleep : stone) : metalTones[metal];
  const [gem] = subjectTones[subject];
  return (
    <svg width={size} height={size} viewBox="0 0 140 140" aria-hidden="true">
      {state === 'closed' ? null : <circle cx={70} cy={64} r={62} fill={frame.light} opacity={0.14} />}
      <path d="M34 138l6 -18h60l6 18z" fill={frame.dark} />
      <rect x={26} y={126} width={88} height={12} rx={6} fill={frame.base} />
      <rect x={38} y={114} width={64} height={13} rx={5} fill={frame.light} />
      <circle cx={70} cy={64} r={52} fill={frame.dark} />
      <circle cx={69} cy={63} r={50} fill={frame.base} />
      <path
        d="M24 52A47 47 0 0 1 92 22"
        fill="none"
        stroke={frame.accent}
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.85}
      />
      <circle cx={70} cy={64} r={40} fill={frame.dark} />
      <circle cx={70} cy={64} r={37} fill={paint.deep} />
      {state === 'closed' ? <Shut /> : <Portal subject={subject} />}
      {eighths.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 70 64)`}>
          <rect x={62} y={11} width={16} height={15} rx={4.5} fill={frame.light} stroke={frame.dark} strokeWidth={2} />
          <circle cx={70} cy={18.5} r={3.6} fill={state === 'closed' ? frame.dark : gem.base} />
        </g>
      ))}
      {metal === undefined
        ? null
        : pips[metal].map((x) => (
            <path
              key={x}
              d={starPath}
              transform={`translate(${70 + x} 120.5) scale(0.56) translate(-12 -12)`}
              fill={frame.dark}
            />
          ))}
    </svg>
  );
}

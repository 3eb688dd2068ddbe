/** Robu, math: a round copper robot with a dial for a belly. */

import type { DrawingProps, Mood } from './drawing.ts';
import { Extras } from './Extras.tsx';
import { ink, skin } from './paint.ts';

interface Pose {
  readonly left: string;
  readonly right: string;
  readonly hands: readonly (readonly [x: number, y: number])[];
  readonly needle: number;
  readonly bulb: string;
}

const poses: Readonly<Record<Mood, Pose>> = {
  idle: {
    left: 'M48 146Q22 158 26 188',
    right: 'M192 146Q218 158 214 188',
    hands: [
      [26, 190],
      [214, 190],
    ],
    needle: -25,
    bulb: skin.mint,
  },
  think: {
    left: 'M48 146Q22 158 26 188',
    right: 'M194 142Q224 190 172 164',
    hands: [
      [26, 190],
      [163, 153],
    ],
    needle: 10,
    bulb: skin.amber,
  },
  cheer: {
    left: 'M48 132Q14 116 22 76',
    right: 'M192 132Q226 116 218 76',
    hands: [
      [23, 72],
      [217, 72],
    ],
    needle: 62,
    bulb: skin.spark,
  },
  oops: {
    left: 'M48 148Q22 160 26 188',
    right: 'M192 132Q232 106 194 74',
    hands: [
      [26, 190],
      [190, 70],
    ],
    needle: -58,
    bulb: skin.amber,
  },
  sleep: {
    left: 'M48 152Q26 172 34 198',
    right: 'M192 152Q214 172 206 198',
    hands: [
      [35, 200],
      [205, 200],
    ],
    needle: -72,
    bulb: '#8a7bb8',
  },
};

function Screen({ mood }: { readonly mood: Mood }) {
  const line = { fill: 'none', stroke: skin.glow, strokeWidth: 7, strokeLinecap: 'round' } as const;
  switch (mood) {
    case 'cheer':
      return (
        <>
          <path d="M78 112q10-16 20 0M142 112q10-16 20 0" {...line} />
          <path d="M104 114q16 22 32 0z" fill={skin.glow} stroke={skin.glow} strokeWidth={4} strokeLinejoin="round" />
        </>
      );
    case 'sleep':
      return (
        <>
          <path d="M78 104q10 9 20 0M142 104q10 9 20 0" {...line} opacity={0.75} />
          <path d="M112 121q8 5 16 0" {...line} strokeWidth={5} opacity={0.75} />
        </>
      );
    case 'think':
      return (
        <>
          <ellipse cx={92} cy={99} rx={10} ry={12} fill={skin.glow} />
          <path d="M142 102q10-9 20 0" {...line} />
          <circle cx={95} cy={94} r={4} fill={skin.white} />
          <path d="M110 122q10 3 18-3" {...line} strokeWidth={5} />
        </>
      );
    case 'oops':
      return (
        <>
          <circle cx={90} cy={102} r={12} fill="none" stroke={skin.glow} strokeWidth={6} />
          <circle cx={150} cy={102} r={12} fill="none" stroke={skin.glow} strokeWidth={6} />
          <circle cx={90} cy={102} r={4} fill={skin.glow} />
          <circle cx={150} cy={102} r={4} fill={skin.glow} />
          <ellipse cx={120} cy={123} rx={7} ry={5} fill={skin.glow} />
        </>
      );
    case 'idle':
      return (
        <>
          <g className="mascot-blink">
            <ellipse cx={88} cy={103} rx={10} ry={13} fill={skin.glow} />
            <ellipse cx={152} cy={103} rx={10} ry={13} fill={skin.glow} />
            <circle cx={92} cy={98} r={4} fill={skin.white} />
            <circle cx={156} cy={98} r={4} fill={skin.white} />
          </g>
          <path d="M106 118q14 13 28 0" {...line} strokeWidth={6} />
        </>
      );
  }
}

export function Robu({ mood, id }: DrawingProps) {
  const { left, right, hands, needle, bulb } = poses[mood];
  const arm = { fill: 'none', stroke: skin.copperDark, strokeWidth: 17, strokeLinecap: 'round' } as const;
  const isInFront = mood === 'think';
  const rightArm = (
    <>
      {isInFront ? <path d={right} {...arm} stroke={skin.copperDeep} strokeWidth={23} /> : null}
      <path d={right} {...arm} />
    </>
  );
  return (
    <>
      <defs>
        <radialGradient id={`${id}body`} cx=".36" cy=".26" r=".85">
          <stop offset="0" stopColor={skin.copperLight} />
          <stop offset=".45" stopColor={skin.copper} />
          <stop offset="1" stopColor={skin.copperDark} />
        </radialGradient>
      </defs>
      <ellipse cx={120} cy={228} rx={62} ry={7} fill={ink} opacity={0.16} />
      <g className="mascot-body">
        <path d={left} {...arm} />
        {isInFront ? null : rightArm}
        <path d="M96 206v14M144 206v14" stroke={skin.copperDeep} strokeWidth={15} />
        <path d="M74 228q0-16 20-16t20 16zM126 228q0-16 20-16t20 16z" fill={skin.copperDeep} />
        <path d="M120 60V34" stroke={skin.copperDeep} strokeWidth={7} />
        <circle cx={120} cy={26} r={12} fill={bulb} className="mascot-glow" />
        <circle cx={116} cy={22} r={3.5} fill={skin.white} opacity={0.85} />
        <rect x={28} y={92} width={22} height={34} rx={9} fill={skin.copperDeep} />
        <rect x={190} y={92} width={22} height={34} rx={9} fill={skin.copperDeep} />
        <circle cx={120} cy={136} r={80} fill={`url(#${id}body)`} />
        <path d="M92 62q28-11 56 0l-5 9q-23-8-46 0z" fill={skin.copperLight} opacity={0.75} />
        <rect x={54} y={76} width={132} height={62} rx={30} fill={skin.copperDeep} />
        <rect x={59} y={80} width={122} height={54} rx={26} fill={skin.screen} />
        <path
          d="M72 90q8-6 20-6"
          stroke={skin.white}
          strokeWidth={4}
          strokeLinecap="round"
          fill="none"
          opacity={0.28}
        />
        <Screen mood={mood} />
        <g fill={skin.copperDeep} opacity={0.65}>
          <circle cx={57} cy={154} r={4} />
          <circle cx={68} cy={176} r={4} />
          <circle cx={183} cy={154} r={4} />
          <circle cx={172} cy={176} r={4} />
        </g>
        <circle cx={120} cy={177} r={31} fill={skin.copperDeep} />
        <circle cx={120} cy={177} r={26} fill={skin.cream} />
        <path d="M101 186a21 21 0 0 1 5-23" fill="none" stroke={skin.amber} strokeWidth={6} />
        <path d="M106 163a21 21 0 0 1 28 0" fill="none" stroke={skin.spark} strokeWidth={6} />
        <path d="M134 163a21 21 0 0 1 5 23" fill="none" stroke={skin.mint} strokeWidth={6} />
        <path
          d="M117 178l3-21l3 21z"
          fill={ink}
          stroke={ink}
          strokeWidth={2}
          strokeLinejoin="round"
          style={{ rotate: `${needle}deg`, transformOrigin: '120px 179px' }}
          className="mascot-needle"
        />
        <circle cx={120} cy={179} r={5} fill={ink} />
        {isInFront ? rightArm : null}
        {hands.map(([x, y]) => (
          <g key={x}>
            <circle cx={x} cy={y} r={14} fill={skin.copper} stroke={skin.copperDeep} strokeWidth={4} />
            <circle cx={x - 4} cy={y - 4} r={4} fill={skin.copperLight} />
          </g>
        ))}
      </g>
      <Extras mood={mood} x={176} y={56} />
    </>
  );
}

/** Nika, english: a fox in a scarf, whose tail ends in ink like a brush. */

import type { DrawingProps, Mood } from './drawing.ts';
import { Extras } from './Extras.tsx';
import { Eyes } from './Eyes.tsx';
import { ink, skin } from './paint.ts';

/** The other half of what is drawn on the left. */
const mirror = 'matrix(-1 0 0 1 232 0)';
const tail = 'M136 216C196 232 236 196 228 142C225 120 216 104 206 80C188 98 176 118 179 144C182 172 166 192 136 194Z';
const head =
  'M116 42C160 42 190 68 193 102C204 110 211 118 217 130C206 129 199 131 193 132C181 152 148 162 116 162C84 162 51 152 39 132C33 131 26 129 15 130C21 118 28 110 39 102C42 68 72 42 116 42Z';
const mask =
  'M22 128C44 108 78 108 98 124C107 112 112 100 116 86C120 100 125 112 134 124C154 108 188 108 210 128C203 130 197 131 193 132C181 152 148 162 116 162C84 162 51 152 39 132C35 131 29 130 22 128Z';

interface Pose {
  readonly left: string;
  readonly right: string;
  readonly tilt: number;
  readonly leftPaw: readonly [x: number, y: number];
  readonly rightPaw: readonly [x: number, y: number];
}

const down = { left: 'M90 178Q84 200 100 212', right: 'M142 178Q148 200 132 212' } as const;
const poses: Readonly<Record<Mood, Pose>> = {
  idle: { ...down, tilt: 0, leftPaw: [101, 214], rightPaw: [131, 214] },
  think: { left: down.left, right: 'M144 184Q182 196 152 164', tilt: -5, leftPaw: [101, 214], rightPaw: [148, 160] },
  cheer: {
    left: 'M86 180Q50 176 34 150',
    right: 'M146 180Q182 176 198 150',
    tilt: 0,
    leftPaw: [32, 146],
    rightPaw: [200, 146],
  },
  oops: { left: down.left, right: 'M144 184Q196 180 182 142', tilt: 4, leftPaw: [101, 214], rightPaw: [180, 138] },
  sleep: { ...down, tilt: 7, leftPaw: [103, 216], rightPaw: [129, 216] },
};

function Mouth({ mood }: { readonly mood: Mood }) {
  const line = { fill: 'none', stroke: ink, strokeWidth: 4.5, strokeLinecap: 'round' } as const;
  switch (mood) {
    case 'cheer':
      return (
        <>
          <path d="M98 142q18 6 36 0q-2 17-18 17t-18-17z" fill="#7c1f3a" />
          <path d="M106 154q10-7 20 0q-4 5-10 5t-10-5z" fill={skin.tongue} />
        </>
      );
    case 'think':
      return <path d="M105 147q9 4 18-2" {...line} />;
    case 'oops':
      return <ellipse cx={116} cy={150} rx={6} ry={5} fill="#7c1f3a" />;
    case 'idle':
    case 'sleep':
      return <path d="M101 143q7 9 15 0q8 9 15 0" {...line} />;
  }
}

function Brows({ mood }: { readonly mood: Mood }) {
  const line = { fill: 'none', stroke: skin.foxDark, strokeWidth: 5, strokeLinecap: 'round' } as const;
  if (mood === 'think') return <path d="M70 84q10-6 22-2M140 78q10-8 22-2" {...line} />;
  if (mood === 'oops') return <path d="M68 82q8-9 20-8M144 74q12-1 20 8" {...line} />;
  return null;
}

function Ear() {
  return (
    <>
      <path
        d="M46 86C35 56 36 32 43 16C66 22 90 36 104 54Z"
        fill={skin.fox}
        stroke={skin.fox}
        strokeWidth={8}
        strokeLinejoin="round"
      />
      <path
        d="M41 40C40 30 41 22 43 16C51 18 59 21 66 25Z"
        fill={skin.sock}
        stroke={skin.sock}
        strokeWidth={7}
        strokeLinejoin="round"
      />
      <path d="M56 70C50 56 50 46 52 38C66 43 78 50 86 58Z" fill={skin.foxDark} />
      <path d="M60 72C58 62 59 56 61 50C70 55 76 60 80 66Z" fill={skin.cream} opacity={0.9} />
    </>
  );
}

export function Nika({ mood, id }: DrawingProps) {
  const { left, right, tilt, leftPaw, rightPaw } = poses[mood];
  const arm = { fill: 'none', stroke: skin.fox, strokeWidth: 21, strokeLinecap: 'round' } as const;
  const raised = mood === 'think' || mood === 'oops';
  const rightArm = (
    <>
      <path d={right} {...arm} />
      <circle cx={rightPaw[0]} cy={rightPaw[1]} r={13} fill={skin.sock} />
    </>
  );
  return (
    <>
      <defs>
        <clipPath id={`${id}tail`}>
          <path d={tail} />
        </clipPath>
        <linearGradient id={`${id}fur`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={skin.foxLight} />
          <stop offset="1" stopColor={skin.fox} />
        </linearGradient>
      </defs>
      <ellipse cx={122} cy={229} rx={66} ry={7} fill={ink} opacity={0.16} />
      <g className="mascot-sway">
        <g clipPath={`url(#${id}tail)`}>
          <path d={tail} fill={skin.fox} />
          <path d="M150 190Q206 196 206 130L240 120V230H140Z" fill={skin.foxDark} opacity={0.35} />
          <path d="M166 60H244V136q-8-9-15-2t-15 5t-14-7t-14 4t-20-4z" fill={skin.inkBlue} />
          <path
            d="M198 104q-10 14-11 26"
            fill="none"
            stroke={skin.inkBlueLight}
            strokeWidth={6}
            strokeLinecap="round"
          />
        </g>
        <path d="M206 62q8 11 0 15q-8-4 0-15z" fill={skin.inkBlue} />
      </g>
      <g className="mascot-body">
        <path d="M84 148C66 176 60 206 70 226H162C172 206 166 176 148 148Z" fill={`url(#${id}fur)`} />
        <path d="M94 152C86 180 100 204 116 210C132 204 146 180 138 152Z" fill={skin.cream} />
        <path d="M62 226q0-15 19-15t21 15zM130 226q0-15 21-15t19 15z" fill={skin.sock} />
        <path d={left} {...arm} />
        <circle cx={leftPaw[0]} cy={leftPaw[1]} r={13} fill={skin.sock} />
        {raised ? null : rightArm}
        <path d="M136 160q26 12 24 38q-10 4-18 0q0-20-14-32z" fill={skin.scarfDark} />
        <path d="M76 146Q116 172 156 146L160 162Q116 190 72 162Z" fill={skin.scarf} />
        <path
          d="M84 160q32 16 64 0"
          fill="none"
          stroke="#a987f5"
          strokeWidth={3.5}
          strokeLinecap="round"
          strokeDasharray="1 9"
        />
        <g style={{ transform: `rotate(${tilt}deg)`, transformOrigin: '116px 150px' }}>
          <Ear />
          <g transform={mirror}>
            <Ear />
          </g>
          <path d={head} fill={`url(#${id}fur)`} />
          <path d={mask} fill={skin.cream} />
          <path
            d="M108 50q8 10 8 24q0-14 8-24"
            fill="none"
            stroke={skin.foxDark}
            strokeWidth={4}
            strokeLinecap="round"
            opacity={0.5}
          />
          <ellipse cx={58} cy={134} rx={13} ry={8} fill={skin.blush} opacity={0.7} />
          <ellipse cx={174} cy={134} rx={13} ry={8} fill={skin.blush} opacity={0.7} />
          <Eyes mood={mood} places={[80, 152]} y={106} size={17} />
          <Brows mood={mood} />
          <path d="M104 130q12-8 24 0q-2 11-12 13q-10-2-12-13z" fill={ink} />
          <ellipse cx={112} cy={131} rx={4} ry={2} fill={skin.white} opacity={0.6} />
          <Mouth mood={mood} />
        </g>
        {raised ? rightArm : null}
      </g>
      <Extras mood={mood} x={192} y={50} />
    </>
  );
}

/** Bafay, non-verbal reasoning: a chameleon whose skin is made of shapes and takes the colour of its mood. */

import type { DrawingProps, Mood } from './drawing.ts';
import { Extras } from './Extras.tsx';
import { Eyes } from './Eyes.tsx';
import { coats, ink, skin } from './paint.ts';

const body = 'M84 152C84 112 108 88 142 90C174 92 193 114 192 146C191 176 172 190 142 192C108 194 84 188 84 152Z';
const head =
  'M20 130C16 104 34 80 60 70C76 46 102 32 120 36C138 42 143 84 132 124C122 150 94 164 66 164C38 164 22 150 20 130Z';

/** Shapes of the skin: what, where, how big, how turned, which of the coat's colours. */
const patches: readonly (readonly [
  shape: 'triangle' | 'square' | 'circle' | 'hexagon',
  x: number,
  y: number,
  size: number,
  turn: number,
  paint: 0 | 1 | 2 | 3,
])[] = [
  ['hexagon', 148, 114, 15, 10, 1],
  ['triangle', 174, 124, 15, 20, 2],
  ['square', 128, 126, 12, 18, 3],
  ['circle', 160, 142, 11, 0, 3],
  ['triangle', 136, 152, 14, 190, 2],
  ['square', 178, 152, 11, 40, 1],
  ['hexagon', 114, 164, 13, 0, 0],
  ['circle', 186, 138, 6, 0, 0],
  ['circle', 142, 178, 8, 0, 1],
  ['triangle', 168, 170, 14, 5, 0],
  ['circle', 112, 112, 8, 0, 0],
  ['square', 180, 174, 8, 15, 2],
  ['hexagon', 166, 102, 8, 0, 0],
];
const outlines = {
  triangle: 'M0-1L.9.6H-.9Z',
  square: 'M-.85-.85H.85V.85H-.85Z',
  hexagon: 'M0-1L.87-.5V.5L0 1L-.87.5V-.5Z',
  circle: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z',
} as const;

function Mouth({ mood }: { readonly mood: Mood }) {
  const line = { fill: 'none', stroke: ink, strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  switch (mood) {
    case 'cheer':
      return (
        <>
          <path d="M30 134Q64 146 104 134Q96 160 66 160Q38 160 30 134Z" fill="#7c1f3a" />
          <path d="M46 154Q66 140 86 154Q78 160 66 160Q54 160 46 154Z" fill={skin.tongue} />
        </>
      );
    case 'think':
      return <path d="M44 144Q62 150 82 141" {...line} />;
    case 'oops':
      return <ellipse cx={56} cy={147} rx={8} ry={7} fill="#7c1f3a" />;
    case 'idle':
    case 'sleep':
      return <path d="M32 138Q64 160 98 138q4-3 5-7" {...line} />;
  }
}

export function Bafay({ mood, id }: DrawingProps) {
  const { ground, shade, light, shapes } = coats[mood];
  const leg = { fill: 'none', stroke: shade, strokeWidth: 19, strokeLinecap: 'round' } as const;
  return (
    <g className="mascot-coat">
      <defs>
        <clipPath id={`${id}skin`}>
          <path d={body} />
        </clipPath>
      </defs>
      <path d="M4 214Q120 198 236 210" stroke={skin.branchDark} strokeWidth={17} strokeLinecap="round" fill="none" />
      <path d="M6 211Q120 195 234 206" stroke={skin.branch} strokeWidth={9} strokeLinecap="round" fill="none" />
      <path d="M30 214C18 228 24 238 40 238C50 230 46 218 30 214Z" fill={skin.leaf} />
      <path d="M214 206C226 196 238 200 238 212C230 220 218 218 214 206Z" fill={skin.leaf} />
      <g className="mascot-body">
        <path
          d="M160 182C206 190 240 170 236 140C231 116 202 116 199 136C198 152 219 155 219 141"
          fill="none"
          stroke={shade}
          strokeWidth={13}
          strokeLinecap="round"
        />
        <path d="M168 180L178 202M176 204h-14M178 204h14" {...leg} />
        <g fill={shade}>
          <path
            d="M132 94l9-17l10 15zM150 92l11-14l8 17zM167 99l12-10l3 17z"
            strokeLinejoin="round"
            stroke={shade}
            strokeWidth={4}
          />
        </g>
        <path d={body} fill={ground} />
        <g clipPath={`url(#${id}skin)`}>
          {patches.map(([shape, x, y, size, turn, paint], place) => (
            <path
              key={place}
              d={outlines[shape]}
              fill={shapes[paint]}
              stroke={shapes[paint]}
              strokeWidth={0.25}
              strokeLinejoin="round"
              transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
            />
          ))}
          <path d="M84 176Q140 200 206 164V196H84Z" fill={shade} opacity={0.35} />
        </g>
        <path d="M108 178L100 200M100 203h-15M100 203h15" {...leg} stroke={ground} />
        <circle cx={36} cy={94} r={21} fill={shade} />
        <circle cx={34} cy={94} r={15} fill={light} />
        <path d={head} fill={ground} />
        <path d="M80 62Q104 44 120 46Q134 56 133 92Q118 66 80 62Z" fill={light} opacity={0.55} />
        <path d={outlines.triangle} transform="translate(118 72) rotate(12) scale(9)" fill={shapes[2]} />
        <path d={outlines.circle} transform="translate(120 104) scale(7)" fill={shapes[3]} />
        <path d={outlines.square} transform="translate(103 62) rotate(20) scale(5)" fill={shapes[0]} />
        <path d="M26 146Q60 168 112 148Q94 164 66 164Q40 164 26 146Z" fill={light} opacity={0.7} />
        <ellipse cx={104} cy={130} rx={10} ry={6} fill={skin.blush} opacity={0.75} />
        <circle cx={74} cy={100} r={33} fill={shade} />
        <circle cx={73} cy={99} r={27} fill={light} />
        <Eyes mood={mood} places={[72]} y={99} size={20} />
        <circle cx={28} cy={126} r={2.6} fill={shade} />
        <Mouth mood={mood} />
      </g>
      <Extras mood={mood} x={154} y={58} />
    </g>
  );
}

/** Poki, verbal reasoning: a parrot who says things in letter tiles. */

import type { DrawingProps, Mood } from './drawing.ts';
import { Extras } from './Extras.tsx';
import { Eyes } from './Eyes.tsx';
import { ink, skin } from './paint.ts';

/** The other half of what is drawn on the left. */
const mirror = 'matrix(-1 0 0 1 240 0)';
const body = 'M120 38C166 38 186 84 182 136C178 186 152 210 120 210C88 210 62 186 58 136C54 84 74 38 120 38Z';
const told: Readonly<Record<Mood, string>> = { idle: 'ABC', think: 'WHY', cheer: 'YAY', oops: 'OOH', sleep: 'ZZZ' };
const leans = [-6, 2, 7] as const;

function FoldedWing() {
  return (
    <>
      <path d="M66 96C34 118 32 168 54 198C78 184 90 146 82 106Z" fill={skin.wing} />
      <path d="M44 150C44 170 48 186 54 198C64 192 71 183 76 172C62 172 50 164 44 150Z" fill={skin.wingDark} />
      <path d="M45 132C50 146 62 154 80 154C83 142 84 132 83 120C70 128 56 134 45 132Z" fill={skin.sun} opacity={0.9} />
    </>
  );
}

function RaisedWing() {
  return (
    <>
      <path
        d="M70 118C42 116 12 92 8 52C18 56 22 58 28 64C28 54 30 48 34 40C44 48 48 54 52 62C56 54 60 50 66 46C80 62 86 86 86 104Z"
        fill={skin.wing}
      />
      <path
        d="M28 64C34 78 44 90 60 98M52 62C54 74 60 84 70 92"
        fill="none"
        stroke={skin.wingDark}
        strokeWidth={4}
        strokeLinecap="round"
      />
    </>
  );
}

/** A wing that comes up to the beak: pondering, or surprised. */
function BentWing({ mood }: { readonly mood: Mood }) {
  const turn = mood === 'oops' ? 'rotate(-14 172 120)' : undefined;
  return (
    <g transform={turn}>
      <path d="M176 104C206 124 202 172 160 168C142 166 132 154 134 138C150 148 164 136 162 112Z" fill={skin.wing} />
      <path
        d="M134 138C132 154 142 166 160 168C172 169 181 166 187 160C166 162 146 156 134 138Z"
        fill={skin.wingDark}
      />
    </g>
  );
}

function Tiles({ word }: { readonly word: string }) {
  return (
    <g fontFamily="Poppins, system-ui, sans-serif" fontWeight={600} fontSize={30} textAnchor="middle">
      {[...word].map((letter, place) => (
        <g key={place} transform={`translate(${74 + place * 47} 210) rotate(${leans[place] ?? 0})`}>
          <rect x={-22} y={-20} width={44} height={46} rx={9} fill={skin.tileEdge} />
          <rect x={-22} y={-20} width={44} height={40} rx={9} fill={skin.tile} />
          <text y={11} fill={ink}>
            {letter}
          </text>
        </g>
      ))}
    </g>
  );
}

function Beak({ mood }: { readonly mood: Mood }) {
  const isOpen = mood === 'cheer' || mood === 'oops';
  return (
    <>
      {isOpen ? (
        <>
          <path d="M105 114q15 6 30 0q2 30-15 32q-17-2-15-32z" fill="#7c1f3a" />
          <path d="M110 134q10-9 20 0q-3 10-10 11q-7-1-10-11z" fill={skin.tongue} />
        </>
      ) : (
        <path d="M110 118h20q0 15-10 18q-10-3-10-18z" fill={skin.beakDark} />
      )}
      <path
        d="M98 104C98 84 142 84 142 104C142 116 132 120 127 124C124 127 123 132 120 136C117 132 116 127 113 124C108 120 98 116 98 104Z"
        fill={skin.beak}
      />
      <path d="M106 100q4-8 14-8" fill="none" stroke={skin.white} strokeWidth={4} strokeLinecap="round" opacity={0.6} />
      <circle cx={112} cy={104} r={2} fill={skin.beakDark} />
      <circle cx={128} cy={104} r={2} fill={skin.beakDark} />
    </>
  );
}

export function Poki({ mood, id }: DrawingProps) {
  const isBent = mood === 'think' || mood === 'oops';
  const wing = mood === 'cheer' ? <RaisedWing /> : <FoldedWing />;
  const crestTurn = { idle: 0, think: -8, cheer: 0, oops: 6, sleep: 14 }[mood];
  return (
    <>
      <defs>
        <linearGradient id={`${id}plumage`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#37d3dc" />
          <stop offset="1" stopColor={skin.parrotDark} />
        </linearGradient>
      </defs>
      <ellipse cx={120} cy={234} rx={76} ry={5} fill={ink} opacity={0.16} />
      <g className="mascot-body">
        <g fill="none" strokeWidth={16} strokeLinecap="round">
          <path d="M150 180Q186 196 212 226" stroke={skin.wingDark} />
          <path d="M146 186Q180 206 196 232" stroke={skin.red} />
          <path d="M160 172Q198 182 226 206" stroke={skin.sun} />
        </g>
        <g style={{ transform: `rotate(${crestTurn}deg)`, transformOrigin: '120px 46px' }}>
          <path d="M112 50C88 44 76 30 74 14C94 16 112 28 120 46Z" fill={skin.sun} />
          <path d="M128 50C152 44 164 30 166 14C146 16 128 28 120 46Z" fill={skin.amber} />
          <path d="M120 52C102 34 106 12 120 2C134 12 138 34 120 52Z" fill={skin.red} />
        </g>
        {mood === 'cheer' ? wing : null}
        {mood === 'cheer' ? <g transform={mirror}>{wing}</g> : null}
        <path d={body} fill={`url(#${id}plumage)`} />
        <path
          d="M120 120C152 120 164 146 158 170C150 198 138 208 120 208C102 208 90 198 82 170C76 146 88 120 120 120Z"
          fill={skin.sun}
        />
        <g fill="none" stroke={skin.amber} strokeWidth={4} strokeLinecap="round" opacity={0.8}>
          <path d="M96 156q6 7 12 0M114 156q6 7 12 0M132 156q6 7 12 0M105 172q6 7 12 0M123 172q6 7 12 0" />
        </g>
        {mood === 'cheer' ? null : wing}
        {mood === 'cheer' || isBent ? null : <g transform={mirror}>{wing}</g>}
        <circle cx={93} cy={90} r={28} fill={skin.cream} />
        <circle cx={147} cy={90} r={28} fill={skin.cream} />
        <Eyes mood={mood} places={[92, 148]} y={88} size={17} />
        <ellipse cx={78} cy={112} rx={10} ry={6} fill={skin.blush} opacity={0.75} />
        <ellipse cx={162} cy={112} rx={10} ry={6} fill={skin.blush} opacity={0.75} />
        <Beak mood={mood} />
        {isBent ? <BentWing mood={mood} /> : null}
      </g>
      <Tiles word={told[mood]} />
      <g stroke={skin.beakDark} strokeWidth={7} strokeLinecap="round">
        <path d="M92 190v10M101 189v11M110 190v10M130 190v10M139 189v11M148 190v10" />
      </g>
      <Extras mood={mood} x={188} y={58} />
    </>
  );
}

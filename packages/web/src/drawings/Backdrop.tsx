/** What lies behind the questions of a subject: its own piece of night, drawn at the edges and calm in the middle. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { ReactNode } from 'react';
import classes from './Backdrop.module.css';
import { subjectTones, type Tones } from './paint.ts';

/** A ground along the lower edge (1440 by 300), and an ornament (300 by 300) for each upper corner. */
interface Landscape {
  readonly ground: (tones: Tones) => ReactNode;
  readonly left: (tones: Tones) => ReactNode;
  readonly right: (tones: Tones) => ReactNode;
}

/** A toothed wheel around a point. */
function Gear({
  x,
  y,
  r,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={fill}>
      <circle r={r} strokeWidth={r * 0.32} />
      <circle r={r * 1.22} strokeWidth={r * 0.24} strokeDasharray={`${r * 0.48} ${r * 0.478}`} />
      <circle r={r * 0.3} fill={fill} />
      {[0, 60, 120].map((turn) => (
        <path key={turn} d={`M${-r} 0H${r}`} strokeWidth={r * 0.14} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

/** Robu's workshop: wheels, a ruler, and signs in the sky. */
const workshop: Landscape = {
  ground: ({ base, dark }) => (
    <>
      <path d="M0 210Q360 90 720 190T1440 150V300H0z" fill={dark} opacity={0.5} />
      <path d="M0 262Q420 180 800 250T1440 220V300H0z" fill={base} opacity={0.4} />
      <Gear x={150} y={250} r={82} fill={base} />
      <Gear x={330} y={284} r={48} fill={dark} />
      <Gear x={1290} y={262} r={96} fill={dark} />
    </>
  ),
  left: ({ base, dark }) => (
    <>
      <g transform="rotate(-24 120 120)">
        <rect x={10} y={90} width={230} height={44} rx={8} fill={dark} />
        {Array.from({ length: 11 }, (_, place) => (
          <path key={place} d={`M${26 + place * 20} 92v${place % 5 === 0 ? 24 : 14}`} stroke={base} strokeWidth={4} />
        ))}
      </g>
      <path d="M60 214h40M80 194v40" stroke={base} strokeWidth={12} strokeLinecap="round" />
    </>
  ),
  right: ({ base, dark }) => (
    <g strokeLinecap="round" fill="none">
      <circle cx={190} cy={110} r={76} stroke={dark} strokeWidth={16} />
      <path d="M190 110L232 62M190 110L150 96" stroke={base} strokeWidth={10} />
      {[0, 30, 60, 90, 120, 150].map((turn) => (
        <path
          key={turn}
          d="M190 46v10M190 164v10"
          stroke={base}
          strokeWidth={5}
          transform={`rotate(${turn} 190 110)`}
        />
      ))}
      <path d="M52 206l34 34M86 206l-34 34" stroke={base} strokeWidth={12} />
    </g>
  ),
};

/** Nika's library: hills of open books, a feather, paper planes. */
const library: Landscape = {
  ground: ({ base, dark, light }) => (
    <>
      <path
        d="M0 240Q200 120 400 220Q600 120 800 230Q1040 110 1240 220Q1340 170 1440 200V300H0z"
        fill={dark}
        opacity={0.55}
      />
      {[130, 1130].map((x) => (
        <g key={x} transform={`translate(${x} 196)`}>
          <path d="M0 30Q50 -8 100 22Q150 -8 200 30V92Q150 58 100 86Q50 58 0 92z" fill={base} />
          <path d="M100 22V86" stroke={dark} strokeWidth={5} />
          <path
            d="M18 44q34 -20 66 -4M18 62q34 -20 66 -4M116 40q34 -16 66 4M116 58q34 -16 66 4"
            fill="none"
            stroke={light}
            strokeWidth={4}
          />
        </g>
      ))}
    </>
  ),
  left: ({ base, dark, light }) => (
    <>
      <path d="M36 250Q60 90 220 30Q236 150 96 196L60 206z" fill={base} />
      <path d="M36 250Q90 140 200 52" fill="none" stroke={dark} strokeWidth={7} strokeLinecap="round" />
      <path
        d="M120 150l-4 -44M150 118l0 -42M104 170l44 -2M134 138l48 -8"
        stroke={light}
        strokeWidth={4}
        opacity={0.7}
      />
    </>
  ),
  right: ({ base, dark, light }) => (
    <>
      <path d="M90 120L270 50L200 190L164 140z" fill={light} />
      <path d="M164 140L270 50L150 176z" fill={dark} />
      <path d="M90 120L270 50L164 140z" fill={base} />
      <path
        d="M60 220q40 -30 70 -40"
        fill="none"
        stroke={light}
        strokeWidth={5}
        strokeDasharray="4 16"
        strokeLinecap="round"
      />
    </>
  ),
};

const leaf = 'M0 0Q44 -52 120 -34Q104 36 0 0z';

/** Poki's jungle: leaves in the corners, letter tiles hanging from them. */
const jungle: Landscape = {
  ground: ({ base, dark }) => (
    <>
      <path d="M0 230Q240 150 480 220T960 210T1440 190V300H0z" fill={dark} opacity={0.6} />
      {[40, 230, 1180, 1360].map((x, place) => (
        <g key={x} transform={`translate(${x} 300)`} fill={place % 2 === 0 ? base : dark}>
          {[-150, -115, -75, -40].map((turn) => (
            <path key={turn} d={leaf} transform={`rotate(${turn}) scale(1.25)`} />
          ))}
        </g>
      ))}
    </>
  ),
  left: ({ base, dark, light }) => (
    <>
      <g transform="translate(0 0)">
        <path d={leaf} transform="rotate(70) scale(1.6)" fill={dark} />
        <path d={leaf} transform="rotate(35) scale(1.9)" fill={base} />
      </g>
      <path d="M150 60v70" stroke={dark} strokeWidth={5} />
      <rect x={112} y={128} width={76} height={76} rx={16} fill={light} transform="rotate(-6 150 166)" />
      <path
        d="M134 188l16 -44l16 44M140 174h20"
        fill="none"
        stroke={dark}
        strokeWidth={8}
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="rotate(-6 150 166)"
      />
    </>
  ),
  right: ({ base, dark, light }) => (
    <>
      <path d={leaf} transform="translate(300 0) scale(-1.7 1.7) rotate(60)" fill={dark} />
      <path d={leaf} transform="translate(300 0) scale(-1.9 1.9) rotate(30)" fill={base} />
      <path d="M120 40v60" stroke={dark} strokeWidth={5} />
      <rect x={82} y={98} width={76} height={76} rx={16} fill={light} transform="rotate(7 120 136)" />
      <path
        d="M104 114h26q10 10 0 20h-22M104 114v44h28q10 -12 0 -24"
        fill="none"
        stroke={dark}
        strokeWidth={8}
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="rotate(7 120 136)"
      />
    </>
  ),
};

/** Bafay's crystal field: shapes that turn, mirror and fit. */
const crystals: Landscape = {
  ground: ({ base, dark, light }) => (
    <>
      <path
        d="M0 300L160 190L300 300zM240 300L420 170L600 300zM880 300L1060 200L1200 300zM1100 300L1290 150L1440 290V300z"
        fill={dark}
        opacity={0.7}
      />
      <path d="M160 190L300 300H200zM420 170L600 300H480zM1290 150L1440 290V300H1340z" fill={base} opacity={0.6} />
      <path d="M160 190L128 300H0zM1060 200L1020 300H880z" fill={light} opacity={0.25} />
    </>
  ),
  left: ({ base, dark, light }) => (
    <>
      <path d="M60 40h70l35 60l-35 60H60L25 100z" fill={dark} />
      <path d="M60 40h70l35 60H25z" fill={base} />
      <path d="M172 128h56l28 48l-28 48h-56l-28 -48z" fill={base} opacity={0.7} />
      <path d="M172 128h56l28 48H144z" fill={light} opacity={0.7} />
    </>
  ),
  right: ({ base, dark, light }) => (
    <>
      <path d="M210 30L270 134H150z" fill={base} />
      <path d="M210 30L270 134H210z" fill={dark} />
      <path d="M210 246L270 142H150z" fill={base} opacity={0.45} />
      <path d="M146 138H274" stroke={light} strokeWidth={4} strokeDasharray="10 10" />
      <circle cx={84} cy={86} r={40} fill={dark} />
      <path d="M84 46a40 40 0 0 1 0 80z" fill={light} />
    </>
  ),
};

const landscapes: Readonly<Record<SubjectKey, Landscape>> = {
  math: workshop,
  english: library,
  verbalReasoning: jungle,
  nonVerbalReasoning: crystals,
};

export function Backdrop({ subject }: { readonly subject: SubjectKey }) {
  const { ground, left, right } = landscapes[subject];
  const [tones] = subjectTones[subject];
  return (
    <div className={classes.backdrop} aria-hidden="true" data-subject={subject}>
      <svg className={classes.left} aria-hidden="true" viewBox="0 0 300 300">
        {left(tones)}
      </svg>
      <svg className={classes.right} aria-hidden="true" viewBox="0 0 300 300">
        {right(tones)}
      </svg>
      <svg className={classes.ground} aria-hidden="true" viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice">
        {ground(tones)}
      </svg>
    </div>
  );
}

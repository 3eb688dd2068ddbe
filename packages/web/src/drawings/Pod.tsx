/** A pod that has landed with a reward inside. */
import { metalTones, paint, stone } from './paint.ts';
import { starPath } from './Stars.tsx';

export function Pod({ size = 120 }: { readonly size?: number }) {
  const { gold } = metalTones;
  return (
    <svg width={size} height={size} viewBox="0 0 150 150" aria-hidden="true">
      <ellipse cx={75} cy={140} rx={46} ry={7} fill={paint.deep} opacity={0.5} />
      <path d="M34 116l-16 22M116 116l16 22" stroke={stone.dark} strokeWidth={9} strokeLinecap="round" />
      <path d="M22 84h106q0 46-53 46T22 84z" fill={paint.violet} />
      <path d="M22 84h106q0 10-3 18H25q-3-8-3-18z" fill={paint.dusk} opacity={0.55} />
      <path d="M20 84Q20 26 75 20q55 6 55 64-55 12-110 0z" fill={paint.lilac} />
      <path
        d="M34 76Q36 40 66 32"
        stroke={paint.white}
        strokeWidth={8}
        strokeLinecap="round"
        fill="none"
        opacity={0.5}
      />
      <circle cx={75} cy={12} r={8} fill={paint.green} />
      <g transform="translate(75 62) scale(1.7) translate(-12 -12)">
        <path d={starPath} fill={gold.base} stroke={gold.dark} strokeWidth={0.8} />
      </g>
    </svg>
  );
}

/** The club's rocket, on its way or landed. */
import { paint } from './paint.ts';

export function Rocket({ size = 96, isFlying = false }: { readonly size?: number; readonly isFlying?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden="true">
      <g transform={isFlying ? 'rotate(42 60 60)' : undefined}>
        {isFlying ? (
          <>
            <path d="M48 90q-4 14 12 30q16 -16 12 -30z" fill={paint.flame} />
            <path d="M54 90q-2 9 6 18q8 -9 6 -18z" fill={paint.flameHot} />
          </>
        ) : null}
        <path d="M40 58q-18 10 -16 36q8 -8 20 -8zM80 58q18 10 16 36q-8 -8 -20 -8z" fill={paint.violet} />
        <path d="M40 58q-18 10 -16 36q2 -2 5 -4q0 -18 11 -24z" fill={paint.ink} opacity={0.2} />
        <path d="M60 4q26 22 26 54q0 20 -8 32H42q-8 -12 -8 -32q0 -32 26 -54z" fill={paint.hull} />
        <path d="M60 4q26 22 26 54q0 20 -8 32H62q14 -40 -2 -86z" fill={paint.hullShade} />
        <path d="M60 4q13 11 20 26H40q7 -15 20 -26z" fill={paint.coral} />
        <path d="M60 4q13 11 20 26H66q-2 -14 -6 -26z" fill={paint.ink} opacity={0.18} />
        <circle cx={60} cy={50} r={13} fill={paint.dusk} />
        <circle cx={60} cy={50} r={9.5} fill={paint.glass} />
        <path d="M53 48a8 8 0 0 1 8 -6" fill="none" stroke={paint.white} strokeWidth={3} strokeLinecap="round" />
        <rect x={42} y={84} width={36} height={9} rx={4} fill={paint.dusk} />
        <path d="M60 70v20" stroke={paint.violet} strokeWidth={7} strokeLinecap="round" />
      </g>
    </svg>
  );
}

/** The club's comet, flying up. */
import { paint } from './paint.ts';

export function Comet({ size = 96 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden="true">
      <path d="M10 112Q30 66 70 24Q88 26 96 48Q56 92 10 112z" fill={paint.flame} opacity={0.35} />
      <path d="M18 106Q40 66 72 30Q84 34 90 46Q58 86 18 106z" fill={paint.flame} />
      <path d="M34 92Q52 64 76 40Q82 44 84 48Q62 78 34 92z" fill={paint.flameHot} />
      <circle cx={83} cy={36} r={22} fill={paint.green} />
      <path d="M83 14a22 22 0 1 1 -20 31a24 24 0 0 0 20 -31z" fill={paint.ink} opacity={0.16} />
      <circle cx={76} cy={28} r={5} fill={paint.white} opacity={0.7} />
      <g fill={paint.ink}>
        <circle cx={78} cy={38} r={2.8} />
        <circle cx={92} cy={38} r={2.8} />
      </g>
      <path d="M81 44q4 5 8 0" fill="none" stroke={paint.ink} strokeWidth={2.6} strokeLinecap="round" />
    </svg>
  );
}

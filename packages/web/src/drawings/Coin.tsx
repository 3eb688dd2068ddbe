/** A coin with the club's comet on it. */
import { metalTones } from './paint.ts';

export function Coin({ size = 22 }: { readonly size?: number }) {
  const { base, light, dark, accent } = metalTones.gold;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx={16} cy={17} r={14} fill={dark} />
      <circle cx={16} cy={15.5} r={14} fill={base} />
      <circle cx={16} cy={15.5} r={10.6} fill={light} stroke={dark} strokeOpacity={0.55} strokeWidth={1.4} />
      <path d="M8.8 22.2L16.6 11.6L20 15z" fill={dark} opacity={0.65} />
      <circle cx={19.2} cy={12.4} r={3.7} fill={dark} />
      <path d="M5 12a12 12 0 0 1 7 -7.4" fill="none" stroke={accent} strokeWidth={1.8} strokeLinecap="round" />
    </svg>
  );
}

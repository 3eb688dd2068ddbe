/** The shield of a league, in its metal or gem, with the club's comet on it. */
import type { LeagueTier } from '@comet/domain/leagues/leagues';
import { gemTones, metalTones, paint, type Tones } from './paint.ts';

const tones: Readonly<Record<LeagueTier, Tones>> = { ...metalTones, ...gemTones };

export function LeagueEmblem({ tier, size = 64 }: { readonly tier: LeagueTier; readonly size?: number }) {
  const { base, light, dark } = tones[tier];
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden="true">
      <path d="M60 6l44 18v34c0 30-22 46-44 56C38 104 16 88 16 58V24z" fill={dark} />
      <path d="M60 12l38 16v30c0 26-19 40-38 49C41 98 22 84 22 58V28z" fill={base} />
      <path d="M60 12v95C41 98 22 84 22 58V28z" fill={light} />
      <path d="M34 82L62 46L76 60z" fill={paint.flame} />
      <path d="M42 78L63 52L70 59z" fill={paint.flameHot} />
      <circle cx={72} cy={48} r={15} fill={paint.green} />
      <circle cx={68} cy={43} r={5} fill={paint.white} opacity={0.6} />
    </svg>
  );
}

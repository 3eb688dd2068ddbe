/** A padlock inside another drawing: this is closed for now. */
import { moonDust, paint } from './paint.ts';

interface PadlockProps {
  /** Its middle, in the drawing's units. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

export function Padlock({ x, y, scale = 1 }: PadlockProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-7 -3v-6a7 7 0 0 1 14 0v6" fill="none" stroke={moonDust.light} strokeWidth={4} />
      <rect x={-11} y={-4} width={22} height={17} rx={5} fill={moonDust.base} />
      <path d="M-11 4v4a5 5 0 0 0 5 5h12a5 5 0 0 0 5 -5v-4z" fill={moonDust.dark} opacity={0.35} />
      <circle cy={3} r={2.6} fill={paint.ink} />
      <path d="M0 4v4.5" stroke={paint.ink} strokeWidth={2.4} strokeLinecap="round" />
    </g>
  );
}

/** Big eyes by mood, for whoever has eyes of flesh. */

import type { Mood } from './drawing.ts';
import { ink, skin } from './paint.ts';

interface EyesProps {
  readonly mood: Mood;
  readonly places: readonly number[];
  readonly y: number;
  /** Half the height of an open eye. */
  readonly size: number;
  readonly lid?: string;
}

/** Where the eyes look: thinking goes up and aside. */
const gaze = { idle: [0, 0], think: [0.16, -0.22], oops: [0, 0.04] } as const;

export function Eyes({ mood, places, y, size, lid = ink }: EyesProps) {
  const line = { fill: 'none', stroke: lid, strokeWidth: size * 0.42, strokeLinecap: 'round' } as const;
  if (mood === 'cheer')
    return places.map((x) => (
      <path key={x} d={`M${x - size * 0.9} ${y + size * 0.35}q${size * 0.9}-${size * 1.5} ${size * 1.8} 0`} {...line} />
    ));
  if (mood === 'sleep')
    return places.map((x) => (
      <path key={x} d={`M${x - size * 0.9} ${y}q${size * 0.9} ${size * 1.1} ${size * 1.8} 0`} {...line} />
    ));
  const [across, down] = gaze[mood];
  const isWide = mood === 'oops';
  return (
    <g className="mascot-blink">
      {places.map((x) => (
        <g key={x}>
          <ellipse
            cx={x}
            cy={y}
            rx={size * (isWide ? 1.02 : 0.92)}
            ry={size * (isWide ? 1.2 : 1.08)}
            fill={skin.white}
          />
          <ellipse
            cx={x + size * across}
            cy={y + size * down}
            rx={size * (isWide ? 0.58 : 0.72)}
            ry={size * (isWide ? 0.66 : 0.84)}
            fill={ink}
          />
          <circle cx={x + size * (0.26 + across)} cy={y + size * (down - 0.32)} r={size * 0.26} fill={skin.white} />
          <circle
            cx={x + size * (across - 0.24)}
            cy={y + size * (down + 0.32)}
            r={size * 0.13}
            fill={skin.white}
            opacity={0.8}
          />
        </g>
      ))}
    </g>
  );
}

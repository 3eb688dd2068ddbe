/** Small scenes for where there is nothing yet: quiet, friendly, never a reproach. */
import { metalTones, moonDust, paint, subjectTones } from './paint.ts';
import { starPath } from './Stars.tsx';

interface SceneProps {
  readonly size?: number;
}

const sprinkle = (places: readonly (readonly [number, number, number])[]) =>
  places.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={moonDust.base} opacity={0.8} />);

/** A telescope that looks for what is not there yet. */
export function TelescopeScene({ size = 160 }: SceneProps) {
  const [copper] = subjectTones.math;
  return (
    <svg width={size} height={(size * 3) / 4} viewBox="0 0 160 120" aria-hidden="true">
      {sprinkle([
        [24, 22, 1.6],
        [52, 14, 2.2],
        [36, 52, 1.4],
        [104, 12, 1.6],
        [146, 58, 2],
        [18, 80, 1.4],
      ])}
      <path d={starPath} transform="translate(128 10) scale(1.1)" fill={metalTones.gold.base} />
      <ellipse cx={80} cy={110} rx={58} ry={8} fill={moonDust.dark} opacity={0.5} />
      <path d="M78 70L56 110M82 70l24 40M80 70v40" stroke={moonDust.dark} strokeWidth={5} strokeLinecap="round" />
      <g transform="rotate(-28 80 64)">
        <rect x={42} y={54} width={34} height={20} rx={5} fill={copper.dark} />
        <rect x={68} y={50} width={46} height={28} rx={6} fill={copper.base} />
        <rect x={68} y={50} width={46} height={9} rx={4.5} fill={copper.light} />
        <rect x={110} y={46} width={12} height={36} rx={5} fill={copper.dark} />
        <ellipse cx={122} cy={64} rx={4} ry={15} fill={paint.glass} />
        <rect x={34} y={57} width={10} height={14} rx={4} fill={copper.light} />
      </g>
      <circle cx={80} cy={72} r={7} fill={moonDust.base} />
    </svg>
  );
}

/** A satellite that listens: nothing has come in. */
export function SatelliteScene({ size = 160 }: SceneProps) {
  const [blue] = subjectTones.verbalReasoning;
  return (
    <svg width={size} height={(size * 3) / 4} viewBox="0 0 160 120" aria-hidden="true">
      {sprinkle([
        [20, 30, 2],
        [44, 96, 1.6],
        [130, 24, 1.6],
        [146, 84, 2.2],
        [96, 110, 1.4],
      ])}
      <path
        d="M84 4q-14 -4 -26 4M84 14q-9 -3 -17 3"
        fill="none"
        stroke={paint.green}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <g transform="rotate(-20 80 64)">
        {[14, 104].map((x) => (
          <g key={x}>
            <rect x={x} y={50} width={42} height={28} rx={4} fill={blue.dark} />
            <path d={`M${x} 64h42M${x + 14} 50v28M${x + 28} 50v28`} stroke={blue.light} strokeWidth={2} />
          </g>
        ))}
        <path d="M54 64h52" stroke={moonDust.dark} strokeWidth={6} />
        <rect x={62} y={42} width={36} height={44} rx={9} fill={paint.hull} />
        <path d="M84 42h5a9 9 0 0 1 9 9v26a9 9 0 0 1 -9 9h-5z" fill={paint.hullShade} />
        <circle cx={72} cy={62} r={3} fill={paint.ink} />
        <circle cx={86} cy={62} r={3} fill={paint.ink} />
        <path d="M74 70q5 4 10 0" fill="none" stroke={paint.ink} strokeWidth={2.6} strokeLinecap="round" />
        <path d="M80 42v-10" stroke={moonDust.dark} strokeWidth={4} />
        <path d="M62 32a18 14 0 0 0 36 0z" fill={moonDust.base} />
      </g>
    </svg>
  );
}

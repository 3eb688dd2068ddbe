/** How the score grew, with the child's own best beside it. */
import type { Run } from '@comet/domain/challenges/run';

const size = { width: 340, height: 100 };

function lineOf(course: Run['course'], maxMs: number, maxScore: number): string {
  const points = [[0, 0] as const, ...course].map(
    ([atMs, score]) =>
      `${((atMs / maxMs) * size.width).toFixed(1)} ${(size.height - (score / maxScore) * (size.height - 8)).toFixed(1)}`,
  );
  return `M${points.join('L')}`;
}

interface RunChartProps {
  readonly course: Run['course'];
  readonly best: Run['course'] | undefined;
}

export function RunChart({ course, best = [] }: RunChartProps) {
  const all = [...course, ...best];
  const maxMs = Math.max(1, ...all.map(([atMs]) => atMs));
  const maxScore = Math.max(1, ...all.map(([, score]) => score));
  return (
    <svg
      viewBox={`-4 -4 ${size.width + 8} ${size.height + 8}`}
      width="100%"
      style={{ maxWidth: 480 }}
      role="img"
      aria-label="How your score grew"
    >
      <path
        d={`M0 ${size.height}H${size.width}`}
        stroke="var(--comet-card-edge)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round" strokeWidth={5}>
        {best.length === 0 ? null : (
          <path d={lineOf(best, maxMs, maxScore)} stroke="var(--comet-link)" strokeDasharray="1 10" />
        )}
        <path d={lineOf(course, maxMs, maxScore)} stroke="var(--comet-go)" />
      </g>
    </svg>
  );
}

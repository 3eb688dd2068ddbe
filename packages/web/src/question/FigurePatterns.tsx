/** Patterns a shape can be filled with; they lie in the shape's own space, so they turn with it. */
import type { Paint } from '@comet/contract/figure';

const ink = 'var(--comet-paper-ink)';
const size = 8;

const drawings: Partial<Record<Paint, string>> = {
  stripesHorizontal: 'M0 4H8',
  stripesVertical: 'M4 0V8',
  stripesUp: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  stripesDown: 'M-2 6L2 10M0 0L8 8M6 -2L10 2',
  crosshatch: 'M0 0L8 8M8 0L0 8',
};

export const patternPaints: ReadonlySet<Paint> = new Set<Paint>([
  'stripesHorizontal',
  'stripesVertical',
  'stripesUp',
  'stripesDown',
  'crosshatch',
  'dots',
]);

export function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <marker id={`${id}-arrow`} viewBox="0 0 10 10" refX="9" refY="5" markerWidth="6" markerHeight="6" orient="auto">
        <path d="M0 0L10 5L0 10z" fill={ink} />
      </marker>
      {[...patternPaints].map((paint) => (
        <pattern key={paint} id={`${id}-${paint}`} width={size} height={size} patternUnits="userSpaceOnUse">
          <rect width={size} height={size} fill="var(--comet-paper)" />
          {paint === 'dots' ? (
            <circle cx={4} cy={4} r={1.7} fill={ink} />
          ) : (
            <path d={drawings[paint] ?? ''} stroke={ink} strokeWidth={1.8} />
          )}
        </pattern>
      ))}
    </defs>
  );
}

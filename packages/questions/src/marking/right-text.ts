/** How the right answer of a typed question is written down for a child. */
import type { WriteSpec } from '../kernel/key.ts';

function clockText(minutes: number, clock: '12' | '24' | 'any'): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  if (clock === '24') return `${String(hour).padStart(2, '0')}:${minute}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The answer as it stands in a good exercise book: 12.5 cm, 3/4, £4.05, 15:40. */
export function rightText(spec: WriteSpec): string {
  switch (spec.kind) {
    case 'number':
      return spec.unit === undefined ? spec.value : `${spec.value} ${spec.unit}`;
    case 'fraction':
      return spec.value;
    case 'text':
      return spec.accept[0] ?? '';
    case 'time':
      return clockText(spec.minutes, spec.clock);
    case 'money':
      return `£${(spec.pence / 100).toFixed(2)}`;
    case 'list':
      return spec.items.join(', ');
  }
}

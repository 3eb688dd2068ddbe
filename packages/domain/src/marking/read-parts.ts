/** Reads an amount in two units: '1 hour 30 minutes', '2 m 50 cm', '3kg 200g'. */
import { dividedBy, type Exact, plus, times } from './exact.ts';
import { amountOf } from './read-amount.ts';
import { type Unit, unitsNamed } from './units.ts';

/** The amount in the smaller of its two units. */
export interface PartsRead {
  readonly value: Exact;
  readonly unit: string;
}

const twoParts = /^(\d[\d,]*) ?([a-z]+)\.?(?: and | & |, ?| )?(\d[\d,.]*) ?([a-z]+)$/;

/** The units two words mean side by side, the larger one first: in '1 h 30 m', m is minutes. */
function unitsOf(large: string, small: string): readonly [large: Unit, small: Unit] | undefined {
  const smaller = unitsNamed(small);
  for (const one of unitsNamed(large))
    for (const other of smaller) {
      const times = dividedBy(one.size, other.size);
      if (one.dimension === other.dimension && times.bottom === 1n && times.top > 1n) return [one, other];
    }
  return undefined;
}

/** The amount that tidied text says in two units; undefined where it is not two amounts of one kind, the larger unit first. */
export function partsOf(text: string): PartsRead | undefined {
  const [, many = '', large = '', few = '', small = ''] = twoParts.exec(text.toLowerCase()) ?? [];
  const units = large === '' ? undefined : unitsOf(large, small);
  const [upper, lower] = [amountOf(many), amountOf(few)];
  if (units === undefined || typeof upper === 'string' || typeof lower === 'string') return undefined;
  const factor = dividedBy(units[0].size, units[1].size);
  const isCarried = lower.value.top >= factor.top * lower.value.bottom;
  // 1 m 250 cm is no way to write a length: who types that has mixed something up.
  if (isCarried) return undefined;
  return { value: plus(times(upper.value, factor), lower.value), unit: units[1].name };
}

/** How the right answer of a typed question is written down for a child. What stands here is itself marked right. */
import { monthNames, weekdayNames } from '@comet/domain/marking/calendar-names';
import { type Exact, exactText } from '@comet/domain/marking/exact';
import { tidy } from '@comet/domain/marking/tidy';
import { unitsNamed } from '@comet/domain/marking/units';
import type { WriteSpec } from '../kernel/key.ts';
import { showNumber } from '../kernel/number-text.ts';
import { keyValue } from './key-value.ts';
import type { NumberSpec } from './score-number.ts';
import type { TimeSpec } from './score-time.ts';

const tightUnits = ['%', '°', '°C', 'p'];

/** '12.5 cm', '30%', '£5', '24 cm²', '9 marbles'. */
function withUnit(number: string, unit: string): string {
  const name = unitsNamed(tidy(unit))[0]?.name;
  if (name === '£') return number.startsWith('−') ? `−£${number.slice(1)}` : `£${number}`;
  if (name !== undefined && tightUnits.includes(name)) return `${number}${name}`;
  return `${number} ${name !== undefined && /[²³]/.test(name) ? name : unit}`;
}

/** Decimal text keeps the places it has; more are filled up where they are asked. */
function numberText({ value, places, unit, form }: NumberSpec): string {
  const [whole = '', decimals = ''] = value.split('.');
  const filled = places === undefined || value.includes('/') ? value : `${whole}.${decimals.padEnd(places, '0')}`;
  const plain = filled.replace(/\.$/, '');
  const shown = form === 'year' ? plain : showNumber(plain);
  return unit === undefined ? shown : withUnit(shown, unit);
}

function mixedText({ top, bottom }: Exact): string {
  const size = top < 0n ? -top : top;
  const [whole, rest] = [size / bottom, size % bottom];
  const parts = [...(whole === 0n ? [] : [String(whole)]), ...(rest === 0n ? [] : [`${rest}/${bottom}`])];
  return `${top < 0n ? '−' : ''}${parts.length === 0 ? '0' : parts.join(' ')}`;
}

function fractionText({ value, form }: Extract<WriteSpec, { kind: 'fraction' }>): string {
  if (form === 'any') return value;
  const exact = keyValue(value);
  if (form === 'mixed') return mixedText(exact);
  return form === 'simplest' && exact.bottom === 1n ? exactText(exact) : `${exact.top}/${exact.bottom}`;
}

function clockText({ minutes, clock }: TimeSpec): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  if (clock === '24') return `${String(hour).padStart(2, '0')}:${minute}`;
  const face = `${hour % 12 === 0 ? 12 : hour % 12}:${minute}`;
  return clock === 'face' ? face : `${face} ${hour < 12 ? 'am' : 'pm'}`;
}

function moneyText(pence: number): string {
  const size = String(Math.abs(pence)).padStart(3, '0');
  return `${pence < 0 ? '−' : ''}£${showNumber(size.slice(0, -2))}.${size.slice(-2)}`;
}

/** The answer as it stands in a good exercise book: 12.5 cm, 3/4, £4.05, 15:40. */
export function rightText(spec: WriteSpec): string {
  switch (spec.kind) {
    case 'number':
      return numberText(spec);
    case 'fraction':
      return fractionText(spec);
    case 'text':
      return spec.accept[0] ?? '';
    case 'time':
      return clockText(spec);
    case 'money':
      return moneyText(spec.pence);
    case 'date':
      return 'weekday' in spec ? (weekdayNames[spec.weekday] ?? '') : `${spec.day} ${monthNames[spec.month - 1] ?? ''}`;
    case 'list':
      return spec.items.join(', ');
  }
}

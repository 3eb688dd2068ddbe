/** How the right answer of a typed question is written down for a child. */
import { monthNames, weekdayNames } from '@comet/domain/marking/calendar-names';
import { type Exact, exactText, plus, times } from '@comet/domain/marking/exact';
import { tidy } from '@comet/domain/marking/tidy';
import { unitsNamed } from '@comet/domain/marking/units';
import type { WriteSpec } from '../kernel/key.ts';
import { showNumber } from '../kernel/number-text.ts';
import { type Box, fitUnit, unitsAsked } from './box.ts';
import { keyValue } from './key-value.ts';
import { countsIn } from './score-money.ts';
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

/** A word that may be typed after the number; '= 24' may not. */
const isWord = (text: string): boolean => /^\p{L}[\p{L} ]{0,29}$/u.test(text);

/** The unit as it is printed beside the box, or else as the key has it. */
function unitShown(unit: string | undefined, { before, after }: Box): string | undefined {
  const isUnit = (text: string): boolean => unitsNamed(tidy(text)).length > 0;
  const printed = [after, before].find((text) => text !== undefined && isUnit(text));
  const isSame = printed !== undefined && fitUnit(tidy(printed).toLowerCase(), unitsAsked(unit, {})).fit === 'same';
  if (printed !== undefined && (unit === undefined || isSame)) return printed;
  return unit ?? (after !== undefined && isWord(after) ? after : undefined);
}

/** Decimal text keeps the places it has; more are filled up where they are asked. */
function decimalText({ value, places, form }: NumberSpec): string {
  const [whole = '', decimals = ''] = value.split('.');
  const filled = places === undefined || value.includes('/') ? value : `${whole}.${decimals.padEnd(places, '0')}`;
  const plain = filled.replace(/\.$/, '');
  return form === 'year' ? plain : showNumber(plain);
}

function numberText(spec: NumberSpec, box: Box): string {
  const unit = unitShown(spec.unit, box);
  return unit === undefined ? decimalText(spec) : withUnit(decimalText(spec), unit);
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

function moneyText(pence: number, box: Box): string {
  const isSmall = Math.abs(pence) < 100 && pence !== 0;
  const counted = countsIn(box) ?? (isSmall ? 'pence' : 'pounds');
  if (counted === 'pence') return `${showNumber(pence)}p`;
  const size = String(Math.abs(pence)).padStart(3, '0');
  return `${pence < 0 ? '−' : ''}£${showNumber(size.slice(0, -2))}.${size.slice(-2)}`;
}

/** The answer as it is best typed into this box: 12.5 cm, 3/4, £4.05, 15:40, 8p. */
export function rightText(spec: WriteSpec, box: Box): string {
  switch (spec.kind) {
    case 'number':
      return numberText(spec, box);
    case 'fraction':
      return fractionText(spec);
    case 'text':
      return spec.accept[0] ?? '';
    case 'time':
      return clockText(spec);
    case 'money':
      return moneyText(spec.pence, box);
    case 'date':
      return 'weekday' in spec ? (weekdayNames[spec.weekday] ?? '') : `${spec.day} ${monthNames[spec.month - 1] ?? ''}`;
    case 'list':
      return spec.items.join(', ');
  }
}

/** The answer as it is shown to a child; where a range of numbers is right, the range: '2.5 to 3.5 cm'. */
export function shownRight(spec: WriteSpec, box: Box): string {
  if (spec.kind !== 'number' || spec.tolerance === undefined) return rightText(spec, box);
  const [value, off] = [keyValue(spec.value), keyValue(spec.tolerance)];
  if (off.top === 0n) return rightText(spec, box);
  const [low, high] = [plus(value, times(off, { top: -1n, bottom: 1n })), plus(value, off)].map((end) =>
    rightText({ ...spec, value: exactText(end) }, box),
  );
  return `${low} to ${high}`;
}

/** Reads the digits of an amount: whole numbers, decimals, fractions and mixed numbers, as they are written in Britain. */
import { type Exact, exact, exactOfDecimal } from './exact.ts';

/** How an amount was written; a fraction keeps its top and bottom as they stood. `parts` is 1 hour 30 minutes. */
export type Written =
  | { readonly form: 'whole' }
  | { readonly form: 'words' }
  | { readonly form: 'parts' }
  | { readonly form: 'decimal'; readonly places: number }
  | { readonly form: 'fraction'; readonly top: bigint; readonly bottom: bigint }
  | { readonly form: 'mixed'; readonly top: bigint; readonly bottom: bigint };

export interface Amount {
  readonly value: Exact;
  readonly written: Written;
}

/** Why digits are no amount: a fraction over nothing, a comma where a point belongs, or something else. */
export type NoAmount = 'overZero' | 'comma' | 'other';

const digits = /^\d+$/;
const inThrees = /^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?: \d{3})+$/;
const fraction = /^([\d,]+) ?\/ ?([\d,]+)$/;
const mixed = /^([\d,]+)(?: | and | & )(\d+) ?\/ ?(\d+)$/;

/** The digits of a whole number without its separators; undefined when they part anything but thousands. */
export function wholeDigits(text: string): string | undefined {
  if (digits.test(text)) return text;
  // '0,500' may be meant as 0.5: we ask again. '1,250' is never 1.25.
  if (!inThrees.test(text) || /^0+[ ,]/.test(text)) return undefined;
  return text.replaceAll(/[ ,]/g, '');
}

/** Digits with or without a point. A point at the end is the end of the sentence, but not after separators. */
function decimalOf(text: string): Amount | undefined {
  const [before = '', after, ...more] = text.split('.');
  if (more.length > 0) return undefined;
  const whole = before === '' && after !== undefined && after !== '' ? '0' : wholeDigits(before);
  if (whole === undefined) return undefined;
  if (after === undefined || (after === '' && digits.test(before)))
    return { value: exact(BigInt(whole)), written: { form: 'whole' } };
  if (!digits.test(after)) return undefined;
  return { value: exactOfDecimal(`${whole}.${after}`), written: { form: 'decimal', places: after.length } };
}

function fractionOf(
  form: 'fraction' | 'mixed',
  parts: readonly (string | undefined)[],
): Amount | 'overZero' | undefined {
  const [whole, top, bottom] = parts.map((part) => (part === undefined ? undefined : wholeDigits(part)));
  if (whole === undefined || top === undefined || bottom === undefined) return undefined;
  const [over, under] = [BigInt(top), BigInt(bottom)];
  if (under === 0n) return 'overZero';
  return { value: exact(BigInt(whole) * under + over, under), written: { form, top: over, bottom: under } };
}

/** The amount that tidied text writes without sign and unit: '1,250', '1 250.5', '.5', '3/4', '1 3/4', '1 and 3/4'. */
export function amountOf(text: string): Amount | NoAmount {
  const [, whole, part, under] = mixed.exec(text) ?? [];
  if (whole !== undefined) return fractionOf('mixed', [whole, part, under]) ?? 'other';
  const [, top, bottom] = fraction.exec(text) ?? [];
  if (top !== undefined) return fractionOf('fraction', ['0', top, bottom]) ?? 'other';
  return decimalOf(text) ?? (/\d,\d/.test(text) ? 'comma' : 'other');
}

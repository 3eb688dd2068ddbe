/** Reads a typed amount of money in whole pence. */
import { wholeDigits } from './read-amount.ts';
import { type Reading, readAs, readDigits, unreadable } from './reading.ts';

/**
 * `pounds`: written with £ or two decimals; `isShort` when it has one decimal only (£3.5). `pence`: written with p.
 * `bare`: a whole number that does not say whether it counts pounds or pence.
 */
export type MoneyRead =
  | { readonly as: 'pounds'; readonly pence: bigint; readonly isShort: boolean; readonly hasSign: boolean }
  | { readonly as: 'pence'; readonly pence: bigint }
  | { readonly as: 'bare'; readonly count: bigint };

const help = 'We could not read that amount. Write it like £3.50 or 85p.';

const poundsWord = '(?:£|pounds?)';
const penceWord = '(?:p|pence|penny|pennies)';
/** Each form stands whole, one digit run after another: none can be matched in two ways. */
const pounds = new RegExp(`^(£?) ?([\\d, ]*)(?:\\.(\\d+))? ?(${poundsWord}|p)?$`);
const pence = new RegExp(`^([\\d, ]+)${penceWord}$`);
const both = new RegExp(
  `^(?:£ ?([\\d,]+)(?: and)? |([\\d,]+) ?${poundsWord}(?: and|,)? ?)(?:(\\d\\d)|(\\d\\d?) ?${penceWord})$`,
);

/** '£3 50p', '3 pounds and 50 pence', '£3 and 5p'. */
function poundsAndPence(text: string): MoneyRead | undefined {
  const [, signed, worded, two, part = two ?? ''] = both.exec(text) ?? [];
  const whole = wholeDigits(signed ?? worded ?? '');
  if (whole === undefined) return undefined;
  return { as: 'pounds', pence: BigInt(whole) * 100n + BigInt(part), isShort: false, hasSign: true };
}

function poundsOf(text: string): MoneyRead | undefined {
  const [all, sign = '', run = '', decimals = '', unit = ''] = pounds.exec(text) ?? [];
  // The point stands right after the pounds, or the number may be two.
  const whole = decimals === '' ? wholeDigits(run.trim()) : run === '' ? '0' : wholeDigits(run);
  if (all === undefined || whole === undefined || decimals.length > 2 || (sign === '£' && unit === '£'))
    return undefined;
  // '£3.50p' is forgiven; '3.50p' may be meant as three pounds fifty or as three and a half pence.
  if (unit === 'p' && (sign === '' || decimals.length < 2)) return undefined;
  const hasSign = sign !== '' || unit !== '';
  if (!hasSign && decimals === '')
    return BigInt(whole) === 0n ? { as: 'pence', pence: 0n } : { as: 'bare', count: BigInt(whole) };
  const value = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
  return { as: 'pounds', pence: value, isShort: decimals.length === 1, hasSign };
}

function penceOf(text: string): MoneyRead | undefined {
  const whole = wholeDigits((pence.exec(text)?.[1] ?? '').trim());
  return whole === undefined ? undefined : { as: 'pence', pence: BigInt(whole) };
}

function below(read: MoneyRead): MoneyRead {
  return read.as === 'bare' ? { ...read, count: -read.count } : { ...read, pence: -read.pence };
}

/** Reads '£3.50', '3.50', '350p', '£3 50p', '3 pounds', '-£5'. */
export function readMoney(text: string): Reading<MoneyRead> {
  const plain = readDigits(text);
  if (plain.verdict === 'unreadable') return plain;
  const said = plain.value.toLowerCase();
  const [minus] = /^(?:£ ?)?- ?/.exec(said) ?? [];
  const amount = minus === undefined ? said : (minus.startsWith('£') ? '£' : '') + said.slice(minus.length);
  if (amount.includes('$') || amount.includes('€'))
    return unreadable('Write pounds (£) and pence (p), like £3.50 or 85p.');
  const read = penceOf(amount) ?? poundsOf(amount) ?? poundsAndPence(amount);
  if (read === undefined) return unreadable(help);
  return readAs(minus === undefined ? read : below(read));
}

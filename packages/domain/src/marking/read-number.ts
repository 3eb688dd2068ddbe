/** Reads a typed number: sign, separators, decimals, fractions and the unit beside it. */

import { exact } from './exact.ts';
import { numberInWords } from './number-words.ts';
import { type Amount, amountOf, type NoAmount } from './read-amount.ts';
import { partsOf } from './read-parts.ts';
import { type Reading, readAs, readDigits, unreadable } from './reading.ts';
import { unitsNamed } from './units.ts';

/** A number with the unit the child wrote, in small letters; any word may stand there, the marking knows which is asked. */
export interface NumberRead extends Amount {
  readonly unit: string | undefined;
}

/** The run of digits and of what joins them, from its first digit on; what follows it is the unit. */
const run = /^[\d.][\d,./\\ ]*(?:(?:and|&) \d[\d,./\\ ]*)?/;
const start = /\d|\.\d/;
/** 'x = 5' and '= 5' say 5. */
const equalSign = /^(?:[a-z] ?)?= ?/i;
const anyWord = /^\p{L}[\p{L}' -]{0,29}$/u;

/** What stands before the first digit: a sign, a unit, both, or something that is neither. */
function beforeOf(text: string): { readonly isNegative: boolean; readonly unit: string } | undefined {
  const signed = text.toLowerCase().replace(/^(?:minus|negative) ?/, '-');
  const unsigned = signed.replace(/^[-+] ?| ?[-+]$/, '');
  if (unsigned !== '' && unitsNamed(unsigned).length === 0) return undefined;
  return { isNegative: signed.includes('-'), unit: unsigned };
}

const hedges = new Set(['or', 'nor', 'not', 'maybe']);
/** 'seven or eight' is no count of things called 'or eight': who gives two numbers has not decided. */
const saysAnother = (text: string): boolean =>
  text.split(/[ -]/).some((word) => hedges.has(word) || numberInWords([word]) !== undefined);

function afterOf(text: string): string | undefined {
  const word = text.toLowerCase().replace(/\.$/, '');
  if (word === '' || unitsNamed(word).length > 0) return word;
  return anyWord.test(word) && !saysAnother(word) ? word : undefined;
}

const isOneUnit = (one: string, other: string): boolean =>
  unitsNamed(one).some(({ name }) => unitsNamed(other).some((unit) => unit.name === name));

/** Reads tidied text, or says what is in the way. */
export function quantityOf(plain: string): NumberRead | NoAmount {
  const text = plain.replace(equalSign, '');
  const first = text.search(start);
  if (first < 0) return 'other';
  const [digits = ''] = run.exec(text.slice(first)) ?? [];
  const before = beforeOf(text.slice(0, first).trim());
  const after = afterOf(text.slice(first + digits.length).trim());
  const amount = amountOf(digits.replaceAll('\\', '/').trim());
  if (typeof amount === 'string') return amount;
  if (before === undefined || after === undefined) return 'other';
  if (before.unit !== '' && after !== '' && !isOneUnit(before.unit, after)) return 'other';
  const { value, written } = amount;
  const unit = before.unit === '' ? after : before.unit;
  return {
    value: before.isNegative ? exact(-value.top, value.bottom) : value,
    written,
    unit: unit === '' ? undefined : unit,
  };
}

/** What a child reads who writes a number in words or as nothing we know. */
export const digitsHelp = 'We could not read that number. Use digits, like 1,250 or 3.5.';
const commaHelp = 'Use a point for decimals, like 0.5. A comma only parts thousands, like 1,250.';
const calculationHelp = 'Write only the answer, without the calculation.';
const calculation = /\d ?(?:[+×÷*=]|x(?= ?\d)|- (?=\d))/i;

/** What keeps plain text from being a number, in words for the child; `help` where nothing special does. */
function numberHelp(plain: string, found: NoAmount, help: string): string {
  if (found === 'overZero') return 'The denominator of a fraction cannot be 0.';
  if (found === 'comma') return commaHelp;
  return calculation.test(plain) ? calculationHelp : help;
}

/** Reads a number or a fraction; `help` is what a child reads when it cannot be read. */
export function readQuantity(text: string, help: string): Reading<NumberRead> {
  const plain = readDigits(text);
  if (plain.verdict === 'unreadable') return plain;
  const found = quantityOf(plain.value);
  return typeof found === 'string' ? unreadable(numberHelp(plain.value, found, help)) : readAs(found);
}

/** 'five', 'twenty-one mangoes'; undefined where the words say no number. */
function wordsRead(plain: string): NumberRead | undefined {
  const words = plain.toLowerCase().replaceAll('-', ' ').split(' ');
  const said = numberInWords(words);
  const unit = said && afterOf(words.slice(said.length).join(' '));
  if (said === undefined || unit === undefined) return undefined;
  return { value: exact(BigInt(said.value)), written: { form: 'words' }, unit: unit === '' ? undefined : unit };
}

/**
 * Reads '1,250', '−3.5', '£4', '12 cm', '1 3/4': a number, its form and the unit beside it; also a whole number in words and an
 * amount in two units ('1 hour 30 minutes'), which are for the marking to take or not.
 */
export function readNumber(text: string): Reading<NumberRead> {
  const plain = readDigits(text);
  if (plain.verdict === 'unreadable') return plain;
  const said = wordsRead(plain.value);
  if (said !== undefined) return readAs(said);
  const found = quantityOf(plain.value);
  if (typeof found !== 'string') return readAs(found);
  const parts = partsOf(plain.value);
  if (parts !== undefined) return readAs({ ...parts, written: { form: 'parts' } });
  return unreadable(numberHelp(plain.value, found, digitsHelp));
}

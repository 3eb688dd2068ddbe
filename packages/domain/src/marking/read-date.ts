/** Reads a typed date, or as much of one as is there: '2nd of June', 'Tues', '19/8', 'the 19th'. */
import { monthNames, weekdayNames } from './calendar-names.ts';
import { numberInWords, ordinalInWords } from './number-words.ts';
import { isOneTypo } from './one-typo.ts';
import { type Reading, readAs, readPlain, unreadable } from './reading.ts';

/** The parts of a date that were written. */
export interface DateRead {
  /** 0 is Monday. */
  readonly weekday?: number;
  readonly day?: number;
  /** 1 is January. */
  readonly month?: number;
  readonly year?: number;
  /** The name as it is spelt, where the child was one letter off. */
  readonly misspelt?: string;
  /** Written in numbers alone, so that day and month may have been swapped. */
  readonly isNumeric?: true;
}

const help = 'We could not read that date. Write it like 2 June.';
const nameHelp = 'We could not read that day or month. Check the spelling.';
const noDate = 'There is no such date. Months have up to 31 days, and a year has 12 months.';

const fillers = new Set('the of on in a it is its s was day date this next last'.split(' '));
const suffixes = ['st', 'nd', 'rd', 'th'];
const shortestName = 3;

/** What a word names: a weekday or a month, whole, cut short or one letter off. */
interface Named {
  readonly part: 'weekday' | 'month';
  readonly value: number;
  readonly misspelt?: string;
}

const names: readonly (readonly [name: string, named: Named])[] = [
  ...weekdayNames.map((name, value) => [name, { part: 'weekday', value }] as const),
  ...monthNames.map((name, place) => [name, { part: 'month', value: place + 1 }] as const),
];
const oddShort = new Map([
  ['weds', 'Wednesday'],
  ['wends', 'Wednesday'],
]);

function nameOf(word: string): Named | undefined {
  if (word.length < shortestName) return undefined;
  const odd = oddShort.get(word);
  const whole = names.find(([name]) => name === odd || name.toLowerCase().startsWith(word));
  if (whole !== undefined) return whole[1];
  const near = names.filter(([name]) => name.length >= 5 && isOneTypo(name.toLowerCase(), word));
  const [only] = near;
  return only === undefined || near.length > 1 ? undefined : { ...only[1], misspelt: only[0] };
}

const isDay = (value: number): boolean => value >= 1 && value <= 31;
const wholeYear = (digits: string): number => Number(digits) + (digits.length === 2 ? 2000 : 0);

/** '19/8', '19.08.2026', '2026-08-19'. */
function numericDate(text: string): DateRead | undefined {
  const [, year, monthFirst, dayLast] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text) ?? [];
  if (year !== undefined) return { day: Number(dayLast), month: Number(monthFirst), year: Number(year) };
  const [, day, month, late] = /^(\d\d?) ?[/\\.-] ?(\d\d?)(?: ?[/\\.-] ?(\d{4}|\d\d))?$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const read = { day: Number(day), month: Number(month), isNumeric: true } as const;
  return late === undefined ? read : { ...read, year: wholeYear(late) };
}

/** Collects the parts of a date word by word; undefined at a word that has no place in one. */
function wordedDate(tokens: readonly string[]): DateRead | 'name' | undefined {
  let read: DateRead = {};
  const numbers: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    const rest = tokens.slice(at, at + 3);
    const said = ordinalInWords(rest) ?? numberInWords(rest);
    const named = nameOf(token);
    if (/^\d/.test(token)) numbers.push(token);
    else if (said !== undefined) numbers.push(String(said.value));
    else if (named !== undefined) {
      if (read[named.part] !== undefined) return undefined;
      const { misspelt = read.misspelt } = named;
      read = { ...read, [named.part]: named.value, ...(misspelt === undefined ? {} : { misspelt }) };
    } else if (!fillers.has(token) && !(suffixes.includes(token) && /^\d/.test(tokens[at - 1] ?? ''))) return 'name';
    at += said?.length ?? 1;
  }
  // Only the day has one or two digits where there is one number; the year comes after it, or has four.
  const day = numbers.find((digits) => digits.length <= 2);
  const years = day === undefined ? numbers : numbers.toSpliced(numbers.indexOf(day), 1);
  const [year] = years;
  if (years.length > 1 || (year !== undefined && (year.length === 3 || year.length > 4))) return undefined;
  if (year !== undefined && year.length <= 2 && read.month === undefined) return undefined;
  return {
    ...read,
    ...(day === undefined ? {} : { day: Number(day) }),
    ...(year === undefined ? {} : { year: wholeYear(year) }),
  };
}

/** Digits and letters apart: '2nd' is 2 and nd, '2-June' 2 and june. Undefined where another sign stands. */
function tokensOf(text: string): readonly string[] | undefined {
  const plain = text.replace(/[,.;:()"'!?/\\-]/g, ' ');
  return /^[\p{L}\d ]+$/u.test(plain) ? (plain.match(/\d+|(?<=\d)(?:st|nd|rd|th)|\p{L}+/gu) ?? undefined) : undefined;
}

/** Reads '2 June', 'June 2nd', 'Tues 2nd of June 2026', '2/6', '2026-06-02', 'Tuesday', '2nd'. The day comes before the month. */
export function readDate(text: string): Reading<DateRead> {
  const plain = readPlain(text);
  if (plain.verdict === 'unreadable') return plain;
  const said = plain.value.toLowerCase().replace(/ ?[.!?]$/, '');
  const tokens = tokensOf(said);
  const read = numericDate(said) ?? (tokens === undefined ? undefined : wordedDate(tokens));
  if (read === 'name') return unreadable(nameHelp);
  if (read === undefined || Object.keys(read).length === 0) return unreadable(help);
  const { day = 1, month = 1 } = read;
  return isDay(day) && month >= 1 && month <= 12 ? readAs(read) : unreadable(noDate);
}

/** Reads a typed time of day: 12 and 24 hours, with digits or in words. */
import { numberInWords } from './number-words.ts';
import { type Reading, readAs, readDigits, type Unreadable, unreadable } from './reading.ts';

/** Which half of the day was written, if any. */
type Half = 'am' | 'pm';

/** A time of day as it was written; hour and minute stand as the digits do (2:05 pm is hour 2). */
export interface TimeRead {
  readonly hour: number;
  readonly minute: number;
  readonly half: Half | undefined;
  /** `digits` as on a clock, with `isPadded` when the hour has two of them; `words` as in 'half past three', 'noon'. */
  readonly written: 'digits' | 'words';
  readonly isPadded: boolean;
}

const help = 'We could not read that time. Write it like 14:05 or 2:05 pm.';
const noTime = 'That is not a time of day. Hours go up to 23 and minutes up to 59.';

const halves: readonly (readonly [ending: string, half: Half | 'night'])[] = [
  ['in the morning', 'am'],
  ['in the afternoon', 'pm'],
  ['in the evening', 'pm'],
  ['at night', 'night'],
  ['a.m.', 'am'],
  ['p.m.', 'pm'],
  ['a.m', 'am'],
  ['p.m', 'pm'],
  ['am.', 'am'],
  ['pm.', 'pm'],
  ['a m', 'am'],
  ['p m', 'pm'],
  ['am', 'am'],
  ['pm', 'pm'],
];

/** '3', 'three', 'twenty-five': the whole of the words, below 100. */
function smallNumber(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const words = text.replaceAll('-', ' ').split(' ');
  const said = numberInWords(words);
  return said?.length === words.length && said.value < 100 ? said.value : undefined;
}

const set = (hour: number, minute: number, written: TimeRead['written'], isPadded = false): TimeRead => ({
  hour,
  minute,
  half: undefined,
  written,
  isPadded,
});

const oClock = / ?'?[o0] ?'? ?clock$/;

/** '14:05', '2.05', '2;05', '2,05', '2-05', '14h05', '14 05', '1405', '0905 hours', "3:00 o'clock". */
function clockDigits(text: string): TimeRead | undefined {
  const time = text.replace(oClock, '').replace(/ ?(?:hours|hrs|h)$/, '');
  const [, hour, minute] = /^(\d{1,2})(?: ?[:.;,h -] ?)?(\d\d)$/.exec(time) ?? [];
  return hour === undefined ? undefined : set(Number(hour), Number(minute), 'digits', hour.length === 2);
}

/** Minutes before ('to') or after ('past') the hour: 'half', 'quarter', 'ten', 'twenty-five minutes'. */
function minutesOf(text: string): number | undefined {
  if (text === 'half' || text === '1/2') return 30;
  const word = text.replace(/^a /, '');
  if (word === 'quarter' || word === '1/4') return 15;
  const count = smallNumber(word.replace(/ (?:minutes?|mins?)$/, ''));
  return count !== undefined && count >= 1 && count < 60 ? count : undefined;
}

/** 'half past 3', 'quarter to four', '3 o'clock', 'noon'. */
function clockWords(text: string): TimeRead | undefined {
  const [, before, way = '', name = ''] = /^(.+?) (past|to|after) (.+)$/.exec(text.replaceAll('-', ' ')) ?? [];
  const o = text.replace(oClock, '');
  const hour = smallNumber(before === undefined ? o : name);
  if (hour === undefined || hour < 1 || hour > 12) return undefined;
  if (before === undefined) return o === text ? undefined : set(hour, 0, 'words');
  const minute = minutesOf(before);
  if (minute === undefined || (way === 'to' && (before === 'half' || before === '1/2'))) return undefined;
  return way === 'to' ? set(hour === 1 ? 12 : hour - 1, 60 - minute, 'words') : set(hour, minute, 'words');
}

/** 'three fifteen', 'ten thirty', 'four oh five': the hour and its minutes, as they are said. */
function saidDigits(text: string): TimeRead | undefined {
  if (/\d/.test(text)) return undefined;
  const words = text.replace(oClock, '').replaceAll('-', ' ').split(' ');
  const hour = numberInWords(words);
  if (hour === undefined || hour.value < 1 || hour.value > 12) return undefined;
  const rest = words.slice(hour.length);
  const isBelowTen = rest[0] === 'oh' || rest[0] === 'o';
  const minute = smallNumber(rest.slice(isBelowTen ? 1 : 0).join(' '));
  if (minute === undefined || minute === 0 || isBelowTen !== minute < 10) return undefined;
  return set(hour.value, minute, 'words');
}

const wholeDay = new Map<string, Half>([
  ['noon', 'pm'],
  ['midday', 'pm'],
  ['midnight', 'am'],
]);

function halfOf(hour: number, half: Half | 'night'): Half {
  if (half !== 'night') return half;
  return hour >= 6 && hour < 12 ? 'pm' : 'am';
}

function fault({ hour, minute, half }: TimeRead): Unreadable | undefined {
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return unreadable(noTime);
  if (half !== undefined && (hour < 1 || hour > 12))
    return unreadable('Write am or pm with hours from 1 to 12 only, or use the 24-hour clock without them.');
  return undefined;
}

/** Reads '14:05', '2.05pm', '1405', 'half past 3', 'quarter to 4 in the afternoon', 'noon'. */
export function readTime(text: string): Reading<TimeRead> {
  const plain = readDigits(text);
  if (plain.verdict === 'unreadable') return plain;
  const said = plain.value.toLowerCase();
  const noon = wholeDay.get(said.replace(/^(?:12|twelve)(?:[:.]00)? ?/, ''));
  if (noon !== undefined) return readAs({ ...set(12, 0, 'words'), half: noon });
  const [ending, half] = halves.find(([end]) => said.endsWith(end)) ?? [];
  const time = (ending === undefined ? said : said.slice(0, -ending.length)).trim();
  const clock = clockDigits(time) ?? clockWords(time) ?? saidDigits(time);
  const hour = half === undefined ? undefined : smallNumber(time);
  const found = clock ?? (hour === undefined ? undefined : set(hour, 0, 'words'));
  if (found === undefined) return unreadable(help);
  const read = { ...found, half: half === undefined ? undefined : halfOf(found.hour, half) };
  return fault(read) ?? readAs(read);
}

/** Minutes after midnight; without am or pm the hour counts as on a 24-hour clock, and 24:00 is midnight. */
export function minutesAfterMidnight({ hour, minute, half }: TimeRead): number {
  if (half === undefined) return (hour % 24) * 60 + minute;
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
}

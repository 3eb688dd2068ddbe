/** What all questions about durations share: events with sensible lengths, counting on, and the mistakes. */

import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { counted } from '../../kernel/plural.ts';
import type { Random } from '../../kernel/random.ts';
import { clock12, clock24, dayLong, showTime } from '../times.ts';

type Level = 'easy' | 'medium' | 'hard';

/** How start and length of an event are drawn. */
interface Span {
  readonly style: '12' | '24';
  /** Times in whole fives, or any minute. */
  readonly step: 1 | 5;
  readonly least: number;
  readonly most: number;
  /** What the event must pass: nothing (within an hour), the hour, noon, or midnight. */
  readonly passes: readonly ('nothing' | 'hour' | 'noon' | 'midnight')[];
}

/** What a sub-topic asks of this family: spans, and how often each other kind of problem comes. */
export interface Params {
  readonly spans: Readonly<Record<Level, Span>>;
  readonly table: Readonly<Record<Level, number>>;
  readonly repeated: Readonly<Record<Level, number>>;
  readonly parts: Readonly<Record<Level, number>>;
  readonly dates: Readonly<Record<Level, number>>;
}

export const mistake = mistakesIn('m.duration');

/** The mistakes children make here. */
export const named = {
  decimal: mistake('decimal-subtraction', 'An hour has 60 minutes, not 100. Count on to the next hour first.'),
  hundred: mistake('hundred-minutes', 'An hour has 60 minutes, not 100.'),
  hundredSeconds: mistake('hundred-minutes', 'There are 60 seconds in a minute, not 100.'),
  minutesOnly: mistake('minutes-only', 'You looked at the minutes only. Look at the hours too.'),
  hourMore: mistake('loses-an-hour', 'That is an hour too long. Count the whole hours again.'),
  hourLess: mistake('loses-an-hour', 'That is an hour too short. Count the whole hours again.'),
  hourLate: mistake('loses-an-hour', 'That is an hour too late. Check the hour again.'),
  hourEarly: mistake('loses-an-hour', 'That is an hour too early. Check the hour again.'),
  backwards: mistake(
    'takes-times-away',
    'You took one time away from the other. Count on from the start, past midnight.',
  ),
  wrongWay: mistake('wrong-way', 'You counted the wrong way. The end is later than the start.'),
  amPm: mistake('am-for-pm', 'Think about noon: am comes before it, pm after it.'),
  noBreak: mistake('forgets-break', 'You left out the break.'),
  noSecond: mistake('forgets-second-part', 'You left out what comes after the break.'),
  once: mistake('one-time-too-many', 'That is for one more than the question asks.'),
  oneLess: mistake('one-time-too-few', 'That is for one fewer than the question asks.'),
  bothEnds: mistake('counts-both-ends', 'Do not count the first day: start with the day after it.'),
  thirty: mistake('month-length', 'Check how long the first month is. Did you use 30 days for it?'),
  thirtyOne: mistake('month-length', 'Check how long the first month is. Did you use 31 days for it?'),
  leap: mistake('leap-year', 'In a leap year February has 29 days. In all other years it has 28.'),
  dayNumbers: mistake('day-numbers-only', 'You used the day numbers only. The dates are in different months.'),
};

/** A slip in adding up: nobody knows where, only how far out it is. */
export const outBy = (by: number, unit: 'minutes' | 'seconds' = 'minutes'): Mistake =>
  mistake('miscounts', `That is ${by} ${unit} out. Check each step.`);

interface Event {
  readonly name: string;
  readonly from: number;
  readonly until: number;
  readonly least: number;
  readonly most: number;
}

/** Things that begin in these hours and last this many minutes in life. */
const events: readonly Event[] = [
  { name: 'A swimming lesson', from: 480, until: 1140, least: 20, most: 75 },
  { name: 'An art class', from: 540, until: 1140, least: 20, most: 150 },
  { name: 'A film', from: 600, until: 1260, least: 75, most: 170 },
  { name: 'A bus ride', from: 360, until: 1340, least: 5, most: 80 },
  { name: 'A football match', from: 540, until: 1200, least: 40, most: 110 },
  { name: 'A school assembly', from: 530, until: 900, least: 10, most: 45 },
  { name: 'A piano lesson', from: 540, until: 1140, least: 15, most: 60 },
  { name: 'A walk in the woods', from: 480, until: 1080, least: 20, most: 200 },
  { name: 'A birthday party', from: 630, until: 1140, least: 70, most: 240 },
  { name: 'A train journey', from: 330, until: 1430, least: 12, most: 400 },
  { name: 'A coach trip', from: 360, until: 1380, least: 40, most: 420 },
  { name: 'A music concert', from: 600, until: 1230, least: 40, most: 180 },
  { name: 'A museum visit', from: 570, until: 960, least: 40, most: 240 },
  { name: 'A ferry crossing', from: 300, until: 1439, least: 45, most: 600 },
  { name: 'A night train journey', from: 1200, until: 1439, least: 240, most: 600 },
  { name: 'A night shift', from: 1200, until: 1400, least: 360, most: 600 },
];

/** An event with its start and its length. */
interface Lasting {
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

/** A start and a length that pass what the span wants, on an event they suit. */
export function drawLasting(random: Random, { style, step, least, most, passes }: Span): Lasting | undefined {
  const pass = random.pick(passes);
  const length = step * random.int(Math.ceil(least / step), Math.floor(most / step));
  const start =
    pass === 'noon'
      ? 720 - step * random.int(1, Math.ceil(length / step) - 1)
      : pass === 'midnight'
        ? dayLong - step * random.int(1, Math.ceil(length / step) - 1)
        : step * random.int(360 / step, 1260 / step);
  const end = start + length;
  // At noon exactly, am and pm are no help.
  if (style === '12' && (start === 720 || end === 720)) return undefined;
  const sameHour = Math.floor(start / 60) === Math.floor((end - 1) / 60);
  const passesNoon = start < 720 && end > 720;
  if (pass === 'nothing' && !sameHour) return undefined;
  if (pass === 'hour' && (sameHour || passesNoon || end > dayLong)) return undefined;
  const fits = events.filter(
    (event) => start >= event.from && start <= event.until && length >= event.least && length <= event.most,
  );
  return fits.length === 0 ? undefined : { name: random.pick(fits).name, start, length };
}

/** '1 hour 25 minutes', '45 minutes', '2 hours'. */
export function showLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return counted(rest, 'minute');
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${counted(rest, 'minute')}`;
}

/** Reads '1 hour 25 minutes' as minutes. */
export function readLength(text: string): number {
  const [hours] = /(\d+) hours?/.exec(text) ?? [];
  const [minutes] = /(\d+) minutes?/.exec(text) ?? [];
  const count = (part = '0'): number => Number.parseInt(part, 10);
  return count(hours) * 60 + count(minutes);
}

/** The minutes to the next hour, the whole hours after that, and the minutes that are left. */
function jumpsOf(start: number, length: number): { toHour: number; hours: number; rest: number } {
  const toHour = Math.min((60 - (start % 60)) % 60, length);
  const hours = Math.floor((length - toHour) / 60);
  return { toHour, hours, rest: length - toHour - hours * 60 };
}

/** Counting on from start to end, by whole hours. */
export function countOn(start: number, length: number, style: '12' | '24'): string[] {
  const end = start + length;
  const { toHour, hours, rest } = jumpsOf(start, length);
  const jump = (from: number, by: number): string =>
    `From ${showTime(from, style)} to ${showTime(from + by, style)} is ${showLength(by)}.`;
  return [
    ...(toHour > 0 ? [jump(start, toHour)] : []),
    ...(hours > 0 ? [jump(start + toHour, hours * 60)] : []),
    ...(rest > 0 ? [jump(end - rest, rest)] : []),
  ];
}

/** The jumps of counting on put together, up to the length: in minutes, or in hours and minutes. */
export function addUp(start: number, length: number, inMinutes: boolean): string[] {
  const { toHour, hours, rest } = jumpsOf(start, length);
  const minutes = toHour + rest;
  const isLong = minutes >= 60 && !inMinutes;
  return [
    ...(toHour > 0 && rest > 0
      ? [`${toHour} + ${rest} = ${minutes} minutes${isLong ? `, which is ${showLength(minutes)}` : ''}.`]
      : []),
    ...(hours === 0
      ? []
      : inMinutes
        ? [
            `${showLength(hours * 60)} is ${hours * 60} minutes${minutes > 0 ? `: ${hours * 60} + ${minutes} = ${length}` : ''}.`,
          ]
        : isLong
          ? [`Add the ${showLength(hours * 60)}.`]
          : []),
  ];
}

/** Wrong lengths, each with its mistake. */
export function lengthMistakes(
  start: number,
  length: number,
  inMinutes: boolean,
): [minutes: number, because: NumberMistake[1]][] {
  const end = start + length;
  const asDigits = (minutes: number): number => Math.floor(minutes / 60) * 100 + (minutes % 60);
  const bare = asDigits(end) - asDigits(start);
  const [hours, rest] = [Math.floor(bare / 100), bare % 100];
  const mistakes: [number, NumberMistake[1]][] = [
    ...(end > dayLong
      ? [[Math.abs(start - (end % dayLong)), named.backwards] as [number, NumberMistake[1]]]
      : inMinutes
        ? [
            [bare, named.decimal] as [number, NumberMistake[1]],
            [Math.floor(length / 60) * 100 + (length % 60), named.hundred] as [number, NumberMistake[1]],
          ]
        : [[hours * 60 + rest, named.decimal] as [number, NumberMistake[1]]]),
    // Beside lengths of hours, a few minutes would be no choice at all.
    ...(inMinutes ? [[Math.abs((end % 60) - (start % 60)), named.minutesOnly] as [number, NumberMistake[1]]] : []),
    [length + 60, named.hourMore],
    ...(inMinutes || length >= 120 ? [[length - 60, named.hourLess] as [number, NumberMistake[1]]] : []),
    [length + 10, outBy(10)],
    [length - 10, outBy(10)],
    [length + 5, outBy(5)],
  ];
  return mistakes.filter(([given]) => given > 0 && given !== length);
}

/** What makes a span hard, as numbers that rise with it. */
export function spanFeatures({ start, length }: Lasting, steps: number): Record<string, number> {
  const end = start + length;
  return {
    steps,
    jumps: countOn(start, length, '24').length,
    singleMinutes: length % 5 === 0 && start % 5 === 0 ? 0 : 1,
    passesNoon: start < 720 && end > 720 ? 1 : 0,
    passesMidnight: end > dayLong ? 1 : 0,
  };
}

/** A time with its day where midnight is passed. */
export function whenOf(minutes: number, style: '12' | '24'): string {
  const shown = style === '12' ? clock12(minutes) : clock24(minutes);
  return minutes >= dayLong ? `${shown} the next day` : shown;
}

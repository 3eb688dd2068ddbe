/** Times of day as whole minutes after midnight: how they are shown, read and typed. */
import type { Made } from '../kernel/generator.ts';
import type { NumberMistake } from '../kernel/mistakes.ts';
import type { QuestionText } from '../kernel/question-text.ts';
import { writeAs } from './ask.ts';

/** Minutes in a day. */
export const dayLong = 24 * 60;

const two = (value: number): string => String(value).padStart(2, '0');
const wrapped = (minutes: number): number => ((minutes % dayLong) + dayLong) % dayLong;
const hourOf = (minutes: number): number => Math.floor(wrapped(minutes) / 60);
/** The hour as it stands on a dial: 12 for noon and for midnight. */
const dialHour = (minutes: number): number => hourOf(minutes) % 12 || 12;

/** 940 → '15:40'. */
export function clock24(minutes: number): string {
  return `${two(hourOf(minutes))}:${two(wrapped(minutes) % 60)}`;
}

/** 940 → '3:40', as on a dial. */
export function dialTime(minutes: number): string {
  return `${dialHour(minutes)}:${two(wrapped(minutes) % 60)}`;
}

const half = (minutes: number): 'am' | 'pm' => (hourOf(minutes) < 12 ? 'am' : 'pm');

/** 940 → '3:40 pm'. Noon is 12:00 pm and midnight 12:00 am. */
export function clock12(minutes: number): string {
  return `${dialTime(minutes)} ${half(minutes)}`;
}

/** 940 → '20 to 4', 912 → '12 minutes past 3', 900 → '3 o’clock'. */
export function timeWords(minutes: number): string {
  const past = wrapped(minutes) % 60;
  if (past === 0) return `${dialHour(minutes)} o’clock`;
  const isTo = past > 30;
  const count = isTo ? 60 - past : past;
  const hour = dialHour(isTo ? minutes + 60 : minutes);
  const much =
    count === 30
      ? 'half'
      : count === 15
        ? 'quarter'
        : count % 5 === 0
          ? String(count)
          : `${count} minute${count === 1 ? '' : 's'}`;
  return `${much} ${isTo ? 'to' : 'past'} ${hour}`;
}

/** How a typed time is wanted: as read off a dial, with am or pm, or by the 24-hour clock. */
type TimeStyle = 'dial' | '12' | '24';

/** The time in this style, as it stands in a good exercise book. */
export function showTime(minutes: number, style: TimeStyle): string {
  return style === 'dial' ? dialTime(minutes) : style === '12' ? clock12(minutes) : clock24(minutes);
}

/** A time to type. Mistakes are minutes, shown in the style asked for, or texts. */
export function writeTime(
  questionText: QuestionText,
  minutes: number,
  style: TimeStyle,
  mistakes: readonly NumberMistake[],
): Made {
  const shown = mistakes.map(
    ([given, because]) => [typeof given === 'number' ? showTime(given, style) : given, because] as const,
  );
  return writeAs(
    questionText,
    { kind: 'time', minutes: wrapped(minutes), clock: style === 'dial' ? 'face' : style },
    shown.filter(([given]) => given !== showTime(minutes, style)),
    { placeholder: style === '12' ? 'hours:minutes am or pm' : 'hours:minutes' },
  );
}

/** Reads '3:40', '3:40 pm' or '15:40' by walking through the day until the clock shows it. */
export function readTime(text: string): number | undefined {
  const [, shownHour, shownMinute, end] = /^(\d{1,2}):(\d\d)(?: (am|pm))?$/.exec(text.trim()) ?? [];
  if (shownHour === undefined) return undefined;
  let hour = 0;
  let minute = 0;
  for (let passed = 0; passed < dayLong; passed++) {
    const hourShown = end === undefined ? hour : ((hour + 11) % 12) + 1;
    const halfShown = end === undefined ? undefined : hour >= 12 ? 'pm' : 'am';
    if (hourShown === Number(shownHour) && minute === Number(shownMinute) && halfShown === end) return passed;
    minute++;
    if (minute === 60) {
      minute = 0;
      hour++;
    }
  }
  return undefined;
}

/** Reads '20 to 4' or '3 o’clock' as minutes on a dial (0 to 719). */
export function readWords(text: string): number | undefined {
  const [, exact, much, way, hour] =
    /(?:(\d+) o’clock|(half|quarter|\d+)(?: minutes?)? (past|to) (\d+))/.exec(text) ?? [];
  if (exact !== undefined) return (Number(exact) * 60) % 720;
  if (much === undefined) return undefined;
  const count = much === 'half' ? 30 : much === 'quarter' ? 15 : Number(much);
  return (Number(hour) * 60 + (way === 'to' ? 720 - count : count)) % 720;
}

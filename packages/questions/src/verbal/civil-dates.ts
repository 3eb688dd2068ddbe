/** Dates as whole numbers, so that days are counted exactly; months, weekdays and clock times in words. */

export const weekdays: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];
export const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day of a year without 29 February: the first of January is 0. */
export function dayNumber(month: number, day: number): number {
  return monthLengths.slice(0, month).reduce((sum, length) => sum + length, 0) + day - 1;
}

/** '6 May' for a day number. */
export function dateText(dayOfYear: number): string {
  let left = dayOfYear;
  for (const [month, length] of monthLengths.entries()) {
    if (left < length) return `${left + 1} ${months[month]}`;
    left -= length;
  }
  throw new RangeError(`day ${dayOfYear} is not in the year`);
}

/** How many days a month has in a year that is no leap year. */
export function lengthOfMonth(month: number): number {
  return monthLengths[month] ?? 30;
}

/** The weekday so many days after another, the first being Monday = 0. */
export function weekdayAt(place: number): string {
  return weekdays[((place % 7) + 7) % 7] ?? '';
}

/** '6 May' as children may type it. */
export function typedDates(date: string): string[] {
  const [day = '', month = ''] = date.split(' ');
  const end =
    Number(day) % 10 === 1 && day !== '11'
      ? 'st'
      : Number(day) % 10 === 2 && day !== '12'
        ? 'nd'
        : Number(day) % 10 === 3 && day !== '13'
          ? 'rd'
          : 'th';
  return [date, `${day}${end} ${month}`, `${day}${end} of ${month}`, `${month} ${day}`, `${month} ${day}${end}`];
}

/** '3:05 pm' for minutes after midnight. */
export function clock12(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** '15:05' for minutes after midnight. */
export function clock24(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** '1 hour 5 minutes', '40 minutes', '2 hours'. */
export function spanText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const hourText = hours === 0 ? '' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  const minuteText = rest === 0 ? '' : `${rest} ${rest === 1 ? 'minute' : 'minutes'}`;
  return [hourText, minuteText].filter((part) => part !== '').join(' ');
}

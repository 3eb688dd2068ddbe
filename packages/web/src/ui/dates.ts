/** Dates and times as people in Britain read them: the one home of their formats. */

/** A moment, or a day of the calendar (2026-11-21). */
type When = string | number | Date;

function formatOf(options: Intl.DateTimeFormatOptions): (when: When) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (when) => {
    format ??= new Intl.DateTimeFormat('en-GB', options);
    return format.format(new Date(when));
  };
}

/** Moments, on this device's clock. */
export const shortDate = formatOf({ weekday: 'short', day: 'numeric', month: 'short' });
export const weekdayDate = formatOf({ weekday: 'long', day: 'numeric', month: 'short' });
export const dayOfMonth = formatOf({ day: 'numeric', month: 'long' });
export const longDate = formatOf({ day: 'numeric', month: 'long', year: 'numeric' });
export const month = formatOf({ month: 'long', year: 'numeric' });
export const dateAndTime = formatOf({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
export const shortDateAndTime = formatOf({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
export const weekdayAndTime = formatOf({ weekday: 'long', hour: '2-digit', minute: '2-digit' });

/** Days of the calendar, which are the same in every time zone. */
const ofCalendar = { timeZone: 'UTC' } as const;
export const calendarWeekday = formatOf({ weekday: 'short', ...ofCalendar });
export const calendarDay = formatOf({ day: 'numeric', month: 'short', ...ofCalendar });
export const calendarWeekdayDate = formatOf({ weekday: 'long', day: 'numeric', month: 'short', ...ofCalendar });
const calendarMonthFormat = formatOf({ month: 'long', year: 'numeric', ...ofCalendar });
/** `monthNumber` is 1 for January. */
export const calendarMonth = (year: number, monthNumber: number): string =>
  calendarMonthFormat(Date.UTC(year, monthNumber - 1, 1));

/** A moment's day on this device as YYYY-MM-DD, as date fields have it. */
export function dayText(when: Date): string {
  const [month, day] = [when.getMonth() + 1, when.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${when.getFullYear()}-${month}-${day}`;
}

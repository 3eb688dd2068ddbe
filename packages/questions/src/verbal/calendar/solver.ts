/** Reads days, dates and times back from a question and steps through them one by one: the second way of the calendar. */
import type { Block } from '@comet/contract/question';
import { monthNames, weekdayNames } from '@comet/domain/marking/calendar-names';

/** The weekday after so many steps of one day, forwards or backwards. */
export function steppedWeekday(from: string, days: number): string {
  let place = weekdayNames.indexOf(from);
  for (let step = 0; step < Math.abs(days); step++) {
    place += days > 0 ? 1 : -1;
    if (place === 7) place = 0;
    if (place === -1) place = 6;
  }
  return weekdayNames[place] ?? '';
}

const short = ['April', 'June', 'September', 'November'];
const daysIn = (month: string): number => (month === 'February' ? 28 : short.includes(month) ? 30 : 31);

/** The date after so many steps of one day, turning the page of the calendar at each month's end. */
export function steppedDate(date: string, days: number): string {
  const [dayText = '', monthText = ''] = date.split(' ');
  let day = Number(dayText);
  let month = monthNames.indexOf(monthText);
  for (let step = 0; step < Math.abs(days); step++) {
    day += days > 0 ? 1 : -1;
    if (day > daysIn(monthNames[month] ?? '')) {
      month++;
      day = 1;
    }
    if (day < 1) {
      month--;
      day = daysIn(monthNames[month] ?? '');
    }
  }
  return `${day} ${monthNames[month]}`;
}

/** How many steps of one day lead from one date to a later one; none where it takes over a year. */
export function daysUntil(from: string, to: string): number | undefined {
  for (let days = 0; days < 366; days++) if (steppedDate(from, days) === to) return days;
  return undefined;
}

/** Minutes after midnight of every time in a text, '3:05 pm' or '15:05'. */
export function timesIn(text: string): number[] {
  return [...text.matchAll(/(\d{1,2}):(\d{2})(?: (am|pm))?/g)].map(([, hour, minute, half]) => {
    const twelve = Number(hour) % 12;
    const hours = half === undefined ? Number(hour) : half === 'am' ? twelve : twelve + 12;
    return hours * 60 + Number(minute);
  });
}

/** Minutes in '1 hour 5 minutes'. */
export function spansIn(text: string): number[] {
  return [...text.matchAll(/(?:(\d+) hours?)?(?: ?(?:and )?(\d+) minutes?)?/g)].flatMap(([whole, hours, minutes]) =>
    whole === '' ? [] : [Number(hours ?? 0) * 60 + Number(minutes ?? 0)],
  );
}

/** The rows of the table of a question. */
export function rowsIn(question: { readonly prompt: readonly Block[] }): readonly (readonly string[])[] {
  return question.prompt.flatMap((block) => (block.type === 'table' ? block.rows : []));
}

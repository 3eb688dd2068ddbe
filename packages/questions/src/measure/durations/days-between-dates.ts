/** Days between dates, with months of different lengths and leap years. */

import type { Form } from '../../kernel/forms.ts';
import { answered } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { daysIn, daysLater, isLeap, readDate, showDate } from '../dates.ts';
import { mistake, named, type Params } from './events-and-mistakes.ts';

/** Days from one date to another; February and leap years come when it is hard. */
export const datesApart: Form<Params> = {
  weight: ({ params, difficulty }) => params.dates[difficulty],
  make(random, { difficulty, year: schoolYear }) {
    const year = random.int(2026, 2036);
    const month = difficulty === 'hard' && random.chance(2, 3) ? 1 : random.int(0, 10);
    const day = random.int(11, daysIn(month, year) - 1);
    const days = schoolYear > 4 ? random.int(35, 75) : random.int(12, 48);
    const later = daysLater(day, month, year, days);
    // Over one end of a month in year 4, over two in year 5.
    if (later.month !== month + (schoolYear > 4 ? 2 : 1)) return undefined;
    const long = daysIn(month, year);
    const [from, to] = [showDate(day, month), showDate(later.day, later.month)];
    const over = later.month > month + 1 ? daysIn(month + 1, year) : 0;
    const otherMonths = [
      ...(month === 1 && isLeap(year) ? [[days - 1, named.leap] as const] : []),
      [30 - day + over + later.day, named.thirty] as const,
      [31 - day + over + later.day, named.thirtyOne] as const,
    ].filter(([given]) => given !== days + 1);
    return writeNumber(
      {
        prompt: `How many days after ${from} is ${to}, in the year ${year}?`,
        hint: 'Count on to the end of the first month. Then count the days after it.',
        steps: [
          ...(month === 1
            ? [`${year} is ${isLeap(year) ? '' : 'not '}a leap year, so February has ${long} days.`]
            : []),
          `From ${from} to ${showDate(long, month)} is ${long - day} ${long - day === 1 ? 'day' : 'days'}.`,
          ...(over > 0 ? [`The whole month after that has ${over} days.`] : []),
          `Then there ${later.day === 1 ? 'is' : 'are'} ${later.day} more to ${to}.`,
          `${long - day}${over > 0 ? ` + ${over}` : ''} + ${later.day} = **${days}** days.`,
        ],
        variant: `dates ${day} ${month} ${days} ${month === 1 ? long : ''}`,
        features: { steps: over > 0 ? 3 : 2, february: month === 1 ? 1 : 0 },
      },
      days,
      [
        ...otherMonths,
        [
          days + 1,
          // A day too many may also come from a month that is taken for longer.
          long < 31
            ? mistake(
                'counts-both-ends',
                `That is one day too many. ${from.split(' ')[1]} has ${long} days, and the first day doesn’t count.`,
              )
            : named.bothEnds,
        ],
        [Math.abs(day - later.day), named.dayNumbers],
      ],
      { after: 'days' },
    );
  },
  solve(seen) {
    const [, from = '', to = '', year] = /^How many days after (.*) is (.*) in the year (\d+)\?$/.exec(seen.text) ?? [];
    const [start, end] = [readDate(from), readDate(to)];
    if (year === undefined || start === undefined || end === undefined) return undefined;
    const noon = (date: typeof start): number => Date.UTC(Number(year), date.month, date.day, 12);
    return answered(seen, (noon(end) - noon(start)) / 86400000);
  },
};

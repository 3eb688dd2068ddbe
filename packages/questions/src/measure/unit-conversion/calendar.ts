/** The calendar: days in months and years, leap years, and dates a few days on. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseText, writeAs, writeNumber } from '../ask.ts';
import { daysIn, daysLater, isLeap, months, readDate, showDate } from '../dates.ts';
import { type Params, weightOf } from './sizes.ts';

const mistake = mistakesIn('m.convert');
const wrongLength = mistake('month-length', 'Say the rhyme: 30 days have September, April, June and November.');
/** A leap year that was taken for an ordinary one, or the other way round. */
const wrongLeap = (year: number): Mistake =>
  mistake(
    'leap-year',
    isLeap(year)
      ? `${year} is a leap year, so February has 29 days.`
      : `${year} can’t be divided exactly by 4, so it isn’t a leap year.`,
  );
const wrongCount = mistake('miscounts', 'Count the days after the end of the month again.');
const wrongTurn = mistake('month-end', 'Check how many days that month has before you go on.');

const features = (steps: number, leap: boolean): Record<string, number> => ({
  steps,
  places: 0,
  notTens: 1,
  digits: 2,
  leap: leap ? 1 : 0,
});

const nameOf = (month: number): string => months[month]?.name ?? '';

const monthsOf = { easy: 1, medium: 2, hard: 3 } as const;
/** How many months together: one, then two, then three; one more in year 4. */
const monthsAt = ({ year, difficulty }: Cell<Params>): number => (year > 3 ? 1 : 0) + monthsOf[difficulty];

/** How long a month is, or several together. */
export const monthLength: Form<Params> = {
  weight: ({ params, difficulty }) => weightOf(params, 'calendar', difficulty),
  make(random, cell) {
    const year = random.int(2025, 2040);
    const count = monthsAt(cell);
    const first = random.int(0, 12 - count);
    const own = Array.from({ length: count }, (_, at) => first + at);
    const touches = own.includes(1);
    const when = touches ? ` ${year}` : '';
    const lengths = own.map((month) => daysIn(month, year));
    const days = lengths.reduce((sum, length) => sum + length, 0);
    const what = `${andList(own.map(nameOf))}${when}${count === 1 ? '' : ' together'}`;
    return writeNumber(
      {
        prompt: `How many days are there in ${what}?`,
        hint: touches
          ? 'Is it a leap year? Then February has one day more.'
          : 'Think of the rhyme about the months with 30 days.',
        steps: [
          '30 days have September, April, June and November. All the rest have 31, but February has 28 or 29.',
          ...(touches
            ? [`${year} is ${isLeap(year) ? '' : 'not '}a leap year, so February has ${daysIn(1, year)} days.`]
            : []),
          ...(count === 1
            ? [`${nameOf(first)} has **${days}** days.`]
            : [
                `${andList(own.map((month, at) => `${nameOf(month)} has ${lengths[at]}${at === 0 ? ' days' : ''}`))}.`,
                `${lengths.join(' + ')} = **${days}** days.`,
              ]),
        ],
        variant: `days ${what}`,
        features: features(count, touches),
      },
      days,
      [
        ...(touches ? [[isLeap(year) ? days - 1 : days + 1, wrongLeap(year)] as const] : []),
        // No month has 32 days.
        ...(count === 1
          ? [[days === 31 ? 30 : 31, wrongLength] as const]
          : [[days + 1, wrongLength] as const, [days - 1, wrongLength] as const, [30 * count, wrongLength] as const]),
      ],
      { after: 'days', unit: 'days' },
    );
  },
  solve(seen) {
    if (!/^How many days are there in [A-Z]/.test(seen.text)) return undefined;
    const [, year] = / (\d{4})/.exec(seen.text) ?? [];
    const asked = months.flatMap(({ name }, place) => (seen.text.includes(name) ? [place] : []));
    const on = (month: number): number => Date.UTC(Number(year ?? 2025), month, 1);
    return answered(
      seen,
      asked.reduce((sum, month) => sum + (on(month + 1) - on(month)) / 86400000, 0),
    );
  },
};

/** Which year is a leap year. */
export const leapYear: Form<Params> = {
  weight: ({ params, difficulty }) => (difficulty === 'easy' ? 0 : weightOf(params, 'calendar', difficulty)),
  make(random, { difficulty }) {
    const isHard = difficulty === 'hard';
    const right = 4 * random.int(isHard ? 485 : 495, isHard ? 524 : 515);
    const wrong = random.sample([1, 2, 3, 5, 6, 7, 9, 10, 11], 3).map((by) => right + (random.chance(1, 2) ? by : -by));
    const years = [right, ...wrong];
    // Odd years are no leap years at a glance, so that some others must be even.
    if (wrong.filter((year) => year % 2 === 0).length < 2) return undefined;
    // 2000 is a leap year by another rule than the last two digits.
    if (right % 100 === 0 || !isLeap(right) || years.filter(isLeap).length > 1 || new Set(years).size < 4)
      return undefined;
    return chooseText(
      random,
      {
        prompt: 'Which of these is a leap year?',
        hint: 'A leap year can be divided by 4 with nothing left over. Look at the last two digits.',
        steps: [
          `${right} ends in ${String(right).slice(2)}, which can be divided by 4.`,
          `The leap year is **${right}**.`,
        ],
        variant: `leap ${[...years].sort().join(' ')}`,
        features: features(1, true),
      },
      String(right),
      wrong.map((year) => [String(year), wrongLeap(year)] as const),
    );
  },
  solve(seen) {
    if (seen.text !== 'Which of these is a leap year?') return undefined;
    return chosen(seen, (option) => new Date(Date.UTC(Number(option), 1, 29)).getUTCDate() === 29);
  },
};

/** The date some days or weeks later. */
export const laterDate: Form<Params> = {
  weight: ({ params, difficulty }) => (difficulty === 'easy' ? 0 : weightOf(params, 'calendar', difficulty)),
  make(random, { difficulty, year: schoolYear }) {
    const year = 2025;
    // A week or so is for year 3.
    const isShort = difficulty === 'medium' && schoolYear === 3;
    const month = random.pick([0, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const day = random.int(isShort ? 20 : 10, daysIn(month, year) - 1);
    const isLong = difficulty === 'hard' && schoolYear > 3;
    const weeks = random.int(isLong ? 3 : isShort || schoolYear === 3 ? 1 : 2, isShort ? 1 : isLong ? 6 : 4);
    const inWeeks = random.chance(1, 2);
    const days = inWeeks ? 7 * weeks : random.int(isLong ? 22 : 4, isShort ? 12 : isLong ? 45 : 28);
    const later = daysLater(day, month, year, days);
    if (later.month !== month + 1) return undefined;
    const left = daysIn(month, year) - day;
    const text = showDate(later.day, later.month);
    const name = pickName(random);
    const wait = inWeeks ? (weeks === 1 ? '1 week' : `${weeks} weeks`) : `${days} days`;
    const wrong = (by: number): string => showDate(Math.max(1, later.day + by), later.month);
    const otherLong = daysIn(month, year) === 31 ? 1 : -1;
    const questionText = {
      prompt: `Today is ${showDate(day, month)}. ${name}’s birthday is in ${wait}. What date is ${name}’s birthday?`,
      hint: `How many days are left in ${nameOf(month)}?`,
      steps: [
        ...(inWeeks && weeks > 1 ? [`${weeks} weeks are ${days} days.`] : []),
        `${nameOf(month)} has ${daysIn(month, year)} days, so ${left} ${left === 1 ? 'day is' : 'days are'} left in it.`,
        `${days} − ${left} = ${days - left}, so it is **${text}**.`,
      ],
      variant: `later ${day} ${month} ${wait}`,
      features: features(inWeeks && weeks > 1 ? 3 : 2, false),
    };
    const otherDays = daysIn(month, year) === 31 ? 30 : 31;
    const mistakes = [
      [
        wrong(otherLong),
        mistake(
          'month-end',
          `With ${otherDays} days in ${nameOf(month)}, that would be right. How many days does ${nameOf(month)} have?`,
        ),
      ],
      [wrong(-1), wrongCount],
    ] as const;
    if (random.chance(1, 3))
      return writeAs(
        questionText,
        { kind: 'date', day: later.day, month: later.month + 1 },
        mistakes.filter(([given]) => given !== text),
        { placeholder: 'day and month' },
      );
    return chooseText(random, questionText, text, [
      [wrong(otherLong), wrongTurn],
      [wrong(-otherLong), wrongTurn],
      [wrong(2), wrongCount],
      [wrong(-2), wrongCount],
      [showDate(later.day, month), wrongTurn],
    ]);
  },
  solve(seen) {
    const [, today = '', count, unit] = /^Today is (.*)\. .* in (\d+) (days?|weeks?)\. What/.exec(seen.text) ?? [];
    const from = readDate(today);
    if (from === undefined) return undefined;
    const days = Number(count) * (unit?.startsWith('week') ? 7 : 1);
    const date = new Date(Date.UTC(2025, from.month, from.day + days));
    const text = showDate(date.getUTCDate(), date.getUTCMonth());
    return seen.question.answer.type === 'writeAnswer'
      ? [{ type: 'writeAnswer', text }]
      : chosen(seen, (option) => option === text);
  },
};

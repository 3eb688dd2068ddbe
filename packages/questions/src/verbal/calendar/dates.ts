import { monthNames, weekdayNames } from '@comet/domain/marking/calendar-names';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { ordinalWord } from '../../kernel/number-text.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import { askChoice, askTyped, boldParts, promptText } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { dateKey, dateText, dayNumber, lengthOfMonth, weekdayAt } from './civil-dates.ts';
import { daysUntil, steppedDate, steppedWeekday } from './solver.ts';
import { askWeekday, type CalendarForm, countDays as count, wayFrom, weekdayMistakes } from './weekdays.ts';

const mistake = mistakesIn('v.calendar');

/** Levels: the date of a weekday in the next week; in two or three weeks. Both within one month. */
export const dateOfWeekday: CalendarForm = {
  make(random, level) {
    const month = random.int(0, 11);
    const day = random.int(1, lengthOfMonth(month));
    const from = random.int(0, 6);
    const off = random.int(1, 6);
    const weeks = level === 0 ? 0 : random.pick([1, 2]);
    const right = day + off + weeks * 7;
    // Tomorrow would be no question.
    if (right > lengthOfMonth(month) || right - day === 1) return undefined;
    const weekday = weekdayAt(from + off);
    const which = `the ${ordinalWord(weeks + 1)} **${weekday}** after today`;
    const questionText: QuestionText = {
      prompt: `Today is **${weekdayAt(from)} ${day} ${monthNames[month]}**. What is the date of ${which}?`,
      hint: 'Count the days to that weekday first. A week has 7 days.',
      steps: [
        `From ${weekdayAt(from)} on to ${weekday} is ${count(off)}.`,
        ...(weeks > 0 ? [`${weeks} more ${weeks === 1 ? 'week is' : 'weeks are'} ${7 * weeks} days.`] : []),
        `${day} + ${right - day} = ${right}, so the date is **${right} ${monthNames[month]}**.`,
      ],
      variant: `${from} ${day} ${month} ${off} ${weeks}`,
      features: { days: right - day, weeks },
    };
    const mistakes = [
      {
        text: String(right - 1),
        because: mistake('counted-first-day', 'You counted today as one. Start with tomorrow.'),
      },
      { text: String(right + 1), because: mistake('lost-count', 'You went one day too far.') },
      { text: String(2 * day - right), because: mistake('wrong-way', 'You went the wrong way through the days.') },
      { text: String(right + 7), because: mistake('week-too-many', 'You went a week too far.') },
      {
        text: String(right - 7),
        // Where the nearest such day is asked, a week less is on the other side of today.
        because:
          weeks > 0 ? mistake('week-too-few', 'You are a week short.') : mistake('other-side', 'That is before today.'),
      },
    ].filter(({ text }) => Number(text) > 0 && Number(text) <= 31);
    return askTyped(questionText, { kind: 'date', day: right, month: month + 1 }, [String(right)], mistakes, {
      after: monthNames[month] ?? '',
    });
  },
  solve(question) {
    const text = promptText(question);
    const [today = '', goal = ''] = boldParts(question);
    const [weekday = '', day = '', month = ''] = today.split(' ');
    if (!text.includes('What is the date') || month === '' || !weekdayNames.includes(goal)) return undefined;
    const way = text.includes('before today') ? -1 : 1;
    const more = text.includes('second') ? 7 : text.includes('third') ? 14 : 0;
    for (let days = 1; days <= 7; days++)
      if (steppedWeekday(weekday, days * way) === goal) {
        const [found = ''] = steppedDate(`${day} ${month}`, days * way + more).split(' ');
        return answersAmong(question, [found]);
      }
    return [];
  },
};

/** Levels: two dates of one month; two dates of neighbouring months; two or three months apart. */
export const weekdayOfDate: CalendarForm = {
  make(random, level) {
    const month = random.int(0, 11 - level);
    const from = dayNumber(month, random.int(1, lengthOfMonth(month)));
    const last = level + month;
    const to = dayNumber(last, random.int(1, lengthOfMonth(last)));
    const gap = to - from;
    if (gap < (level === 0 ? 9 : 15) || gap % 7 === 0 || (level === 1 && gap > 45) || (month < 2 && last > 0))
      return undefined;
    const weekday = random.int(0, 6);
    const right = weekdayAt(weekday + gap);
    const questionText: QuestionText = {
      prompt: `**${dateText(from)}** is a **${weekdayAt(weekday)}**. Which day of the week is **${dateText(to)}** in the same year?`,
      hint: 'Count the days from the first date to the second. Every 7 days the weekday is the same again.',
      steps: [
        ...totalSteps(from, to),
        `${gap} days is ${Math.floor(gap / 7)} ${gap < 14 ? 'week' : 'weeks'} and ${count(gap % 7)}.`,
        `${count(gap % 7)} after ${weekdayAt(weekday)} is **${right}**.`,
      ],
      variant: `${from} ${weekday} ${to}`,
      features: { days: gap, weeks: Math.floor(gap / 7) },
    };
    // A day out may come of the first day, or of a month that was given a day too many or too few.
    const [long, short] = [31, 30].map((days) => monthBetween(from, to, days));
    const [early, late] = [weekdayAt(weekday + gap - 1), weekdayAt(weekday + gap + 1)];
    const mistakes = weekdayMistakes(
      right,
      weekdayAt(weekday - gap),
      long === undefined ? early : '',
      wayFrom(
        weekday,
        gap,
        `That is the day of ${dateText(from)}.`,
        'You counted the first day as one. Start counting with the day after it.',
      ),
    ).map((each) => {
      if (each.text === early && long !== undefined)
        return {
          ...each,
          because: mistake(
            'one-day-short',
            `${early} is 1 day too early. ${long} has 31 days. Do not count the first day.`,
          ),
        };
      return each.text === late && short !== undefined
        ? { ...each, because: mistake('month-length', `${late} is 1 day too late. ${short} has 30 days.`) }
        : each;
    });
    return askWeekday(random, questionText, right, mistakes);
  },
  solve(question) {
    if (!promptText(question).includes('in the same year')) return undefined;
    const [from = '', weekday = '', to = ''] = boldParts(question);
    const days = daysUntil(from, to);
    return days === undefined ? [] : answersAmong(question, [steppedWeekday(weekday, days)]);
  },
};

/** Levels: some days on; weeks and days on or back. The month ends on the way. */
export const dateAcross: CalendarForm = {
  make(random, level) {
    const from = dayNumber(random.int(1, 10), random.int(1, 28));
    const weeks = level === 0 ? 0 : random.int(2, 2 + 2 * level);
    const days = level === 0 ? random.int(5, 16) : random.int(1, 6);
    const total = (weeks * 7 + days) * (level > 0 && random.chance(1, 2) ? -1 : 1);
    const to = from + total;
    if (to < 0 || to > 364) return undefined;
    const [start, end] = [dateText(from), dateText(to)];
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    if (start.split(' ')[1] === end.split(' ')[1] || (low < dayNumber(2, 1) && high >= dayNumber(1, 28)))
      return undefined;
    const name = pickName(random);
    const span = weeks === 0 ? count(days) : `${weeks} weeks and ${count(days)}`;
    const questionText: QuestionText = {
      prompt: `${name}’s birthday is on **${start}**. A family trip is **${span} ${total > 0 ? 'later' : 'earlier'}**. On which date is the trip?`,
      hint:
        total > 0
          ? 'How many days does the month have? Count to the end of it, then go on in the next month.'
          : 'Count back to the last day of the month before. Then go on counting back from there.',
      steps: [
        ...(weeks === 0 ? [] : [`${span} is ${Math.abs(total)} days.`]),
        ...pageSteps(from, to),
        `The trip is on **${end}**.`,
      ],
      variant: `${from} ${total}`,
      features: { days: Math.abs(total), weeks },
    };
    const way = Math.sign(total);
    const long = monthBetween(low, high, 31);
    const wrong = [
      [to - way, 'counted-first-day', oneDayShort(low, high)],
      long === undefined
        ? [to + way, 'lost-count', 'You went one day too far. Count the days again.']
        : [to + way, 'month-length', `You went one day too far. ${long} has 31 days.`],
      [to - 2 * way, 'lost-count', 'You are two days short. Count the days again.'],
      [to + 2 * way, 'lost-count', 'You went two days too far. Count the days again.'],
      [from - total, 'wrong-way', 'Earlier means before, later means after.'],
      [to + 7 * way, 'week-too-many', 'You went a week too far.'],
      ...(Math.abs(total) > 7 ? [[to - 7 * way, 'week-too-few', 'You are a week short.'] as const] : []),
    ] as const satisfies readonly (readonly [number, string, string])[];
    const mistakes = wrong.flatMap(([day, id, says]) =>
      day < 0 || day > 364 ? [] : [{ text: dateText(day), because: mistake(id, says) }],
    );
    return random.chance(1, 2)
      ? askTyped(questionText, dateKey(to), [end], mistakes, { placeholder: 'day and month' })
      : askChoice(random, questionText, end, mistakes);
  },
  solve(question) {
    // Version 13 and before tell of a school trip.
    if (!/(?:school|family) trip/.test(promptText(question))) return undefined;
    const [from = '', span = ''] = boldParts(question);
    const [, weeks = '0', days] = /^(?:(\d+) weeks and )?(\d+) days? /.exec(span) ?? [];
    const total = Number(weeks) * 7 + Number(days);
    return answersAmong(question, [steppedDate(from, span.includes('later') ? total : -total)]);
  },
};

/**
 * The first month of so many days whose end is passed between two days: who gives 30 days to a month of 31 goes a day too far,
 * and who gives 31 to a month of 30 is a day short.
 */
export function monthBetween(low: number, high: number, days: number): string | undefined {
  return monthNames.find((_, month) => {
    const end = dayNumber(month, lengthOfMonth(month));
    return lengthOfMonth(month) === days && low <= end && end < high;
  });
}

/** What is told to whoever is a day short of a date: the first day was counted, or a month was given a day too many. */
export function oneDayShort(low: number, high: number): string {
  const short = monthBetween(low, high, 30);
  return short === undefined
    ? 'You are one day short. Do not count the first day.'
    : `You are one day short. Do not count the first day, and remember that ${short} has 30 days.`;
}

/** Tells how a span of days is counted page by page. */
export function pageSteps(from: number, to: number): string[] {
  const steps: string[] = [];
  let at = from;
  const way = Math.sign(to - from);
  while (dateText(at).split(' ')[1] !== dateText(to).split(' ')[1]) {
    const month = dateText(at).split(' ')[1] ?? '';
    let next = at;
    while (dateText(next).split(' ')[1] === month) next += way;
    steps.push(`From ${dateText(at)}${way > 0 ? '' : ' back'} to ${dateText(next)} is ${count(Math.abs(next - at))}.`);
    at = next;
  }
  if (at !== to)
    steps.push(`Go ${way > 0 ? 'on' : 'back'} ${count(Math.abs(to - at)).replace(' ', ' more ')}: ${dateText(to)}.`);
  return steps;
}

/** How many days it is from one date to a later one, counted month by month. */
export function totalSteps(from: number, to: number): string[] {
  const total = `From ${dateText(from)} to ${dateText(to)} is ${count(to - from)}.`;
  const steps = pageSteps(from, to);
  return steps.length > 1 ? [...steps, total] : [total];
}

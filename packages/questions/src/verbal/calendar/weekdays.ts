/** Questions on weekdays. */

import type { GivenAnswer, Question } from '@comet/contract/question';
import { weekdayNames } from '@comet/domain/marking/calendar-names';
import type { Made } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { askEither, boldParts, promptText } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { weekdayAt, weekdayKey } from './civil-dates.ts';
import { steppedWeekday } from './solver.ts';

/** One kind of calendar question, at levels from 0 up. */
export interface CalendarForm {
  make(random: Random, level: number): Made | undefined;
  /** Undefined for a question of another kind. */
  solve(question: Question): readonly GivenAnswer[] | undefined;
}

const mistake = mistakesIn('v.calendar');
/** '1 day', '3 days'. */
export const countDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** How many days a weekday comes after the right one: 0 to 6. */
const daysLate = (text: string, right: string): number =>
  (weekdayNames.indexOf(text) - weekdayNames.indexOf(right) + 7) % 7;

/** How far a weekday is from the right one, the shorter way. */
function lostCount(text: string, right: string): string {
  const late = daysLate(text, right);
  return `${text} is ${late > 3 ? `${countDays(7 - late)} too early` : `${countDays(late)} too late`}. Count the days again.`;
}

/** The wrong way through the week, with the other mistake that leads to the same day. */
function wrongWayText(text: string, right: string, inclusive: string): string {
  if (text === inclusive) return 'Either you went the wrong way through the week, or you counted the first day as one.';
  return [1, 6].includes(daysLate(text, right))
    ? 'Either you went the wrong way through the week, or you went 1 day too far. Count the days again.'
    : 'You went the wrong way through the week.';
}

/** What is told to whoever counted the first day, and to whoever stopped too soon or too late. */
interface Way {
  readonly countedFirst: string;
  says(text: string): string;
}

/** From a weekday so many days on, or back where there are fewer than none; the whole weeks come first. */
export function wayFrom(from: number, days: number, atStart: string, countedFirst: string): Way {
  const isBack = days < 0;
  const [spare, on] = [Math.abs(days) % 7, isBack ? 'back' : 'on'];
  return {
    countedFirst,
    says(text) {
      const step = daysLate(isBack ? weekdayAt(from) : text, isBack ? text : weekdayAt(from));
      if (step === 0) return atStart;
      return step < spare
        ? `You stopped too soon. Go ${on} ${countDays(spare - step).replace(' ', ' more ')}.`
        : `You went ${countDays(step - spare)} too far. Count the days again.`;
    },
  };
}

/**
 * The other weekdays, each with the mistake behind it. `wrongWay` and `inclusive` are empty where no mistake leads to such a day.
 * Where both give the same day (4 days on or back), or the wrong way is one day too far (3 days on or back), both are named.
 */
export function weekdayMistakes(right: string, wrongWay: string, inclusive: string, way?: Way): WrongAnswer[] {
  return weekdayNames
    .filter((day) => day !== right)
    .map((text) => {
      if (text === wrongWay) return { text, because: mistake('wrong-way', wrongWayText(text, right, inclusive)) };
      return {
        text,
        because:
          text === inclusive
            ? mistake('counted-first-day', way?.countedFirst ?? 'You counted the first day as one.')
            : mistake('lost-count', way?.says(text) ?? lostCount(text, right)),
      };
    });
}

/** Asks for a weekday; among options the mistakes that have a name and the nearest miscounts are offered before days that nobody comes to. */
export function askWeekday(
  random: Random,
  questionText: QuestionText,
  right: string,
  mistakes: readonly WrongAnswer[],
): Made | undefined {
  const awayBy = (text: string): number => Math.min(daysLate(text, right), 7 - daysLate(text, right));
  const isNamed = ({ because }: WrongAnswer): boolean => !because.id.endsWith('/lost-count');
  const named = mistakes.filter(isNamed);
  const miscounts = mistakes
    .filter((each) => !isNamed(each))
    .toSorted((one, other) => awayBy(one.text) - awayBy(other.text));
  const likely = [...named, ...miscounts.filter(({ text }) => awayBy(text) === 1)];
  return askEither(
    random,
    questionText,
    weekdayKey(right),
    right,
    [...named, ...miscounts],
    5,
    Math.min(4, likely.length),
  );
}

/** Levels: up to 6 days on or back; a week and some days, as year 3 has no 7 times table; up to 40 days. */
export const weekdayShift: CalendarForm = {
  make(random, level) {
    const from = random.int(0, 6);
    const total = level === 0 ? random.int(4, 6) : level === 1 ? random.int(8, 13) : random.int(18, 40);
    // After whole weeks it is the day that is told.
    if (total % 7 === 0) return undefined;
    const on = random.chance(1, 2);
    const span = countDays(total);
    const right = weekdayAt(from + (on ? total : -total));
    const spare = total % 7;
    const questionText: QuestionText = {
      prompt: `Today is **${weekdayNames[from]}**. ${on ? `What day will it be in **${span}**?` : `What day was it **${span}** ago?`}`,
      hint:
        total > 7
          ? 'After 7 days it is the same weekday again. How many days are left over?'
          : 'Count on your fingers, one finger for each day.',
      steps: [
        ...(total > 7
          ? [
              `${total} days is ${Math.floor(total / 7)} ${total < 14 ? 'week' : 'weeks'} and ${countDays(spare)}. Whole weeks bring you back to ${weekdayNames[from]}.`,
            ]
          : []),
        `Go ${on ? 'on' : 'back'} ${countDays(spare)}: ${Array.from({ length: spare }, (_, at) => weekdayAt(from + (on ? at + 1 : -at - 1))).join(', ')}.`,
        `The answer is **${right}**.`,
      ],
      variant: `${weekdayNames[from]} ${on ? '+' : '-'}${total}`,
      features: { days: total, weeks: Math.floor(total / 7) },
    };
    const mistakes = weekdayMistakes(
      right,
      weekdayAt(from + (on ? -total : total)),
      weekdayAt(from + (on ? total - 1 : 1 - total)),
      wayFrom(
        from,
        on ? total : -total,
        'That is today.',
        `You counted today as one. Start with ${on ? 'tomorrow' : 'yesterday'}.`,
      ),
    );
    const whole = `${total - spare} days`;
    const moreDays = `${spare} more ${spare === 1 ? 'day' : 'days'}`;
    const afterWeeks = (each: WrongAnswer): WrongAnswer =>
      total > 7 && each.text === weekdayNames[from]
        ? {
            ...each,
            because: mistake(
              'whole-weeks-only',
              on ? `That is after ${whole}. Go on ${moreDays}.` : `That was ${whole} ago. Go back ${moreDays}.`,
            ),
          }
        : each;
    return askWeekday(random, questionText, right, mistakes.map(afterWeeks));
  },
  solve(question) {
    const [from = '', span = ''] = boldParts(question);
    const text = promptText(question);
    if (!/in \*\*[^*]+\*\*\?$|ago\?$/.test(text) || !text.startsWith('Today is')) return undefined;
    // Questions of version 8 and before give weeks and days.
    const [, weeks = '0', days] = /^(?:(\d+) weeks and )?(\d+) days?$/.exec(span) ?? [];
    if (days === undefined) return undefined;
    const total = Number(weeks) * 7 + Number(days);
    return answersAmong(question, [steppedWeekday(from, text.includes('ago') ? -total : total)]);
  },
};

const relative = [
  ['the day before yesterday', -2],
  ['yesterday', -1],
  ['tomorrow', 1],
  ['the day after tomorrow', 2],
] as const;
const asksRelative = [...relative, ['three days after tomorrow', 4] as const];

/** Both days with something to work out between them: from yesterday to today or tomorrow is no question for the hard ones. */
const relativePairs = relative.flatMap((said) =>
  asksRelative
    .filter((asked) => Math.abs(said[1]) + Math.abs(asked[1]) > 2 && Math.abs(asked[1] - said[1]) > 1)
    // Three days after tomorrow is counted from tomorrow itself.
    .filter((asked) => said[1] !== 1 || asked[1] !== 4)
    .map((asked) => [said, asked] as const),
);

/** From today to the day that is asked, by way of yesterday or tomorrow where it is further off; the day itself follows. */
function wayTo(goal: number, next: string): string {
  if (goal < 0) return goal === -1 ? 'Yesterday was ' : `Yesterday was ${next}, so the day before yesterday was `;
  if (goal === 1) return 'Tomorrow is ';
  return `Tomorrow is ${next}, so ${goal === 2 ? 'the day after tomorrow' : 'three days after tomorrow'} is `;
}

/** Days told by yesterday and tomorrow. */
export const relativeDays: CalendarForm = {
  make(random) {
    const [[said, offset], [asked, goal]] = random.pick(relativePairs);
    const known = random.int(0, 6);
    const today = weekdayAt(known - offset);
    const right = weekdayAt(known - offset + goal);
    const verb = offset < 0 ? 'was' : 'is';
    const sentence = `${upper(said)} ${verb} **${weekdayNames[known]}**.`;
    const questionText: QuestionText = {
      prompt: `${sentence} What day ${goal < 0 ? 'was it' : 'will it be'} **${asked}**?`,
      hint: 'Find out first which day it is today.',
      steps: [
        `Go ${offset < 0 ? 'on' : 'back'} ${countDays(Math.abs(offset))} from ${weekdayNames[known]} to get to today.`,
        `So today is ${today}.`,
        `${wayTo(goal, weekdayAt(known - offset + Math.sign(goal)))}**${right}**.`,
      ],
      variant: `${said} ${known} ${asked}`,
      features: { days: Math.abs(goal - offset), weeks: 0 },
    };
    const atToday = { text: today, because: mistake('stopped-at-today', `That is today. Now find ${asked}.`) };
    const slips = [
      {
        text: weekdayAt(known + goal),
        because: mistake(
          'took-for-today',
          `You thought today was ${weekdayNames[known]}, but ${said} ${verb} ${weekdayNames[known]}.`,
        ),
      },
      {
        text: weekdayAt(known + offset + goal),
        because: mistake(
          'wrong-way-to-today',
          `You went ${offset < 0 ? 'back' : 'on'} from ${weekdayNames[known]} to find today. Today comes ${offset < 0 ? 'after' : 'before'} ${said}.`,
        ),
      },
      // Four days back is three days on: “three days after tomorrow” read as three days after today.
      goal === 4
        ? {
            text: weekdayAt(known - offset + 3),
            because: mistake('from-today', 'That is three days after today. Start from tomorrow instead.'),
          }
        : {
            text: weekdayAt(known - offset - goal),
            because: mistake('wrong-way-from-today', `Today is ${today}. From there you went the wrong way.`),
          },
      atToday,
    ];
    const mistakes = weekdayMistakes(right, '', '').map((each) => {
      // Where two slips give the same day, neither is named; that it is today holds of both.
      const [slip, other] = slips.filter(({ text }) => text === each.text);
      if (each.text === today) return atToday;
      return slip === undefined || other !== undefined ? each : slip;
    });
    return askWeekday(random, questionText, right, mistakes);
  },
  solve(question) {
    const [, said, day = '', asked] =
      /^(The day before yesterday|Yesterday|Tomorrow|The day after tomorrow) (?:was|is) \*\*(\w+)\*\*\. .*\*\*([a-z ]+)\*\*\?/.exec(
        promptText(question),
      ) ?? [];
    const offset = relative.find(([name]) => name === said?.toLowerCase())?.[1];
    // Questions of version 8 and before ask for today as well.
    const goal = asked === 'today' ? 0 : asksRelative.find(([name]) => name === asked)?.[1];
    if (offset === undefined || goal === undefined) return undefined;
    return answersAmong(question, [steppedWeekday(steppedWeekday(day, -offset), goal)]);
  },
};

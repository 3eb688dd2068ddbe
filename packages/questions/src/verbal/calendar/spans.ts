import { mistakesIn } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import { askTyped, boldParts, promptText } from '../ask.ts';
import { answersAmong, answersWhere } from '../solve.ts';
import { clock12, dateText, dayNumber, spanText } from './civil-dates.ts';
import { askTimes, timeMistakes, wrongNumber } from './clock-times.ts';
import { monthBetween, pageSteps, totalSteps } from './dates.ts';
import { daysUntil, timesIn } from './solver.ts';
import type { CalendarForm } from './weekdays.ts';

const mistake = mistakesIn('v.calendar');

/** Both days count. */
const dayStories = [
  (start: string, end: string) =>
    `A seaside fair is open every day from ${start} to ${end}, including both days. On how many days is it open?`,
  (start: string, end: string) =>
    `A bridge is closed for repairs. The first day it is closed is ${start} and the last is ${end}. For how many days is it closed?`,
  (start: string, end: string) =>
    `A museum has a dinosaur show every day. It starts on ${start}, and ${end} is the final day. How many days does the show last?`,
  (start: string, end: string) =>
    `You can book for the circus from ${start} until the end of ${end}. On how many days can you book?`,
] as const;

/** One night fewer than days. */
const nightStories = [
  (start: string, end: string) =>
    `A family leaves home for a tour of Europe on ${start} and comes back on ${end}. How many nights are they away?`,
  (start: string, end: string) =>
    `A scientist arrives at a camp in the Arctic on ${start} and leaves on ${end}. How many nights does she spend there?`,
  (start: string, end: string) =>
    `A hurt hedgehog comes to a rescue centre on ${start} and is set free on ${end}. How many nights does it spend there?`,
  (start: string, end: string) =>
    `A ship sets off on ${start} and reaches its harbour on ${end}. How many nights do its sailors spend at sea?`,
] as const;

/** From and to how many days are between the dates, by level. */
const gaps = [
  [9, 30],
  [35, 62],
  [35, 65],
  [60, 90],
] as const;

/** Nights between two dates, or days with both ends. */
export const daysBetween: CalendarForm = {
  make(random, level) {
    const from = dayNumber(random.int(2, 8), random.int(10, 28));
    const [least, most] = gaps[level] ?? gaps[0];
    const gap = random.int(least, most);
    const both = random.chance(1, 2);
    const [start, end] = [dateText(from), dateText(from + gap)];
    if (start.split(' ')[1] === end.split(' ')[1]) return undefined;
    const right = both ? gap + 1 : gap;
    const monthsPassed = pageSteps(from, from + gap).filter((step) => step.startsWith('From')).length;
    // With the end of one month only, it is the count of the cell before.
    if (level === 1 && monthsPassed < 2) return undefined;
    const [long, short] = [31, 30].map((days) => monthBetween(from, from + gap, days));
    const questionText: QuestionText = {
      prompt: random.pick(both ? dayStories : nightStories)(`**${start}**`, `**${end}**`),
      hint: `Count from the first date to the 1st of the next month. Then count on ${monthsPassed > 1 ? 'month by month' : 'to the last date'}.`,
      steps: [
        ...totalSteps(from, from + gap),
        both ? 'Both days count, so add 1 for the first day.' : 'There is one night between each day and the next.',
        `The answer is **${right}**.`,
      ],
      variant: `${from} ${gap} ${both}`,
      features: { minutes: gap, back: Number(both) },
    };
    return askTyped(
      questionText,
      'number',
      [String(right)],
      [
        both
          ? wrongNumber(
              gap,
              'first-day-left-out',
              long === undefined
                ? 'Both days count. You left out the first one.'
                : `That is 1 too few. Both days count, and ${long} has 31 days.`,
            )
          : wrongNumber(
              gap + 1,
              'counted-first-day',
              short === undefined
                ? 'You counted both the first and the last day. There is one night fewer than that.'
                : `That is 1 too many. Count the nights between the two days, and remember that ${short} has 30 days.`,
            ),
        wrongNumber(right + 2, 'lost-count', 'That is 2 too many. Count the days again.'),
        wrongNumber(right - 2, 'lost-count', 'That is 2 too few. Count the days again.'),
        wrongNumber(
          both ? gap + 2 : gap - 1,
          'lost-count',
          `That is 1 too ${both ? 'many' : 'few'}. Count the days again.`,
        ),
      ],
      { after: both ? 'days' : 'nights' },
    );
  },
  solve(question) {
    const text = promptText(question);
    const [from = '', to = ''] = boldParts(question);
    const isToldBy = (story: (typeof dayStories | typeof nightStories)[number]): boolean =>
      text === story(`**${from}**`, `**${to}**`);
    const both = dayStories.some(isToldBy);
    if (!both && !nightStories.some(isToldBy)) return undefined;
    const days = daysUntil(from, to);
    return days === undefined ? [] : answersAmong(question, [String(both ? days + 1 : days)]);
  },
};

const travellers = [
  ['A cyclist', 'rides', [10, 12, 15, 20]],
  ['A walker', 'walks', [3, 4, 5, 6]],
  ['A boat', 'goes', [8, 10, 12, 16]],
  // At 60 km in an hour, kilometres and minutes would be the same.
  ['A bus', 'goes', [32, 40, 44, 48]],
] as const;

const quarterWords = ['', 'a quarter', 'half', 'three quarters'];

/** How long a distance takes: the whole hours first, then the quarters of an hour that are left. */
function speedSteps(rate: number, distance: number, minutes: number): string[] {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const left = distance - hours * rate;
  return [
    `${rate} km takes 60 minutes.`,
    ...(hours === 1 ? [] : [`${hours * rate} km takes ${hours} hours.`]),
    `The other ${left} km is ${quarterWords[rest / 15]} of ${rate} km, so it takes ${rest} minutes.`,
    `So ${distance} km takes ${minutes} minutes, which is ${spanText(minutes)}.`,
  ];
}

/** Speed. Levels: minutes for a distance; arrival; with a stop on the way. */
export const speed: CalendarForm = {
  make(random, level) {
    const [who, does, speeds] = random.pick(travellers);
    const rate = random.pick(speeds);
    const minutes = level === 0 ? random.pick([75, 135, 150]) : random.int(5, 20) * 15;
    const distance = (rate * minutes) / 60;
    // Whole hours are seen at a glance, and so is half an hour once the journey is only a step.
    if (!Number.isInteger(distance) || (level > 0 && minutes % 30 === 0)) return undefined;
    const base = `${who} ${does} **${rate} km** in an hour, always at the same speed.`;
    const left = distance - Math.floor(minutes / 60) * rate;
    const way = speedSteps(rate, distance, minutes);
    if (level === 0)
      return askTyped(
        {
          prompt: `${base} How many minutes does it take to go **${distance} km**?`,
          hint: `Start with the whole hours. Then how far does ${who.replace('A ', 'the ')} go in half an hour, or in 15 minutes?`,
          steps: [...way, `The answer is **${minutes} minutes**.`],
          variant: `${who} ${rate} ${distance}`,
          features: { minutes, back: 0 },
        },
        'number',
        [String(minutes)],
        [
          wrongNumber(
            distance * rate,
            'multiplied',
            'You multiplied the two numbers. Find the distance for 15 minutes first.',
          ),
          wrongNumber(minutes + 60, 'hour-extra', 'That is an hour too long. Count the hours again.'),
          wrongNumber(distance, 'one-minute-each', 'You took one minute for each kilometre.'),
        ],
        { after: 'minutes' },
      );
    const start = random.int(8 * 12, 14 * 12) * 5;
    const rest = level === 2 ? random.int(2, 9) * 5 : 0;
    // Who forgets the stop must not come to the same time as who takes whole hours only.
    if (rest === minutes % 60) return undefined;
    const right = start + minutes + rest;
    return askTimes(
      random,
      {
        prompt: `${base} A trip of **${distance} km** starts at **${clock12(start)}**${rest > 0 ? `, with a stop of **${rest} minutes** on the way` : ''}. When does it end?`,
        hint: 'First find how long the journey takes.',
        steps: [
          ...way,
          ...(rest > 0 ? [`With the stop it is ${spanText(minutes + rest)}.`] : []),
          `${spanText(minutes + rest)} after ${clock12(start)} is **${clock12(right)}**.`,
        ],
        variant: `${who} ${rate} ${distance} ${start} ${rest}`,
        features: { minutes, back: 1 + Number(rest > 0) },
      },
      clock12(right),
      [
        ...(rest > 0
          ? [
              {
                text: clock12(right - rest),
                because: mistake('forgot-part', `You forgot the stop of ${rest} minutes.`),
              },
            ]
          : []),
        {
          text: clock12(right - (minutes % 60)),
          because: mistake('whole-hours-only', `You left out the other ${left} km.`),
        },
      ],
      timeMistakes(right, clock12, { after: start }),
    );
  },
  solve(question) {
    const text = promptText(question);
    const [, rate] = /\*\*(\d+) km\*\* in an hour/.exec(text) ?? [];
    if (rate === undefined) return undefined;
    const [, distance] = /(?:go|trip of) \*\*(\d+) km/.exec(text) ?? [];
    const [, rest = '0'] = /stop of \*\*(\d+)/.exec(text) ?? [];
    let minutes = 0;
    while (minutes * Number(rate) < Number(distance) * 60) minutes++;
    const [start] = timesIn(text);
    return start === undefined
      ? answersAmong(question, [String(minutes)])
      : answersWhere(question, (option) => timesIn(option)[0] === start + minutes + Number(rest));
  },
};

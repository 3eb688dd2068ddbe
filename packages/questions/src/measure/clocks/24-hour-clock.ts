/** Between am and pm and the 24-hour clock. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake, TextMistake } from '../../kernel/mistakes.ts';
import { counted } from '../../kernel/plural.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { clock12, clock24, dayLong, readTime, readWords, timeWords, writeTime } from '../times.ts';
import { drawDial, named, type Params } from './dial-mistakes.ts';

type Level = 'easy' | 'medium' | 'hard';

/** A part of the day and the hours it surely has. */
export const parts = [
  { name: 'morning', from: 5 * 60, until: 12 * 60 },
  { name: 'afternoon', from: 12 * 60, until: 17 * 60 },
  { name: 'evening', from: 17 * 60, until: 22 * 60 },
] as const;

/** The part of the day a time surely lies in. */
export const partOf = (minutes: number): string | undefined =>
  parts.find(({ from, until }) => minutes >= from && minutes < until)?.name;

/** A time of day: whole fives outside the hours after noon and midnight, then any minute, then times in those two hours often. */
export function drawDay(random: Random, level: Level): number {
  const drawnDial = drawDial(random, { difficulty: level });
  const dial = level === 'easy' && drawnDial < 60 ? drawnDial + 60 : drawnDial;
  if (level === 'hard' && random.chance(1, 3)) return random.pick([0, 12, 1, 13]) * 60 + (dial % 60);
  return random.chance(level === 'easy' ? 3 : 2, 4) ? dial + 720 : dial;
}

/** What makes a time hard, as numbers that rise with it. */
export const featuresOf = (minutes: number, steps: number): Record<string, number> => ({
  singleMinutes: minutes % 5 === 0 ? 0 : 1,
  toTheHour: minutes % 60 > 30 ? 1 : 0,
  nearTwelve: minutes % 720 < 60 ? 1 : 0,
  steps,
});

/** Wrong 24-hour times, each with its mistake. */
export const slips24 = (minutes: number): NumberMistake[] => {
  const text = clock24(minutes);
  const [hour, rest] = [Math.floor(minutes / 60), text.slice(2)];
  if (hour === 0) return [[`12${rest}`, named.midnight]];
  if (hour === 12) return [[`00${rest}`, named.midnight]];
  // Before noon there is no difference between the two clocks that could be taken for 10 hours.
  if (hour < 12) return [[`${hour + 12}${rest}`, named.addedTwelve]];
  return [
    [`${String(hour - 12).padStart(2, '0')}${rest}`, named.forgotTwelve],
    [`${hour - 2}${rest}`, named.ten],
  ];
};

/** Whether a child who takes 10 hours away, not 12, gets an hour of the 12-hour clock: 15 − 10 = 5. */
const canTakeTen = (hour: number): boolean => hour > 12 && hour < 22;

const slips12 = (minutes: number): NumberMistake[] => {
  const hour = Math.floor(minutes / 60);
  return [
    [(minutes + 720) % dayLong, named.amPm],
    ...(canTakeTen(hour) ? [[clock12(minutes + 120), named.ten] as const] : []),
  ];
};

/** How the two clocks name this hour. */
const hourRule = (hour: number): string => {
  if (hour === 0) return 'The first hour after midnight is 12 am, or 00.';
  if (hour === 12) return 'The first hour after noon is 12 pm, and also 12 on the 24-hour clock.';
  return hour < 12
    ? 'Before noon (am) the hour is the same on both clocks.'
    : `From 1 pm on, the 24-hour clock is 12 more: ${hour - 12} + 12 = ${hour}.`;
};

/** The way from one clock to the other, step by step. */
export const changeSteps = (minutes: number): string[] => [
  hourRule(Math.floor(minutes / 60)),
  `${clock12(minutes)} is **${clock24(minutes)}** on the 24-hour clock.`,
];

/** A time in words as one in digits; before an hour, the minutes are what is left of the hour before. */
const inDigits = (minutes: number): string => {
  const past = minutes % 60;
  return `${past > 30 ? `${counted(60 - past, 'minute')} before the hour: 60 − ${60 - past} = ${past}. ` : ''}In digits that is ${clock12(minutes)}.`;
};

/** Whether both clocks show the same digits, so that there is nothing to change. */
export const keepsDigits = (minutes: number): boolean => minutes >= 60 && minutes < 12 * 60;

/** From am and pm, or from words, to the 24-hour clock. */
export const to24: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.asks === 'digital' ? 3 : params.asks === 'both' ? { easy: 3, medium: 1, hard: 0 }[difficulty] : 0,
  make(random, { params, difficulty }) {
    const minutes = drawDay(random, params.asks === 'both' ? 'medium' : difficulty);
    const part = partOf(minutes);
    // Digits alone are easy, but for the hours that begin at noon and at midnight.
    const isNearTwelve = minutes % 720 < 60;
    const inWords = params.asks === 'both' || difficulty === 'medium' || (difficulty === 'hard' && !isNearTwelve);
    if (inWords && part === undefined) return undefined;
    // From 12:00 pm to 12:59 pm the digits are only copied.
    if (difficulty === 'hard' && Math.floor(minutes / 60) === 12) return undefined;
    // In the morning there is nothing to change, which only medium cells of year 3 ask to see.
    if (inWords && (params.asks === 'both' || difficulty === 'hard') && keepsDigits(minutes)) return undefined;
    if (inWords && (params.asks === 'both' || difficulty === 'hard') && minutes % 60 <= 30) return undefined;
    // Minutes to an hour and 12 hours more at once are for hard cells and for year 4.
    if (inWords && params.asks === 'digital' && difficulty === 'medium' && minutes % 60 > 30 && !keepsDigits(minutes))
      return undefined;
    const given = inWords ? `${timeWords(minutes)} in the ${part}` : clock12(minutes);
    return writeTime(
      {
        prompt: `Write this as a 24-hour time.\n\n**${given}**`,
        hint: isNearTwelve
          ? 'Does this hour begin at midnight or at noon? On the 24-hour clock the day begins at 00:00.'
          : 'Is it before or after noon? What happens to the hour after noon?',
        steps: [...(inWords ? [inDigits(minutes)] : []), ...changeSteps(minutes)],
        variant: `to24 ${given}`,
        features: featuresOf(minutes, inWords ? 2 : 1),
      },
      minutes,
      '24',
      [
        ...slips24(minutes),
        // “16 minutes to 6” as 18:44: the hour that is named has not come yet.
        ...(inWords && minutes % 60 > 30 ? [[clock24((minutes + 60) % dayLong), named.hourBefore] as const] : []),
      ],
    );
  },
  solve(seen) {
    const [, given] = /^Write this as a 24-hour time\.\n\n(.*)$/.exec(seen.text) ?? [];
    if (given === undefined) return undefined;
    const minutes = readTime(given) ?? fromWords(given);
    return minutes === undefined ? [] : typed(clock24(minutes));
  },
};

function fromWords(text: string): number | undefined {
  const dial = readWords(text);
  const part = parts.find(({ name }) => text.endsWith(name));
  if (dial === undefined || part === undefined) return undefined;
  return [dial, dial + 720].find((minutes) => minutes >= part.from && minutes < part.until);
}

/** From the 24-hour clock to am and pm. */
export const to12: Form<Params> = {
  weight: ({ params }) => (params.asks === 'digital' ? 2 : 0),
  make(random, { difficulty }) {
    const minutes = drawDay(random, difficulty);
    if (difficulty !== 'easy' && keepsDigits(minutes)) return undefined;
    if (difficulty === 'hard' && minutes % 720 >= 60) return undefined;
    const questionText = {
      prompt: `Write ${clock24(minutes)} as a 12-hour time, with am or pm.`,
      hint: 'Is the hour 12 or more? Then it is pm. Otherwise it is am.',
      steps: [...changeSteps(minutes).slice(0, 1), `${clock24(minutes)} is **${clock12(minutes)}**.`],
      variant: `to12 ${minutes}`,
      features: featuresOf(minutes, 1),
    };
    const rule = hourRule(Math.floor(minutes / 60));
    const bothOut = (given: number): TextMistake => {
      const text = clock12(given);
      return [text, named.hourAndHalf(text.slice(-2), rule)];
    };
    // Beside each other, the two times near twelve would stand out by their digits.
    if (difficulty === 'hard' || random.chance(1, 2)) return writeTime(questionText, minutes, '12', slips12(minutes));
    return chooseText(
      random,
      {
        ...questionText,
        prompt: `Which 12-hour time is the same as ${clock24(minutes)} on the 24-hour clock?`,
      },
      clock12(minutes),
      [
        [clock12(minutes + 720), named.amPm],
        ...(canTakeTen(Math.floor(minutes / 60))
          ? [[clock12(minutes + 120), named.ten] as const, bothOut(minutes + 840)]
          : []),
        [clock12(minutes + 60), named.hour(rule)],
        bothOut(minutes + 780),
      ],
    );
  },
  solve(seen) {
    const [, given = ''] =
      /^(?:Write|Which 12-hour time is the same as) ([\d:]+) (?:as a 12-hour|on the 24-hour)/.exec(seen.text) ?? [];
    const minutes = readTime(given);
    if (minutes === undefined) return undefined;
    return seen.question.answer.type === 'writeAnswer'
      ? typed(clock12(minutes))
      : chosen(seen, (option) => readTime(option) === minutes);
  },
};

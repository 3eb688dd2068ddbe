/** Times within the day: am or pm, the latest of four, and a face in the afternoon. */

import type { Form } from '../../kernel/forms.ts';
import { pickName } from '../../kernel/names.ts';
import { drawn } from '../../kernel/question-text.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText } from '../ask.ts';
import { clock24, dayLong, readTime, showTime, writeTime } from '../times.ts';
import { changeSteps, drawDay, featuresOf, keepsDigits, partOf, parts, slips24 } from './24-hour-clock.ts';
import { clockFigure, readClock } from './clock-figure.ts';
import { dialSteps, drawDial, named, type Params } from './dial-mistakes.ts';

/** Something a child does every day, with the minutes after midnight between which it is done. */
interface Habit {
  readonly does: string;
  readonly from: number;
  readonly until: number;
}
const habit = (does: string, from: number, until: number): Habit => ({ does, from, until });

/** What a child does at a time that is am or pm and nothing else: half a day later nobody would do it. None names its part of the day. */
export const habits: readonly Habit[] = [
  habit('eats breakfast', 6 * 60 + 30, 8 * 60 + 40),
  habit('walks to school', 8 * 60, 8 * 60 + 50),
  habit('has lunch at school', 12 * 60, 13 * 60 + 20),
  habit('walks home from school', 15 * 60, 16 * 60),
  habit('goes to an after-school club', 15 * 60 + 20, 16 * 60 + 30),
  habit('gets ready for bed', 19 * 60, 20 * 60 + 45),
  habit('is fast asleep', 30, 4 * 60),
];

/** Whether two times of everyday life are am or pm. */
export const amOrPm: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'digital' && difficulty === 'easy' ? 1 : 0),
  make(random) {
    const name = pickName(random);
    const times = random.sample(habits, 2).map(({ does, from, until }) => {
      const minutes = from + 5 * random.int(0, (until - from) / 5);
      return { does, minutes, half: minutes < 720 ? 'am' : 'pm', shown: `${does} at ${showTime(minutes, 'dial')}` };
    });
    const [first, second] = times;
    if (first === undefined || second === undefined) return undefined;
    const halves = (one: string, other: string): string => `${one} and then ${other}`;
    return chooseInOrder(
      {
        prompt: `${name} ${first.shown}.\n\n${name} ${second.shown}.\n\nAre these times am or pm?`,
        hint: 'Is it before or after the middle of the day?',
        steps: [
          'am is from midnight to noon. pm is from noon to midnight.',
          ...times.map(({ shown, half }) => `${name} ${shown} ${half}.`),
          `So it is **${halves(first.half, second.half)}**.`,
        ],
        variant: `half ${times.map(({ does, minutes }) => `${does} ${minutes}`).join(' ')}`,
        features: featuresOf(first.minutes, 1),
      },
      ['am', 'pm'].flatMap((one) => ['am', 'pm'].map((other) => halves(one, other))),
      halves(first.half, second.half),
      () => named.amPm,
    );
  },
  solve(seen) {
    if (!seen.text.endsWith('Are these times am or pm?')) return undefined;
    const found = [...seen.text.matchAll(/^[A-Z][a-z]+ (.+) at ([\d:]+)\.$/gm)].map(([, does, time]) => {
      const known = habits.find((each) => each.does === does);
      return ['am', 'pm'].find((end) => {
        const minutes = readTime(`${time} ${end}`);
        return known !== undefined && minutes !== undefined && minutes >= known.from && minutes <= known.until;
      });
    });
    return chosen(seen, (option) => option === found.join(' and then '));
  },
};

/** The latest or the earliest of times in both styles. */
export const latest: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.asks === 'digital'
      ? { easy: 0, medium: 2, hard: 2 }[difficulty]
      : params.asks === 'both' && difficulty === 'hard'
        ? 1
        : 0,
  make(random, { difficulty }) {
    const drawnTimes = Array.from({ length: 4 }, () => drawDay(random, difficulty));
    const isHard = difficulty === 'hard';
    // Hard ones have two that are less than an hour apart, of which only the 24-hour clock tells which is which.
    const times = isHard ? [...drawnTimes.slice(0, 3), (drawnTimes[0] ?? 0) + random.int(5, 50)] : drawnTimes;
    if (Math.max(...times) >= dayLong) return undefined;
    const asks = random.pick(['latest', 'earliest'] as const);
    const right = asks === 'latest' ? Math.max(...times) : Math.min(...times);
    const [first = 0, second = 0] = [...times].sort((one, other) => (asks === 'latest' ? other - one : one - other));
    // A sole time before noon is the earliest at a glance, and a sole one after noon the latest.
    if (first < 720 !== second < 720) return undefined;
    if (Math.abs(first - second) < 5 || new Set(times.map((time) => time % 720)).size < 4) return undefined;
    const styles = random.shuffle(['12', '12', '24', '24'] as const);
    const styleOf = (time: number) => styles[times.indexOf(time)];
    if (isHard && (Math.abs(first - second) > 50 || styleOf(first) === styleOf(second))) return undefined;
    // Without am or pm, 12:01 could be read as either half of the day; 03:27 and 17:11 couldn't.
    if (times.some((time, place) => styles[place] === '24' && time >= 10 * 60 && time < 13 * 60)) return undefined;
    const shown = times.map((time, place) => showTime(time, styles[place] ?? '24'));
    // The digits alone must not tell: 9:36 pm is later than 20:58.
    const digits = shown.map((text) => Number(text.replace(/\D/g, '')));
    const byDigits = digits.indexOf(asks === 'latest' ? Math.max(...digits) : Math.min(...digits));
    if (times[byDigits] === right) return undefined;
    // Nor may the right one be the only long one.
    const rightText = shown[times.indexOf(right)] ?? '';
    if (shown.filter(({ length }) => length >= rightText.length).length < 2) return undefined;
    const best = times.indexOf(right);
    const told = styles[best] === '24' ? shown[best] : `${shown[best]}, which is ${clock24(right)},`;
    const wrong = shown.flatMap((text, place) => {
      const time = times[place] ?? 0;
      const says = `${styles[place] === '24' ? '' : `That is ${clock24(time)} on the 24-hour clock. `}${told} is ${asks === 'latest' ? 'later' : 'earlier'}.`;
      return time === right ? [] : [[text, named.hourOnly(says)] as const];
    });
    return chooseText(
      random,
      {
        prompt: `Which of these times is the ${asks} in the day?`,
        hint: 'Change the am and pm times to the 24-hour clock first.',
        steps: [
          `On the 24-hour clock they are ${times.map(clock24).join(', ')}.`,
          `The ${asks} is **${shown[best]}**.`,
        ],
        variant: `${asks} ${[...shown].sort().join(' ')}`,
        features: featuresOf(right, 4),
      },
      shown[best] ?? '',
      wrong,
    );
  },
  solve(seen) {
    const [, asks] = /^Which of these times is the (latest|earliest)/.exec(seen.text) ?? [];
    if (asks === undefined) return undefined;
    const found = seen.options.map((option) => readTime(option) ?? 0);
    const best = found.reduce((one, other) => ((asks === 'latest') === other > one ? other : one));
    return chosen(seen, (_, place) => found[place] === best);
  },
};

/** A face and a part of the day, to be written by the 24-hour clock. */
export const faceTo24: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks !== 'both' || difficulty === 'hard' ? 0 : 3),
  make(random, cell) {
    // Whole fives would leave too few times, and are read in year 3.
    const dial = drawDial(random, { difficulty: 'medium' });
    const minutes = random.pick([dial, dial + 720]);
    const part = partOf(minutes);
    if (part === undefined || keepsDigits(minutes)) return undefined;
    const numerals = random.pick(cell.params.numerals[cell.difficulty]);
    // Minutes past the hour are easy; after that they are minutes to it, or the numerals are Roman.
    const isPlain = numerals !== 'roman' && minutes % 60 <= 30;
    if (isPlain !== (cell.difficulty === 'easy')) return undefined;
    return writeTime(
      {
        prompt: [`It is ${part}. Write the time on the clock as a 24-hour time.`, drawn(clockFigure(dial, numerals))],
        hint: 'Read the clock first. Then think: is it before or after noon?',
        steps: [...dialSteps(dial, numerals), `The clock shows ${showTime(dial, 'dial')}.`, ...changeSteps(minutes)],
        variant: `face24 ${numerals} ${minutes}`,
        features: { ...featuresOf(minutes, 2), numerals: numerals === 'digits' ? 0 : 1 },
      },
      minutes,
      '24',
      slips24(minutes),
    );
  },
  solve(seen) {
    const [, name] = /^It is (\w+)\. Write the time on the clock/.exec(seen.text) ?? [];
    const part = parts.find((each) => each.name === name);
    const dial = seen.figure === undefined ? undefined : readClock(seen.figure);
    if (part === undefined || dial === undefined) return undefined;
    const minutes = [dial, dial + 720].find((each) => each >= part.from && each < part.until);
    return minutes === undefined ? [] : typed(clock24(minutes));
  },
};

/** Times within the day: am or pm, the latest of four, and a face in the afternoon. */

import type { Form } from '../../kernel/forms.ts';
import { pickName } from '../../kernel/names.ts';
import { drawn } from '../../kernel/question-text.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, tapOne } from '../ask.ts';
import { clock24, readTime, showTime, writeTime } from '../times.ts';
import { changeSteps, drawDay, featuresOf, partOf, parts, slips24 } from './24-hour-clock.ts';
import { clockFigure, readClock } from './clock-figure.ts';
import { drawDial, named, type Params } from './dial-mistakes.ts';

const habits = [
  { does: 'eats breakfast', from: 6 * 60 + 30, until: 8 * 60 + 40 },
  { does: 'walks to school', from: 8 * 60, until: 8 * 60 + 50 },
  { does: 'has lunch at school', from: 12 * 60, until: 13 * 60 + 20 },
  { does: 'walks home from school', from: 15 * 60, until: 16 * 60 },
  { does: 'goes to an after-school club', from: 15 * 60 + 20, until: 16 * 60 + 30 },
  { does: 'eats dinner', from: 17 * 60, until: 19 * 60 },
  { does: 'gets ready for bed', from: 19 * 60, until: 20 * 60 + 45 },
  { does: 'is fast asleep', from: 10, until: 4 * 60 },
] as const;

/** Whether a time of everyday life is am or pm. */
export const amOrPm: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'digital' && difficulty === 'easy' ? 1 : 0),
  make(random) {
    const { does, from, until } = random.pick(habits);
    const minutes = from + 5 * random.int(0, (until - from) / 5);
    const name = pickName(random);
    const right = minutes < 720 ? 'am' : 'pm';
    return tapOne(
      {
        prompt: `${name} ${does} at ${showTime(minutes, 'dial')}. Is that am or pm?`,
        hint: 'Is it before or after the middle of the day?',
        steps: [
          'am is from midnight to noon. pm is from noon to midnight.',
          `${name} ${does} at ${showTime(minutes, 'dial')} **${right}**.`,
        ],
        variant: `half ${does} ${minutes}`,
        features: featuresOf(minutes, 1),
      },
      ['am', 'pm'],
      right,
      () => named.amPm,
    );
  },
  solve(seen) {
    const [, does, time = ''] = /^[A-Z][a-z]+ (.*) at ([\d:]+)\. Is that am or pm/.exec(seen.text) ?? [];
    const habit = habits.find((each) => each.does === does);
    if (habit === undefined) return undefined;
    const holds = (end: string): boolean => {
      const minutes = readTime(`${time} ${end}`) ?? -1;
      return minutes >= habit.from && minutes <= habit.until;
    };
    return chosen(seen, holds);
  },
};

/** The latest or the earliest of times in both styles. */
export const latest: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'digital' && difficulty !== 'easy' ? 2 : 0),
  make(random, { difficulty }) {
    const times = Array.from({ length: 4 }, () => drawDay(random, difficulty));
    const asks = random.pick(['latest', 'earliest'] as const);
    const right = asks === 'latest' ? Math.max(...times) : Math.min(...times);
    const [first = 0, second = 0] = [...times].sort((one, other) => (asks === 'latest' ? other - one : one - other));
    if (Math.abs(first - second) < 5 || new Set(times.map((time) => time % 720)).size < 4) return undefined;
    const styles = random.shuffle(['12', '12', '24', '24'] as const);
    const shown = times.map((time, place) => showTime(time, styles[place] ?? '24'));
    const wrong = shown.filter((_, place) => times[place] !== right);
    return chooseText(
      random,
      {
        prompt: `Which of these times is the ${asks} in the day?`,
        hint: 'Change them all to the 24-hour clock first.',
        steps: [
          `On the 24-hour clock they are ${times.map(clock24).join(', ')}.`,
          `The ${asks} is **${shown[times.indexOf(right)]}**.`,
        ],
        variant: `${asks} ${[...shown].sort().join(' ')}`,
        features: featuresOf(right, 4),
      },
      shown[times.indexOf(right)] ?? '',
      wrong.map((text) => [text, named.hourOnly] as const),
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
  weight: ({ params }) => (params.asks === 'both' ? 3 : 0),
  make(random, cell) {
    const dial = drawDial(random, cell);
    const minutes = random.pick([dial, dial + 720]);
    const part = partOf(minutes);
    if (part === undefined) return undefined;
    const numerals = random.pick(cell.params.numerals[cell.difficulty]);
    return writeTime(
      {
        prompt: [
          `It is ${part === 'evening' ? 'evening' : part}. Write the time on the clock as a 24-hour time.`,
          drawn(clockFigure(dial, numerals)),
        ],
        hint: 'Read the clock first. Then think: is it before or after noon?',
        steps: [`The clock shows ${showTime(dial, 'dial')}.`, ...changeSteps(minutes)],
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

/** What all clock questions share: the times drawn and the mistakes of reading a face. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { hourName, type Numerals } from './clock-figure.ts';

/** What a sub-topic asks of this family: to read faces, to change between digital times, or both at once. */
export interface Params {
  readonly asks: 'dial' | 'digital' | 'both';
  readonly numerals: Readonly<Record<'easy' | 'medium' | 'hard', readonly Numerals[]>>;
}

const mistake = mistakesIn('m.clock');

/** The mistakes children make here. */
export const named = {
  swapped: mistake('hands-swapped', 'You swapped the hands. The short hand shows the hour.'),
  hourOn: mistake('hour-moved-on', 'Look at the short hand again. The hour is the last number it has passed.'),
  hourShown: mistake('hour-moved-on', 'Look at the short hand again. It points exactly at the hour.'),
  hourToCome: mistake('hour-moved-on', 'Look at the short hand again. With “to”, say the number it comes to next.'),
  notFull: mistake(
    'half-for-full',
    'At half past, the long hand points straight down. At o’clock, it points straight up.',
  ),
  pastTo: mistake(
    'past-for-to',
    'You mixed up past and to. On the right side of the clock, minutes are past the hour. On the left side, they are minutes to the next hour.',
  ),
  pastHalf: mistake(
    'past-for-to',
    'The long hand has gone more than half way round, so it is more than 30 minutes past the hour.',
  ),
  numeral: mistake('reads-numeral', 'The long hand counts minutes: each number on the clock is worth 5.'),
  marks: mistake('miscounts-marks', 'That is 1 minute out. Count the small marks again.'),
  hourBefore: mistake('hour-moved-on', 'Minutes to an hour come before it, so the hour has not come yet.'),
  hour: (rule: string) => mistake('wrong-hour', `That is an hour out. ${rule}`),
  hourAndHalf: (half: string, rule: string) => mistake('wrong-hour', `The hour is wrong, and so is ${half}. ${rule}`),
  wrongWay: mistake(
    'fast-for-slow',
    'A fast clock shows a later time than the right one, a slow clock an earlier one.',
  ),
  countedBack: mistake('wrong-way', 'You counted back. The clock goes on.'),
  countedOn: mistake('wrong-way', 'You counted on. The question asks for the time before.'),
  shownNow: mistake('stops-early', 'That is what the clock shows now.'),
  stopped: mistake('stops-early', 'That is what the clock shows. It does not show the right time.'),
  forgotTwelve: mistake('forgot-twelve', 'From 1 pm on, add 12 to the hour for the 24-hour clock.'),
  addedTwelve: mistake('added-twelve-to-am', 'Before noon the hour stays the same in the 24-hour clock.'),
  ten: mistake('adds-ten', 'The difference is 12 hours, not 10.'),
  midnight: mistake('midnight', 'The hour after midnight is 00 in the 24-hour clock. The hour after noon is 12.'),
  amPm: mistake('am-for-pm', 'am is from midnight to noon. pm is from noon to midnight.'),
  hourOnly: (says: string) => mistake('compares-hours-only', says),
};

/** Minutes after 12 on a face: whole fives, but no quarters and halves, which are read in year 2; then single minutes, then mostly single minutes to the hour. */
export function drawDial(random: Random, { difficulty }: Pick<Cell<Params>, 'difficulty'>): number {
  const hour = random.int(0, 11);
  if (difficulty === 'easy') return hour * 60 + 5 * random.pick([1, 2, 4, 5]) + (random.chance(3, 4) ? 30 : 0);
  const five = random.int(0, 5) * 5;
  const isTo = difficulty === 'hard' ? random.chance(4, 5) : random.chance(2, 3);
  return hour * 60 + five + random.int(1, 4) + (isTo ? 30 : 0);
}

/** Wrong readings of a face, as minutes after 12, each with its mistake. */
export function dialMistakes(minutes: number): [minutes: number, because: NumberMistake[1]][] {
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60;
  const on = (value: number): number => (value + 720) % 720;
  // Who swaps the hands reads the last number that the long one has passed as the hour, and the number nearest to the short one.
  const swapped = Math.floor(past / 5) * 60 + (Math.round(minutes / 60) % 12) * 5;
  // With both hands near one number, swapping them gives the right time but for the small marks.
  const mistakes: [number, NumberMistake[1]][] = Math.abs(swapped - minutes) < 5 ? [] : [[swapped, named.swapped]];
  if (past > 0)
    mistakes.push(
      [on(minutes + 60), named.hourOn],
      [hour * 60 + 60 - past, past === 50 ? named.pastHalf : named.pastTo],
      [on(hour * 60 - past), past === 30 ? named.hourOn : named.pastTo],
    );
  // At 10, whoever reads the number on the clock and whoever takes to for past read the same minutes.
  if (past === 50) return [...mistakes, [on(minutes - 60), named.hourOn]];
  if (past % 5 === 0) mistakes.push([hour * 60 + past / 5, named.numeral]);
  else mistakes.push([minutes + 1, named.marks], [minutes - 1, named.marks]);
  return [...mistakes, [on(minutes - 60), past === 0 ? named.hourShown : named.hourOn]];
}

/** What makes a face hard to read, as numbers that rise with it. */
export function dialFeatures(minutes: number, numerals: Numerals): Record<string, number> {
  return {
    singleMinutes: minutes % 5 === 0 ? 0 : 1,
    toTheHour: minutes % 60 > 30 ? 1 : 0,
    numerals: numerals === 'digits' ? 0 : 1,
  };
}

/** The way to read a face, step by step. */
export function dialSteps(minutes: number, numerals: Numerals): string[] {
  const hour = Math.floor(minutes / 60) || 12;
  const past = minutes % 60;
  const five = past - (past % 5);
  const name = hourName(hour, numerals);
  const which = numerals === 'roman' ? `${name}, which is ${hour}` : `${hour}`;
  return [
    past === 0
      ? `The short hand points at ${which}.`
      : past >= 50
        ? `The short hand has nearly reached ${hourName((hour % 12) + 1, numerals)}, but it has not passed it. The hour is still ${which}.`
        : `The last number that the short hand has passed is ${which}. That is the hour.`,
    past === 0
      ? 'The long hand points at the top: 0 minutes.'
      : five === 0
        ? `Count the small marks from the top: ${past}.`
        : `Count the minutes in fives from the top${past % 5 === 0 ? `: ${past}` : ` to ${five}, then ${past % 5} more: ${past}`}.`,
  ];
}

/** What all rounding questions share: numbers by how hard they round, the mistakes and the second way. */

import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { decimalFixed, decimalText, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { placeName } from '../digits.ts';
import { isNearerTo, roundTo } from '../round-to.ts';

type Level = 'easy' | 'medium' | 'hard';

/** What a sub-topic asks of this family. */
export interface Params {
  /** Decimal places of the numbers. */
  readonly places: number;
  /** Digits of the numbers, by difficulty (all of them, decimals too); for significant figures with 3 decimal places. */
  readonly digits: Readonly<Record<Level, number>>;
  /** Places rounded to, as powers of ten. */
  readonly to: readonly number[];
  readonly figures?: true;
}

/** All values are scaled by 10^places. */
export interface Rounding {
  readonly scaled: number;
  readonly unit: number;
  readonly result: number;
  readonly name: string;
  readonly figures: number | undefined;
  /** Whether the number is smaller than 1: the zeros it begins with are no significant figures. */
  readonly isBelowOne: boolean;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.round');

/** The mistakes children make here. */
export const named = {
  down: mistake('truncates', 'You rounded down. The next digit is 5 or more, so round up.'),
  up: mistake('always-up', 'You rounded up. The next digit is 4 or less, so round down.'),
  far: (value: string, low: string, high: string) =>
    mistake('one-step-too-far', `That is too far away. ${value} is between ${low} and ${high}.`),
  /** Half way there is no nearer one. */
  farFromHalf: (value: string, low: string, high: string) =>
    mistake(
      'one-step-too-far',
      `That is too far away. ${value} is exactly half way between ${low} and ${high}, so round up to ${high}.`,
    ),
  place: (to: string, name: string) =>
    mistake(
      'wrong-place',
      to === ''
        ? 'That is rounded to a different place from the one asked for.'
        : `That is rounded to ${to}, not to ${name}.`,
    ),
  placeAndSide: (unit: number, name: string) =>
    mistake('wrong-place', `That is rounded to ${showNumber(unit)}s, and the wrong way. Round to ${name}.`),
  further: (value: string, nearer: string, further: string, isUp: boolean) =>
    mistake(isUp ? 'truncates' : 'always-up', isNearerTo(value, nearer, further)),
  digits: mistake('leaves-digits', 'You rounded up, but you kept the digits after that place.'),
  drop: (unit: number) =>
    mistake(
      'drops-zeros',
      unit === 10
        ? 'You left off the last zero. It keeps the other digits in their places.'
        : 'You left off the zeros. They keep every digit in its place.',
    ),
  inside: (says: string) => mistake('rounds-elsewhere', says),
};

const placeWords: Readonly<Record<number, string>> = {
  0: 'whole number',
  1: '10',
  2: '100',
  3: '1,000',
  4: '10,000',
  5: '100,000',
  6: 'million',
};

/** A scaled number as a child reads it. */
export const text = (scaled: number, places: number): string => showNumber(decimalText(scaled, places));

/** The place rounded to, in words. */
export function nameOf(power: number): string {
  if (power < 0) return `${-power} decimal place${power === -1 ? '' : 's'}`;
  return `the nearest ${placeWords[power] ?? ''}`;
}

/** '1 significant figure'; nothing where there is none. */
const figuresOf = (count: number): string => (count < 1 ? '' : `${count} significant figure${count === 1 ? '' : 's'}`);

const figureCounts = (difficulty: Level, isBelowOne: boolean): number[] =>
  difficulty === 'easy'
    ? [1, 2]
    : !isBelowOne
      ? difficulty === 'hard'
        ? [1, 2]
        : [3]
      : difficulty === 'medium'
        ? [1, 2]
        : [2];

/**
 * The places rounded to. Hundreds are for year 4, so five digits begin at thousands; whole numbers are asked for up to
 * year 5 easy, and one decimal place of three is easy.
 */
function powersTo({ to, digits, places }: Params, difficulty: Level): number[] {
  if (places === 2) return to.filter((each) => each < 0 || difficulty === 'easy');
  if (places === 3) return to.filter((each) => each < (difficulty === 'medium' ? -1 : 0));
  return to.filter((each) => digits[difficulty] !== 5 || each > 2);
}

/** Numbers fit for the cell, or undefined when this draw is unfit. */
export function drawRounding(random: Random, { params, difficulty }: Cell<Params>): Rounding | undefined {
  const { places } = params;
  const isBelowOne =
    params.figures !== undefined && difficulty !== 'easy' && random.chance(difficulty === 'hard' ? 1 : 2, 3);
  // Below 1 there is a 0 after the point too: 0.0634. Other numbers for significant figures end a place before that.
  const size = isBelowOne ? places - 1 : params.digits[difficulty];
  const drawn = random.int(10 ** (size - 1), 10 ** size - 1);
  const isShorter = params.figures !== undefined && !isBelowOne;
  const scaled = isShorter ? drawn * 10 : drawn;
  const figures = params.figures ? random.pick(figureCounts(difficulty, isBelowOne)) : undefined;
  const power =
    figures === undefined ? random.pick(powersTo(params, difficulty)) + places : String(scaled).length - figures;
  const unit = 10 ** power;
  if (power < 1 || unit >= scaled || (places > 0 && drawn % 10 === 0)) return undefined;
  const after = Math.floor(scaled / (unit / 10)) % 10;
  const chain = Math.floor(scaled / unit) % 10 === 9 && after >= 5;
  const half = (scaled % unit) * 2 === unit;
  const fits =
    difficulty === 'easy'
      ? after !== 5 && !chain
      : difficulty === 'medium'
        ? // A decimal with a longer whole part is no harder: it carries to the next whole one, or lies half way.
          places === 2
          ? chain || after === 5
          : !chain && after >= 3 && after <= 6
        : chain || (half && random.chance(1, 4)) || random.chance(1, 12);
  if (!fits || scaled % unit === 0) return undefined;
  const name = figures === undefined ? nameOf(power - places) : figuresOf(figures);
  return { scaled, unit, result: roundTo(scaled, unit), name, figures, isBelowOne };
}

/** A multiple of the place rounded to, with all decimal places down to it: 3.0 to one place. */
function atPlace(value: number, unit: number, places: number): string {
  const kept = places - Math.round(Math.log10(unit));
  return kept <= 0 ? decimalFixed(value / 10 ** places, 0) : decimalFixed(value / unit, kept);
}

/** The rounded number as it is typed. */
export const answerText = ({ result, unit }: Rounding, places: number): string => atPlace(result, unit, places);

/** A multiple of the place rounded to, as a child reads it. */
export const roundText = (value: number, unit: number, places: number): string =>
  showNumber(atPlace(value, unit, places));

/** What makes a question hard, as numbers that rise with it. */
export const features = (rounding: Rounding, steps: number): Record<string, number> => ({
  digits: String(rounding.scaled).length,
  chain: Math.floor(rounding.scaled / rounding.unit) % 10 === 9 ? 1 : 0,
  half: (rounding.scaled % rounding.unit) * 2 === rounding.unit ? 1 : 0,
  steps,
});

/** Wrong answers, each with the mistake that leads to it. */
export function mistakesOf(rounding: Rounding, places: number): NumberMistake[] {
  const { scaled, unit, result, name, figures } = rounding;
  const low = Math.floor(scaled / unit) * unit;
  const high = low + unit;
  const power = Math.round(Math.log10(unit)) - places;
  const other = (off: number): ReturnType<typeof mistake> =>
    named.place(figures === undefined ? (power + off < 7 ? nameOf(power + off) : '') : figuresOf(figures - off), name);
  const shown = (value: number): string => decimalText(value, places);
  const finer = roundTo(scaled, unit / 10);
  const untouched = mistake('does-not-round', 'That is the number as it was. Round it to the place asked.');
  const neighbour = result === low ? high : low;
  const elsewhere = [
    ...(unit >= 100 || places > 0 ? [[finer, other(-1)] as const] : []),
    [roundTo(scaled, unit * 10), other(1)] as const,
  ];
  // 50.6 rounds to 50 at the tens as well, but who writes 50 has most likely left off the tenths.
  const isElsewhereToo = elsewhere.some(([value]) => value === neighbour);
  const [nearer, further] = [roundText(result, unit, places), roundText(neighbour, unit, places)];
  const mistakes: NumberMistake[] = [
    [
      shown(neighbour),
      isElsewhereToo && scaled - low !== high - scaled
        ? named.further(text(scaled, places), nearer, further, result > neighbour)
        : result === low
          ? named.up
          : named.down,
    ],
    ...elsewhere
      .filter(([value]) => value !== neighbour)
      .map(([value, because]): NumberMistake => [shown(value), because]),
    ...(result > scaled ? [[shown(result + (scaled % unit)), named.digits] as const] : []),
    [shown(scaled), untouched],
    ...(places === 0 ? [[result / unit, named.drop(unit)] as const] : []),
    [
      shown(result === low ? Math.max(0, result - unit) : result + unit),
      (scaled - low === high - scaled ? named.farFromHalf : named.far)(
        text(scaled, places),
        roundText(low, unit, places),
        roundText(high, unit, places),
      ),
    ],
  ];
  return mistakes
    .filter(([given]) => Number(given) > 0)
    .map(([given, because]) => [given, Number(given) === scaled / 10 ** places ? untouched : because]);
}

/** Which digit decides, and what it says: "Look at the tenths: that digit is 4, less than 5, so round down". */
export function decidedBy({ scaled, unit }: Rounding, places: number, so: (way: string) => string): string {
  const next = Math.floor(scaled / (unit / 10)) % 10;
  const power = Math.round(Math.log10(unit)) - 1 - places;
  const name = power < 0 ? (['tenths', 'hundredths', 'thousandths'][-power - 1] ?? 'next digit') : placeName(power);
  const beside = next === 5 ? '' : next > 5 ? ', more than 5' : ', less than 5';
  return `Look at the ${name}: that digit is ${next}${beside}, so ${so(next >= 5 ? 'up' : 'down')}.`;
}

/** The worked way, step by step, ending with the answer. */
export function stepsOf(rounding: Rounding, places: number): string[] {
  const { scaled, unit } = rounding;
  const low = Math.floor(scaled / unit) * unit;
  return [
    `${text(scaled, places)} is between ${roundText(low, unit, places)} and ${roundText(low + unit, unit, places)}.`,
    decidedBy(rounding, places, (way) => `round ${way}`),
    `The answer is **${showNumber(answerText(rounding, places))}**.`,
  ];
}

/** The first step, without the answer. */
export const hintOf = ({ figures, isBelowOne }: Rounding): string =>
  figures === undefined
    ? 'Look at the digit just after the place you round to. Is it 5 or more?'
    : `${isBelowOne ? 'The first digit that is not 0' : 'The first digit'} is the first significant figure. Keep ${figures}. Is the next digit 5 or more?`;

/** The power of ten that a phrase names. */
export function unitOf(phrase: string, number: string): number {
  const [, figures] = /(\d) significant/.exec(phrase) ?? [];
  if (figures !== undefined) {
    const [whole = '', part = ''] = number.split('.');
    const first = whole === '0' ? -part.search(/[1-9]/) : whole.length;
    return first - Number(figures);
  }
  const [, decimals] = /(\d) decimal/.exec(phrase) ?? [];
  if (decimals !== undefined) return -Number(decimals);
  if (phrase.includes('whole')) return 0;
  return phrase.includes('million') ? 6 : String(Number(phrase.replace(/\D/g, ''))).length - 1;
}

/** Both neighbours by exact whole numbers; the nearer one, the upper one from half way. */
export function nearest(number: string, power: number): string {
  const [whole = '0', part = ''] = number.split('.');
  const scaled = BigInt(whole + part.padEnd(4, '0'));
  const unit = 10n ** BigInt(power + 4);
  const below = scaled - (scaled % unit);
  const result = (scaled - below < below + unit - scaled ? below : below + unit).toString().padStart(5, '0');
  const decimals = Math.max(0, -power);
  const kept = result.slice(-4, decimals === 0 ? -4 : result.length - 4 + decimals);
  return kept === '' || decimals === 0 ? result.slice(0, -4) : `${result.slice(0, -4)}.${kept}`;
}

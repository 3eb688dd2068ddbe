/** What questions on mixed numbers share: the draw, the mistakes, the way. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { type Fraction, fraction, isLowest, written } from '../fraction.ts';

export interface Params {
  readonly levels: Readonly<
    Record<
      'easy' | 'medium' | 'hard',
      { readonly bottoms: readonly number[]; readonly wholes: readonly [number, number] }
    >
  >;
}

const mistake = mistakesIn('m.fracMixed');

export const named = {
  timesBottom: mistake('multiplies-denominator', 'Keep the denominator: the size of the parts stays the same.'),
  forgetsWhole: mistake('forgets-wholes', 'Do not forget the parts in the wholes.'),
  addsWhole: (says: string) => mistake('adds-whole', says),
  rest: (says: string) => mistake('wrong-remainder', says),
  swapped: mistake('swaps-whole-and-rest', 'You swapped the wholes and the parts left over.'),
  stops: (says: string) => mistake('stops-early', says),
  fact: (says: string) => mistake('fact-slip', says),
  onePiece: mistake('counts-all-as-one', 'Each bar is one whole. The denominator is the number of parts in one bar.'),
};

interface Drawn {
  readonly value: Fraction;
  readonly whole: number;
  readonly rest: number;
}

export function draw(random: Random, { params, difficulty }: Cell<Params>): Drawn | undefined {
  const { bottoms, wholes } = params.levels[difficulty];
  const bottom = random.pick(bottoms);
  const whole = random.int(...wholes);
  const rest = random.int(1, bottom - 1);
  const value = fraction(whole * bottom + rest, bottom);
  // One and a half is known long before.
  return isLowest(value) && value.top !== 3 ? { value, whole, rest } : undefined;
}

export const features = ({ value, whole }: Drawn, steps: number): Record<string, number> => ({
  steps,
  whole,
  bottom: value.bottom,
});

const addsRest = (rest: number): string =>
  `Add the ${rest === 1 ? '1 part that is' : `${rest} parts that are`} left over.`;

export const improperMistakes = ({ value: { top, bottom }, whole, rest }: Drawn): NumberMistake[] => [
  [`${whole + rest}/${bottom}`, named.addsWhole(`You added ${whole} and ${rest}. Each whole is ${bottom} parts.`)],
  [`${whole * rest}/${bottom}`, named.fact(`You multiplied ${whole} by ${rest}. Each whole is ${bottom} parts.`)],
  [`${whole * bottom}/${bottom}`, named.rest(`Those are the parts in the wholes. ${addsRest(rest)}`)],
  [
    `${whole * 10 + rest}/${bottom}`,
    named.addsWhole(`You put the ${whole} and the ${rest} side by side. Each whole is ${bottom} parts.`),
  ],
  [`${top}/${bottom * whole}`, named.timesBottom],
  [`${top + bottom}/${bottom}`, named.fact('That is one whole too many.')],
  [`${top - bottom}/${bottom}`, named.fact('That is one whole too few.')],
];

export const mixedMistakes = ({ value: { top, bottom }, whole, rest }: Drawn): NumberMistake[] => [
  [whole < bottom ? `${rest} ${whole}/${bottom}` : 'NaN', named.swapped],
  [`${whole + 1} ${rest}/${bottom}`, named.fact('That is one whole too many.')],
  [
    `${whole} ${rest === 1 ? 2 : rest - 1}/${bottom}`,
    named.rest(`The wholes are right. They use up ${whole * bottom} of the ${top} parts.`),
  ],
  [`${whole} ${rest}/${top}`, named.timesBottom],
  [whole > 1 ? `${whole - 1} ${rest}/${bottom}` : 'NaN', named.fact('That is one whole too few.')],
  [
    `${whole} ${bottom - rest}/${bottom}`,
    named.rest(
      `${bottom - rest === 1 ? '1 more part' : `${bottom - rest} more parts`} would make the next whole. How many are there?`,
    ),
  ],
];

export const toImproperSteps = ({ value, whole, rest }: Drawn): (string | readonly [string, string])[] => [
  [
    `Each whole is ${value.bottom} parts, so ${whole} ${whole === 1 ? 'whole makes' : 'wholes make'} ${whole * value.bottom} parts.`,
    `${whole} = ${whole * value.bottom}/${value.bottom}`,
  ],
  [addsRest(rest), `${whole * value.bottom}/${value.bottom} + ${rest}/${value.bottom} = ${written(value)}`],
];

export const toMixedSteps = ({ value, whole, rest }: Drawn): string[] => [
  `${value.bottom} parts make one whole. ${value.top} ÷ ${value.bottom} = ${whole} remainder ${rest}.`,
  `So there ${whole === 1 ? 'is 1 whole' : `are ${whole} wholes`} and ${rest} ${rest === 1 ? 'part' : 'parts'} over.`,
];

export const countOff = (top: number, bottom: number): string => {
  let [whole, rest] = [0, top];
  while (rest >= bottom) [whole, rest] = [whole + 1, rest - bottom];
  return `${whole} ${rest}/${bottom}`;
};

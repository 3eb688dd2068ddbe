/** What questions on multiplying and dividing decimals share: the draw, the mistakes, the way. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { decimalFixed, decimalText, showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';

interface Level {
  /** Decimal places of the decimal. */
  readonly places: readonly number[];
  /** The whole number to multiply or divide by. */
  readonly by: readonly [number, number];
  /** Largest scaled size of the decimal, in its last place. */
  readonly most: number;
}

export interface Params {
  readonly levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>>;
}

const mistake = mistakesIn('m.decimalOps');

export const named = {
  point: mistake('point-misplaced', 'The digits are right. Estimate to see where the point goes.'),
  drops: mistake('drops-point', 'You left out the point.'),
  parts: mistake('works-on-sides-alone', 'You worked on the two sides of the point alone and did not carry.'),
  fact: mistake('fact-slip', 'Close. Check your times table.'),
  both: mistake('two-slips', 'Two things went wrong: a fact and the point.'),
  adds: mistake('adds', 'You added. Look at the sign.'),
  wrongWay: mistake('wrong-operation', 'Use the opposite operation to find what is missing.'),
  zero: mistake('loses-zero', 'A zero holds a place. Do not lose it.'),
};

interface Drawn {
  /** The decimal × `by` = the product, both scaled by 10^`places`. */
  readonly scaled: number;
  readonly by: number;
  readonly places: number;
  readonly decimal: string;
  readonly product: string;
}

export function draw(random: Random, { params, difficulty }: Cell<Params>): Drawn | undefined {
  const { places: choices, by: range, most } = params.levels[difficulty];
  const places = random.pick(choices);
  const scaled = random.int(places === 1 ? 11 : 101, most);
  const by = random.int(...range);
  if (scaled % 10 === 0 || by % 10 === 0) return undefined;
  return { scaled, by, places, decimal: decimalFixed(scaled, places), product: decimalText(scaled * by, places) };
}

export const features = ({ scaled, by, places }: Drawn, steps: number): Record<string, number> => ({
  steps: steps + (by > 9 ? 2 : 0),
  places,
  digits: String(scaled).length,
});

/** What working on both sides of the point alone gives: 3.7 × 4 → 12.28. */
function sidesAlone({ scaled, by, places }: Drawn): string {
  const size = 10 ** places;
  return `${Math.floor(scaled / size) * by}.${(scaled % size) * by}`;
}

export function productMistakes(own: Drawn): NumberMistake[] {
  const { scaled, by, places } = own;
  return [
    [decimalText(scaled * by, places + 1), named.point],
    [sidesAlone(own), named.parts],
    [decimalText(scaled * by, places - 1), places === 1 ? named.drops : named.point],
    [decimalText(scaled * (by + 1), places), named.fact],
    [decimalText(scaled * by + 10, places), named.fact],
    [decimalText(scaled + by * 10 ** places, places), named.adds],
    [decimalText(scaled * (by + 1), places + 1), named.both],
    [decimalText(scaled * (by + 1), places - 1), named.both],
  ];
}

export function quotientMistakes({ scaled, by, places }: Drawn): NumberMistake[] {
  return [
    [decimalText(scaled, places + 1), named.point],
    [decimalText(scaled, places - 1), places === 1 ? named.drops : named.point],
    [decimalText(scaled + 1, places), named.fact],
    [decimalText(scaled + 10, places), named.fact],
    [decimalText(scaled + 10, places + 1), named.both],
    [decimalText(scaled + 10, places - 1), named.both],
    [decimalText(scaled - 2, places), named.fact],
    ...(String(scaled).includes('0')
      ? [[decimalText(Number(String(scaled).replace('0', '')), places - 1), named.zero] as const]
      : []),
    [by % 2 === 0 ? decimalText(scaled * 2, places) : decimalText(scaled - 10, places), named.fact],
  ];
}

const scaleName = (places: number): string => (places === 1 ? 'tenths' : places === 2 ? 'hundredths' : 'thousandths');

export const productSteps = ({ scaled, by, places, decimal, product }: Drawn): string[] => [
  `${decimal} is ${showNumber(scaled)} ${scaleName(places)}.`,
  `${showNumber(scaled)} × ${by} = ${showNumber(scaled * by)}.`,
  `That is ${showNumber(scaled * by)} ${scaleName(places)}: **${showNumber(product)}**.`,
];

export const quotientSteps = ({ scaled, by, places, decimal, product }: Drawn): string[] => [
  `${showNumber(product)} is ${showNumber(scaled * by)} ${scaleName(places)}.`,
  `${showNumber(scaled * by)} ÷ ${by} = ${showNumber(scaled)}.`,
  `That is ${showNumber(scaled)} ${scaleName(places)}: **${decimal}**.`,
];

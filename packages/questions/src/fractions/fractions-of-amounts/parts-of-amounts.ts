/** What questions on fractions of amounts share: the draw, the mistakes and the way to the answer. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { partName } from '../maths-text.ts';

type Level = 'easy' | 'medium' | 'hard';

/** What a sub-topic asks of this family. */
export interface Params {
  /** Denominators by difficulty. */
  readonly bottoms: Readonly<Record<Level, readonly number[]>>;
  /** Smallest and largest size of one part. */
  readonly each: Readonly<Record<Level, readonly [least: number, most: number]>>;
  /** Whether only one part is ever asked for on easy. */
  readonly unitOnEasy: boolean;
  /** Whether amounts are measures with units. */
  readonly measures: boolean;
}

/** `top`/`bottom` of `amount` is `part`; one part is `each`. */
export interface PartOf {
  readonly top: number;
  readonly bottom: number;
  readonly each: number;
  readonly amount: number;
  readonly part: number;
}

/** A fraction and an amount that it divides. */
export function drawPart(random: Random, { params, difficulty }: Cell<Params>): PartOf {
  const bottom = random.pick(params.bottoms[difficulty]);
  const isUnit = difficulty === 'easy' && params.unitOnEasy;
  // Two quarters or three sixths are a half, which is known by heart.
  const tops = Array.from({ length: bottom - 2 }, (_, at) => at + 2).filter((top) => 2 * top !== bottom);
  const top = isUnit ? 1 : random.pick(tops);
  // Half of 6 or a third of 9 is known without sharing.
  const [least, most] = params.each[difficulty];
  const each = random.int(Math.max(least, Math.ceil(10 / bottom)), most);
  return { top, bottom, each, amount: each * bottom, part: each * top };
}

const mistake = mistakesIn('m.fracOf');

/** The mistakes children make here. */
export const named = {
  forgetsTop: (top: number) => mistake('forgets-numerator', `That is one part only. You need ${top} parts.`),
  byTop: ({ top, bottom }: PartOf) =>
    mistake('divides-by-numerator', `You divided by ${top}. Divide by ${bottom}, then multiply by ${top}.`),
  restByTop: ({ top, bottom }: PartOf) =>
    mistake(
      'divides-by-numerator',
      `You divided by ${top}. Divide by ${bottom} and multiply by ${top}. Then subtract to find what is left.`,
    ),
  noDivide: (bottom: number) =>
    mistake('forgets-to-divide', `You multiplied, but did not share into ${bottom} equal parts.`),
  other: mistake('other-part', 'That is the rest. Which part does the question ask for?'),
  isTaken: mistake('other-part', 'That is the other part. Subtract it to find the rest.'),
  subtracts: (bottom: number) =>
    mistake('subtracts-denominator', `You subtracted ${bottom}. Share into ${bottom} equal parts instead.`),
  fact: (says: string) => mistake('fact-slip', says),
  rest: (says: string) => mistake('other-part', says),
  partAsWhole: (part: number, { top, bottom }: PartOf) =>
    mistake(
      'part-as-whole',
      `You found ${top}/${bottom} of ${showNumber(part)}. But ${showNumber(part)} is only a part, so the whole is larger.`,
    ),
  unit: (says: string) => mistake('unit-slip', says),
};

/** Wrong answers to a fraction of an amount. */
export function partMistakes(of: PartOf): NumberMistake[] {
  const { top, bottom, each, amount, part } = of;
  return [
    ...(top > 1 ? [[each, named.forgetsTop(top)] as const] : []),
    [amount - part, named.other],
    ...(top > 1 && amount % top === 0 ? [[amount / top, named.byTop(of)] as const] : []),
    [amount - bottom, named.subtracts(bottom)],
    ...(top > 1 ? [[amount * top, named.noDivide(bottom)] as const] : []),
    // Who answers with the whole amount has not divided wrongly.
    ...[1, -1]
      .filter((off) => part + off * top !== amount)
      .map((off): NumberMistake => {
        const says = `One part would be ${each + off}, but ${bottom} × ${each + off} = ${showNumber(bottom * (each + off))}, not ${showNumber(amount)}.`;
        return [part + off * top, named.fact(says)];
      }),
  ];
}

/** The way: share, then multiply. */
export function partSteps({ top, bottom, each, amount, part }: PartOf, unit = ''): string[] {
  const share = `Share ${showNumber(amount)}${unit} into ${bottom} equal parts: ${showNumber(amount)} ÷ ${bottom} = ${showNumber(each)}.`;
  if (top === 1) return [share, `1/${bottom} of ${showNumber(amount)}${unit} is **${showNumber(part)}${unit}**.`];
  return [
    share,
    `${top} parts are ${top} × ${showNumber(each)} = ${showNumber(part)}.`,
    `${top}/${bottom} of ${showNumber(amount)}${unit} is **${showNumber(part)}${unit}**.`,
  ];
}

/** The hint: what to find first. */
export function partHint({ top, bottom }: PartOf): string {
  const first = `First find one ${partName(bottom, 1)}: divide by ${bottom}.`;
  return top === 1 ? `To find one ${partName(bottom, 1)}, share into ${bottom} equal parts.` : first;
}

/** What makes a question hard. */
export const features = ({ top, amount }: PartOf, steps: number): Record<string, number> => ({
  steps: steps + (top === 1 ? 0 : 1),
  size: amount,
});

/** The part by trying every number: the second way. */
export function partBySearch(top: number, bottom: number, amount: number): number {
  for (let part = 0; part <= amount; part++) if (part * bottom === top * amount) return part;
  return Number.NaN;
}

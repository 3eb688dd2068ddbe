/** What all times table questions share: the facts, ways to them and the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';

type Level = 'easy' | 'medium' | 'hard';

/** What a sub-topic asks of this family. */
export interface Params {
  /** The facts of each difficulty: a table, and what it is multiplied by. */
  readonly facts: Readonly<Record<Level, readonly TableFacts[]>>;
}

type TableFacts = readonly [table: number, factors: readonly number[]];

interface Fact {
  readonly table: number;
  readonly factor: number;
  readonly product: number;
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.tables');

/** The mistakes children make here. */
export const named = {
  near: (times: number, table: number, isMore: boolean) =>
    mistake(
      'adjacent-multiple',
      `${times * table} is ${times} × ${table}. That is one ${table} too ${isMore ? 'many' : 'few'}.`,
    ),
  firstPart: (times: number, table: number) =>
    mistake('first-part-only', `${times * table} is only ${times} × ${table}.`),
  adds: mistake('adds', 'You added the two numbers. Multiply them.'),
  swap: mistake('digit-swap', 'You swapped the digits.'),
  operation: (product: number, table: number) =>
    mistake(
      'does-visible-operation',
      `You multiplied ${product} by ${table}. Find how many ${table}s make ${product}.`,
    ),
  divides: (factor: number, table: number) =>
    mistake('does-visible-operation', `You divided ${factor} by ${table}. To undo the division, multiply.`),
  subtracts: (product: number, table: number) =>
    mistake('subtracts', `You subtracted ${table} from ${product}. Find how many ${table}s make ${product}.`),
  notMultiple: (value: number, table: number) => {
    const below = Math.floor(value / table);
    return mistake(
      'not-a-multiple',
      `${value} comes between ${below} × ${table} = ${below * table} and ${below + 1} × ${table} = ${(below + 1) * table}.`,
    );
  },
  wrongFactor: (table: number, given: number, product: number) =>
    mistake('adjacent-multiple', `${table} × ${given} is ${table * given}, not ${product}.`),
};

/** Numbers fit for the cell, or undefined when this draw is unfit. */
export function drawFact(random: Random, { params, difficulty }: Cell<Params>): Fact {
  const [table, factors] = random.pick(params.facts[difficulty]);
  const factor = random.pick(factors);
  return { table, factor, product: table * factor };
}

/** Wrong products, each with its mistake. */
export const productMistakes = ({ table, factor, product }: Fact): NumberMistake[] => [
  [product + table, named.near(factor + 1, table, true)],
  [product - table, named.near(factor - 1, table, false)],
  [table + factor, named.adds],
  [product + factor, named.near(table + 1, factor, true)],
  [product - factor, named.near(table - 1, factor, false)],
  ...[10, 5].filter((times) => times < factor).map((times) => [times * table, named.firstPart(times, table)] as const),
  [product > 9 && product % 10 !== 0 ? Number([...String(product)].reverse().join('')) : product, named.swap],
];

/** Wrong quotients, each with its mistake. */
export const quotientMistakes = ({ table, factor, product }: Fact): NumberMistake[] => [
  ...[factor + 1, factor - 1, factor + 2].map((given) => [given, named.wrongFactor(table, given, product)] as const),
  [product - table, named.subtracts(product, table)],
  [product * table, named.operation(product, table)],
];

/** A fact one step away that most children know, to build on. */
export function waysTo({ table, factor, product }: Fact): string[] {
  if (factor > 10)
    return [
      `10 × ${table} = ${10 * table}.`,
      `${factor - 10} × ${table} = ${(factor - 10) * table}.`,
      `Add them: ${10 * table} + ${(factor - 10) * table} = ${product}.`,
    ];
  if (factor === 9)
    return [`10 × ${table} = ${10 * table}.`, `Subtract one ${table}: ${10 * table} − ${table} = ${product}.`];
  if (factor > 5 && factor < 10)
    return [
      `5 × ${table} = ${5 * table}.`,
      `${factor - 5} × ${table} = ${(factor - 5) * table}.`,
      `Add them: ${5 * table} + ${(factor - 5) * table} = ${product}.`,
    ];
  if (factor === 10) return [`10 × ${table} is ${table} tens.`];
  if (factor === 1) return [`One lot of ${table} is ${table}.`];
  return [`Count up in ${table}s: ${Array.from({ length: factor }, (_, step) => table * (step + 1)).join(', ')}.`];
}

/** The same ways, to the factor of a known product. */
export function waysBack(fact: Fact): string[] {
  const { table, factor, product } = fact;
  const known = factor > 10 ? 10 : 5;
  const sum =
    factor === 9 ? '10 − 1 = 9' : factor > 5 && factor !== 10 ? `${known} + ${factor - known} = ${factor}` : undefined;
  return [...waysTo(fact), ...(sum === undefined ? [] : [`${sum}, so ${product} is ${factor} lots of ${table}.`])];
}

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ table, factor }: Fact, steps: number): Record<string, number> => ({
  size: table * factor,
  hardTable: [6, 7, 8, 9, 11, 12].includes(table) ? 1 : 0,
  steps,
});

/** The product by adding again and again: the second way. */
export function repeatedly(times: number, each: number): number {
  return Array.from({ length: times }).reduce<number>((sum) => sum + each, 0);
}

/** The quotient by taking away again and again: the second way. */
export function howMany(total: number, each: number): number {
  let times = 0;
  for (let left = total; left >= each; left -= each) times++;
  return times;
}

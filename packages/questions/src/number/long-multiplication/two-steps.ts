/** Long multiplication with a second step. */

import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { productByDoubling } from '../column-multiplication.ts';
import { pickGroup } from '../equal-groups.ts';
import { groupsAndMoreAnswer, groupsAndMoreText } from '../groups-and-more.ts';
import { drawProduct, features, hintOf, mistake, mistakesOf, type Params, type Product, stepsOf } from './products.ts';

/** Asked where a product by itself is too little. */
const weightOf = ({ difficulty, year }: Cell<Params>, weight: number): number =>
  difficulty === 'hard' && year > 5 ? weight : 0;

/** The product's steps, and then the second one. */
function stepsThen(product: Product, change: number): string[] {
  const { result } = product;
  const sign = change < 0 ? '−' : '+';
  return [
    ...stepsOf(product).map((step) => step.replaceAll('**', '')),
    `Then ${showNumber(result)} ${sign} ${showNumber(Math.abs(change))} = **${showNumber(result + change)}**.`,
  ];
}

const mistakesThen = (product: Product, change: number): NumberMistake[] => [
  [product.result, mistake('stops-early', 'That is the product. There is one more step.')],
  ...mistakesOf(product)
    .map(([given, because]) => [Number(given) + change, because] as const)
    .filter(([given]) => given > 0),
];

/** A product with something added at medium, and something larger taken away at hard. */
export const thenMore: Form<Params> = {
  weight: (cell) => (cell.difficulty === 'medium' && cell.year > 5 ? 3 : weightOf(cell, 3)),
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const isHard = cell.difficulty === 'hard';
    const more = isHard ? random.int(12_345, 98_765) : random.int(123, 987);
    const change = isHard ? -more : more;
    if (result + change < 1000) return undefined;
    const then = change < 0 ? 'subtracts' : 'adds';
    return writeNumber(
      {
        prompt: `${pickName(random)} multiplies ${showNumber(value)} by ${by}, then ${then} ${showNumber(more)}. What is the answer?`,
        hint: `${hintOf(product)} What comes after that?`,
        steps: stepsThen(product, change),
        variant: `then ${value}×${by} ${change}`,
        features: features(product, 5),
      },
      result + change,
      mistakesThen(product, change),
    );
  },
  solve(seen) {
    const [, value, by, then, more] = / multiplies (\d+) by (\d+) then (adds|subtracts) (\d+)\./.exec(seen.text) ?? [];
    if (value === undefined) return undefined;
    return typed(productByDoubling(Number(value), Number(by)) + (then === 'adds' ? 1 : -1) * Number(more));
  },
};

/** Equal groups and some more. */
export const groupsAndMore: Form<Params> = {
  weight: (cell) => weightOf(cell, 3),
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const group = pickGroup(random, value);
    if (group === undefined) return undefined;
    const more = random.int(1234, 9876);
    return writeNumber(
      {
        prompt: groupsAndMoreText(group, { value, by, more }),
        hint: `${hintOf(product)} What comes after that?`,
        steps: stepsThen(product, more),
        variant: `more ${group.container} ${value}×${by}+${more}`,
        features: features(product, 5),
      },
      result + more,
      mistakesThen(product, more),
    );
  },
  solve(seen) {
    const answer = groupsAndMoreAnswer(seen.text);
    return answer === undefined ? undefined : typed(answer);
  },
};

/** Equal groups of one size and some more. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { pluralOf } from '../../kernel/plural.ts';
import { typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { pickGroup } from '../equal-groups.ts';
import { groupsAndMoreAnswer, groupsAndMoreText } from '../groups-and-more.ts';
import { drawProduct, features, mistake, mistakesOf, type Params, stepsOf } from './products.ts';

/** A story of equal groups with a second step. */
export const groupsAndMore: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 0),
  make(random, cell) {
    const product = drawProduct(random, cell);
    if (product === undefined) return undefined;
    const { value, by, result } = product;
    const group = pickGroup(random, value);
    if (group === undefined) return undefined;
    const { container, item } = group;
    const more = random.int(...cell.params.hard.more);
    return writeNumber(
      {
        prompt: groupsAndMoreText(group, { value, by, more }),
        hint: `There are ${by} equal groups of ${showNumber(value)}. What comes after that?`,
        steps: [
          ...stepsOf(product).map((step) => step.replaceAll('**', '')),
          `Then ${showNumber(result)} + ${showNumber(more)} = **${showNumber(result + more)}**.`,
        ],
        variant: `more ${container} ${value}×${by}+${more}`,
        features: features(product, 4),
      },
      result + more,
      [
        [result, mistake('stops-early', `That is only the ${pluralOf(item)} of the ${by} ${pluralOf(container)}.`)],
        [(value + more) * by, mistake('adds-first', 'Multiply first, then add.')],
        // With a number added, ten times the product is not ten times the answer, and adding is no mistake.
        ...mistakesOf(product)
          .filter(([, { id }]) => !/\/(extra-zero|adds)$/.test(id))
          .map(([given, because]) => [Number(given) + more, because] as const),
      ],
    );
  },
  solve(seen) {
    const answer = groupsAndMoreAnswer(seen.text);
    return answer === undefined ? undefined : typed(answer);
  },
};

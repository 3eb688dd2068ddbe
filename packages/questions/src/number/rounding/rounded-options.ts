/** Whole numbers to choose from when one is rounded. */

import { likenessToAll } from '../../kernel/likeness.ts';
import { firstOnce, type NumberMistake, withGiven } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { subsetsOf } from '../../kernel/subsets.ts';
import { roundTo } from '../round-to.ts';
import { named, nameOf, type Rounding } from './numbers-to-round.ts';

/** By how much the right number looks more like the numbers beside it than any of those does. */
function likenessLead(right: number, wrong: readonly NumberMistake[]): number {
  const [own = 0, ...others] = likenessToAll([right, ...wrong.map(([given]) => Number(given))].map(showNumber));
  return own - Math.max(...others);
}

/**
 * Numbers to choose from: the other neighbour always, then what comes out at another place or with digits kept, or one step
 * too far. Those on the wrong side at another place are there so that the right one isn't always most like the others.
 */
export function wrongOptions({ scaled, unit, result, name }: Rounding, random: Random): NumberMistake[] {
  const low = Math.floor(scaled / unit) * unit;
  const neighbour: NumberMistake = result === low ? [low + unit, named.up] : [low, named.down];
  const far = named.far(showNumber(scaled), showNumber(low), showNumber(low + unit));
  const power = Math.round(Math.log10(unit));
  const places = [power - 1, power + 1, power + 2].filter((other) => other > 0 && other < 7 && 10 ** other < scaled);
  const elsewhere = power < 3 ? places : [...places, power - 2];
  const at = (other: number, nearest: boolean): NumberMistake => {
    const near = roundTo(scaled, 10 ** other);
    const wrongSide = near > scaled ? near - 10 ** other : near + 10 ** other;
    return nearest ? [near, named.place(nameOf(other), name)] : [wrongSide, named.placeAndSide(10 ** other, name)];
  };
  const kept: NumberMistake[] = result > scaled ? [[result + (scaled % unit), named.digits]] : [];
  const others = withGiven(
    firstOnce([
      ...kept,
      ...elsewhere.map((other) => at(other, true)),
      [result === low ? low - unit : result + unit, far],
      ...elsewhere.map((other) => at(other, false)),
      [result === low ? low + 2 * unit : low - unit, far],
    ]),
    (given) => Number(given) > 0 && given !== result && given !== neighbour[0],
  );
  // Chance says whether the right one looks most like the others, and how many are smaller.
  const choices = subsetsOf(others, 2).map((pair) => [neighbour, ...pair]);
  const isAlike = random.chance(1, 5);
  const smaller = random.int(0, 3);
  const fair = choices.filter((wrong) => likenessLead(result, wrong) >= 0 === isAlike);
  const placed = fair.find((wrong) => wrong.filter(([given]) => Number(given) < result).length === smaller);
  const [leastAlike] = choices.toSorted((one, two) => likenessLead(result, one) - likenessLead(result, two));
  return placed ?? fair[0] ?? leastAlike ?? [];
}

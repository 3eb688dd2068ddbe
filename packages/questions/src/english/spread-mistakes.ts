/** Wrong options with different faults. */
import { firstOfEach } from '../kernel/first-of-each.ts';
import type { TextMistake } from '../kernel/mistakes.ts';
import type { Random } from '../kernel/random.ts';

/**
 * One mistake of each sentence, of the kinds taken least often so far; only one of each kind where that is enough.
 * Where all wrong options have one fault, they are seen through together.
 */
export function spreadMistakes(
  random: Random,
  sentences: readonly (readonly TextMistake[])[],
  enough: number,
): TextMistake[] {
  const times = new Map<string, number>();
  const timesOf = ([, { id }]: TextMistake): number => times.get(id) ?? 0;
  const taken = sentences
    .filter((mistakes) => mistakes.length > 0)
    .map((mistakes) => {
      const fewest = Math.min(...mistakes.map(timesOf));
      const found = random.pick(mistakes.filter((each) => timesOf(each) === fewest));
      times.set(found[1].id, fewest + 1);
      return found;
    });
  const different = firstOfEach(taken, ([, { id }]) => id);
  return different.length < enough ? taken : different;
}

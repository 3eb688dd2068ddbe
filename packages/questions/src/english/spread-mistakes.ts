/** Wrong options with different faults. */
import type { TextMistake } from '../kernel/mistakes.ts';
import type { Random } from '../kernel/random.ts';

/** One mistake of each sentence, of the kinds taken least often so far: where all wrong options have one fault, they are seen through together. */
export function spreadMistakes(random: Random, sentences: readonly (readonly TextMistake[])[]): TextMistake[] {
  const times = new Map<string, number>();
  const timesOf = ([, { id }]: TextMistake): number => times.get(id) ?? 0;
  return sentences
    .filter((mistakes) => mistakes.length > 0)
    .map((mistakes) => {
      const fewest = Math.min(...mistakes.map(timesOf));
      const taken = random.pick(mistakes.filter((each) => timesOf(each) === fewest));
      times.set(taken[1].id, fewest + 1);
      return taken;
    });
}

/** Every simple rule that turns one group of letters into another, searched on the letters alone. */
import { letterAt, mirrorOf, placeOf, stepsBetween } from '../alphabet.ts';

/** How the letters change places before each is changed itself. */
export type Turn = 'same' | 'reversed';

/** A rule: the letters in this order, then each on by its steps, or each by its mirror letter and then on by its steps. */
export interface LetterMap {
  readonly turn: Turn;
  readonly mirror: boolean;
  readonly steps: readonly number[];
}

/**
 * The largest step a reader would take for a rule where the letters also change places, and one pair is all there is to go by.
 * With the letters in their places any step is a rule, and so it is with two pairs that agree on it.
 */
const maxStepFromOnePair = 10;

const turned = (letters: string, turn: Turn): string[] => (turn === 'same' ? [...letters] : [...letters].reverse());

/** The letters after the rule. */
export function mapped(letters: string, { turn, mirror, steps }: LetterMap): string {
  return turned(letters, turn)
    .map((letter, slot) => letterAt(placeOf(mirror ? mirrorOf(letter) : letter) + (steps[slot] ?? 0)))
    .join('');
}

/**
 * Every rule by which each of the first letters becomes each of the second. From one pair alone, mirrored letters all take the
 * same small step after it: if each took its own, anything would be a rule.
 */
function mapsBetween(from: string, to: string, isOnePair: boolean): LetterMap[] {
  const turns: readonly Turn[] = from.length === 1 ? ['same'] : ['same', 'reversed'];
  return turns.flatMap((turn) =>
    [false, true].flatMap((mirror): LetterMap[] => {
      const steps = turned(from, turn).map((letter, slot) =>
        stepsBetween(mirror ? mirrorOf(letter) : letter, to.charAt(slot)),
      );
      const isSimple =
        !isOnePair ||
        (mirror
          ? steps.every((step) => step === steps[0] && Math.abs(step) <= 2)
          : turn === 'same' || steps.every((step) => Math.abs(step) <= maxStepFromOnePair));
      return isSimple ? [{ turn, mirror, steps }] : [];
    }),
  );
}

/** Every answer to 'as these become those, so this becomes…' under one rule for all. */
export function analogiesFor(pairs: readonly (readonly [from: string, to: string])[], asked: string): Set<string> {
  const [first, ...others] = pairs;
  if (first === undefined) return new Set();
  const maps = mapsBetween(first[0], first[1], others.length === 0).filter((map) =>
    others.every(([from, to]) => mapped(from, map) === to),
  );
  return new Set(maps.map((map) => mapped(asked, map)));
}

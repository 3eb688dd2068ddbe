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

const turnsOf = (letters: string): readonly Turn[] => (letters.length === 1 ? ['same'] : ['same', 'reversed']);

type Pair = readonly [from: string, to: string];

/** What one pair makes of the asked letters. Mirrored, they all take one small step after it: if each took its own, anything would be a rule. */
function answersByOne([from, to]: Pair, asked: string): string[] {
  return turnsOf(from).flatMap((turn) =>
    [false, true].flatMap((mirror): string[] => {
      const steps = turned(from, turn).map((letter, slot) =>
        stepsBetween(mirror ? mirrorOf(letter) : letter, to.charAt(slot)),
      );
      const isSimple = mirror
        ? steps.every((step) => step === steps[0] && Math.abs(step) <= 2)
        : turn === 'same' || steps.every((step) => Math.abs(step) <= maxStepFromOnePair);
      return isSimple ? [mapped(asked, { turn, mirror, steps })] : [];
    }),
  );
}

/**
 * What several pairs make of the asked letters if each letter has a rule of its own, with or without a mirror: after ZR to YG and ZL to YM
 * the first letter may go back by 1, while the second one is mirrored.
 */
function answersByMany(pairs: readonly Pair[], asked: string, turn: Turn): string[] {
  const letters = turned(asked, turn).map((letter, slot) =>
    [false, true].flatMap((mirror): string[] => {
      const start = (each: string): string => (mirror ? mirrorOf(each) : each);
      const [step = 0, ...others] = pairs.map(([from, to]) =>
        stepsBetween(start(turned(from, turn)[slot] ?? ''), to.charAt(slot)),
      );
      return others.every((other) => other === step) ? [letterAt(placeOf(start(letter)) + step)] : [];
    }),
  );
  return letters.reduce((found, each) => found.flatMap((begun) => each.map((letter) => begun + letter)), ['']);
}

/** Every answer to 'as these become those, so this becomes…'. */
export function analogiesFor(pairs: readonly Pair[], asked: string): Set<string> {
  const [first, second] = pairs;
  if (first === undefined) return new Set();
  return new Set(
    second === undefined
      ? answersByOne(first, asked)
      : turnsOf(asked).flatMap((turn) => answersByMany(pairs, asked, turn)),
  );
}

/** Codes that change the letters of a word by a rule, and the search for every rule that fits a worked example. */
import { letterAt, mirrorOf, placeOf, stepsBetween } from '../alphabet.ts';

/** Letters in their order or from the last to the first; each mirrored or not; then on by steps that follow a pattern. */
export interface CodeRule {
  readonly reversed: boolean;
  readonly mirror: boolean;
  readonly pattern: 'same' | 'turns' | 'grows';
  /** `same` and `turns`: the steps of the first and of the second letter. `grows`: the first step and how much is added. */
  readonly steps: readonly [number, number];
}

/** The step of the letter at this place. */
export function stepAt({ pattern, steps: [first, second] }: CodeRule, place: number): number {
  if (pattern === 'grows') return first + place * second;
  return pattern === 'same' || place % 2 === 0 ? first : second;
}

/** The code of a word. */
export function encoded(word: string, rule: CodeRule): string {
  const letters = rule.reversed ? [...word].reverse() : [...word];
  return letters
    .map((letter, place) => letterAt(placeOf(rule.mirror ? mirrorOf(letter) : letter) + stepAt(rule, place)))
    .join('');
}

/** The word behind a code. */
export function decoded(code: string, rule: CodeRule): string {
  const letters = [...code].map((letter, place) => {
    const back = letterAt(placeOf(letter) - stepAt(rule, place));
    return rule.mirror ? mirrorOf(back) : back;
  });
  return (rule.reversed ? letters.reverse() : letters).join('');
}

/** The largest first step and the largest change of a step that a reader would call a rule. */
const maxStep = 7;
const maxChange = 2;

/** Whether every letter is so near to the code in its place that a reader would take the steps between them for a rule. */
export const hasSmallSteps = (word: string, code: string): boolean =>
  [...word].every((letter, place) => Math.abs(stepsBetween(letter, code.charAt(place))) <= maxStep);

/** The code of a word by the steps of an example, place by place. */
export const encodedByPlaces = (asked: string, word: string, code: string): string =>
  [...asked]
    .map((letter, place) => letterAt(placeOf(letter) + stepsBetween(word.charAt(place), code.charAt(place))))
    .join('');

/** Every rule by which this word has this code, read off from the first letters and tried on the rest. */
export function rulesBetween(word: string, code: string): CodeRule[] {
  return [false, true].flatMap((reversed) =>
    [false, true].flatMap((mirror): CodeRule[] => {
      const letters = reversed ? [...word].reverse() : [...word];
      const jumps = letters.map((letter, place) =>
        stepsBetween(mirror ? mirrorOf(letter) : letter, code.charAt(place)),
      );
      const [first = 0, second = 0] = jumps;
      const limit = mirror ? 3 : maxStep;
      const tried: readonly CodeRule[] = [
        { reversed, mirror, pattern: 'same', steps: [first, first] },
        { reversed, mirror, pattern: 'turns', steps: [first, second] },
        { reversed, mirror, pattern: 'grows', steps: [first, stepsBetween(letterAt(first), letterAt(second))] },
      ];
      return tried.filter(
        (rule) =>
          (rule.pattern !== 'grows' || Math.abs(rule.steps[1]) <= maxChange) &&
          (rule.pattern === 'grows' || Math.abs(second) <= limit) &&
          Math.abs(first) <= limit &&
          encoded(word, rule) === code,
      );
    }),
  );
}

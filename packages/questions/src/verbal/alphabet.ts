/** The alphabet as numbers, and as the strip that stands under letter questions. */
import type { Block } from '@comet/contract/question';
import { ordinal } from '../kernel/number-text.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letter at a place, A at 0; the alphabet goes round, so 26 is A again and −1 is Z. */
export function letterAt(place: number): string {
  const letter = letters[((place % 26) + 26) % 26];
  if (letter === undefined) throw new RangeError(`no letter at ${place}`);
  return letter;
}

/** The place of a letter, A at 0. */
export function placeOf(letter: string): number {
  const place = letters.indexOf(letter.toUpperCase());
  if (place < 0) throw new RangeError(`'${letter}' is not a letter`);
  return place;
}

/** The letter as far from Z as this one is from A. */
export function mirrorOf(letter: string): string {
  return letterAt(25 - placeOf(letter));
}

/** Why two letters are partners, or not: 'V is the 5th letter from the end, and E is the 5th letter from the start'. */
export function partnerWords(letter: string, other: string, joint: 'and' | 'but' = 'and'): string {
  const fromStart = (each: string): string => `${ordinal(placeOf(each) + 1)} letter from the start`;
  const fromEnd = (each: string): string => `${ordinal(26 - placeOf(each))} letter from the end`;
  const [own, partner] = placeOf(letter) < 13 ? [fromStart, fromEnd] : [fromEnd, fromStart];
  return `${letter} is the ${own(letter)}, ${joint} ${other} is the ${partner(other)}`;
}

/** The same of the first of these letters and its partner, as a sentence; of pairs that everybody knows there is nothing to count. */
export function partnersIn(letters: string): string {
  const letter = [...letters].find((each) => !'ABCXYZ'.includes(each));
  return letter === undefined ? '' : ` ${partnerWords(letter, mirrorOf(letter))}.`;
}

/** Steps round the alphabet from one letter to another, the shorter way: −12 to 13. */
export function stepsBetween(from: string, to: string): number {
  const steps = (placeOf(to) - placeOf(from) + 26) % 26;
  return steps > 13 ? steps - 26 : steps;
}

/** 'forward 2', 'back 1'; 'no change' for none. */
export function stepWords(steps: number): string {
  if (steps === 0) return 'no change';
  return steps > 0 ? `forward ${steps}` : `back ${-steps}`;
}

/** '2 places forward', '1 place back'; 'no places' for none. */
export function placesWords(steps: number): string {
  if (steps === 0) return 'no places';
  return `${Math.abs(steps)} ${Math.abs(steps) === 1 ? 'place' : 'places'} ${steps > 0 ? 'forward' : 'back'}`;
}

/** ' (after Z comes A)' where this step runs past an end of the alphabet. */
export function roundWords(from: string, steps: number): string {
  const place = placeOf(from) + steps;
  if (place > 25) return ' (after Z comes A)';
  return place < 0 ? ' (before A comes Z)' : '';
}

/** Whether letters run past an end of the alphabet, by their places before A and after Z. */
const ends = (places: readonly number[]) => ({
  isBack: places.some((place) => place < 0),
  isOn: places.some((place) => place > 25),
});

/** The part of a hint that tells where letters run past an end of the alphabet; empty where none does. */
export function roundHint(places: readonly number[]): string {
  const { isBack, isOn } = ends(places);
  if (isBack && isOn) return ' You may go on from Z to A, or back from A to Z.';
  if (isOn) return ' You may go on from Z to A.';
  return isBack ? ' You may go back from A to Z.' : '';
}

/** The same for a step of an explanation. */
export function roundNote(places: readonly number[]): string {
  const { isBack, isOn } = ends(places);
  if (isBack && isOn) return ' After Z comes A, and before A comes Z.';
  if (isOn) return ' After Z comes A.';
  return isBack ? ' Before A comes Z.' : '';
}

/** The alphabet in two rows, so that no child has to know it by heart. */
export function alphabetStrip(): Block {
  const mark = (letter: string, place: number) => ({
    kind: 'text' as const,
    x: 20 + (place % 13) * 23.3,
    y: place < 13 ? 22 : 48,
    text: letter,
    size: 17,
    anchor: 'middle' as const,
  });
  return {
    type: 'figure',
    figure: {
      width: 320,
      height: 60,
      marks: letters.map(mark),
      alt: 'The alphabet in order: A to M above, N to Z below.',
    },
  };
}

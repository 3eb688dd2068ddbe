/** How a child finds which code belongs to which word: a first match that stands out, then what its letters tell. */

import { andList } from '../../kernel/list-text.ts';
import { ordinal } from '../../kernel/number-text.ts';

/** Where letters or digits come again: 'MASS' and '8655' are alike in this. */
const patternOf = (text: string): string => [...text].map((sign) => text.indexOf(sign)).join('');

interface Match {
  readonly word: string;
  readonly code: string;
}

/** Letters and digits known from the matches so far. */
function knownFrom(matches: readonly Match[]): ReadonlyMap<string, string> {
  return new Map(
    matches.flatMap(({ word, code }) => [...word].map((letter, at) => [letter, code.charAt(at)] as const)),
  );
}

function agrees({ word, code }: Match, known: ReadonlyMap<string, string>): boolean {
  const letters = new Map([...known].map(([letter, digit]) => [digit, letter]));
  return (
    patternOf(word) === patternOf(code) &&
    [...word].every((letter, at) => {
      const digit = code.charAt(at);
      return (known.get(letter) ?? digit) === digit && (letters.get(digit) ?? letter) === letter;
    })
  );
}

/** The only code with a sign twice in the same places as the only word with a letter twice there. */
function byRepeat(words: readonly string[], codes: readonly string[]) {
  for (const code of codes) {
    const pattern = patternOf(code);
    const alike = words.filter((word) => patternOf(word) === pattern);
    const [word = ''] = alike;
    if (
      alike.length === 1 &&
      new Set(code).size < code.length &&
      codes.filter((other) => patternOf(other) === pattern).length === 1
    )
      return {
        match: { word, code },
        says: `${word} is ${code}: of the words only ${word} repeats its letters just where ${code} repeats its digits.`,
      };
  }
  return undefined;
}

const placesShared = (one: string, other: string): number[] =>
  [...one].flatMap((sign, at) => (sign === other.charAt(at) ? [at] : []));

const pairsOf = (all: readonly string[]): (readonly [string, string])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

/** Two codes alike in some places, and just one pair of words alike there: the third code belongs to another word. */
function byTwoAlike(words: readonly string[], codes: readonly string[]) {
  if (codes.length !== 3) return undefined;
  for (const alike of pairsOf(codes)) {
    const places = placesShared(...alike);
    const isThere = (pair: readonly [string, string]): boolean => placesShared(...pair).join() === places.join();
    const [pair, ...more] = pairsOf(words).filter(isThere);
    if (places.length === 0 || pair === undefined || more.length > 0) continue;
    const code = codes.find((each) => !alike.includes(each)) ?? '';
    const others = words.filter((word) => !pair.includes(word));
    const [word, ...rivals] = others.filter((each) => patternOf(each) === patternOf(code));
    if (word === undefined || rivals.length > 0) continue;
    const where = `${andList(places.map((at) => ordinal(at + 1)))} ${places.length === 1 ? 'digit' : 'digits'}`;
    const so =
      others.length === 1
        ? `So ${code} is ${word}.`
        : `So ${code} is one of the others, and only ${word} fits: ${
            new Set(code).size < code.length
              ? 'it repeats its letters just where the code repeats its digits'
              : 'it has no letter twice'
          }.`;
    return {
      match: { word, code },
      says: `${andList(alike)} have the same ${where} and are alike in no other place. The only two words alike in just that way are ${andList(pair)}. ${so}`,
    };
  }
  return undefined;
}

const noOther = 'no other word fits';

const rivalsOf = ({ code }: Match, others: readonly string[]): string[] =>
  others.filter((other) => patternOf(other) === patternOf(code));

/** The letters of a word that are known and not in the same place in every other word. */
function tellingLetters(match: Match, others: readonly string[], known: ReadonlyMap<string, string>): string[] {
  const rivals = rivalsOf(match, others);
  const { word } = match;
  return [...new Set(word)].filter((letter) => {
    const at = word.indexOf(letter);
    return known.has(letter) && (rivals.length === 0 || rivals.some((other) => other.charAt(at) !== letter));
  });
}

/** Why of all words only this one can have the code: its letters that are known and rule out the others. */
function whyOnly(match: Match, others: readonly string[], known: ReadonlyMap<string, string>): string {
  const { word, code } = match;
  const rivals = rivalsOf(match, others);
  const telling = tellingLetters(match, others, known);
  // Words with letters twice in other places have no such code.
  const isToldByLetters = others.every((other) =>
    telling.some((letter) => other.charAt(word.indexOf(letter)) !== letter),
  );
  if (rivals.length === 0 && !isToldByLetters)
    return new Set(code).size < code.length
      ? 'no other word that is left has letters twice in the same places'
      : `${others.length === 1 ? others[0] : 'every other word that is left'} has a letter twice`;
  // A rival with the same letters in these places is ruled out by a letter of its own.
  const left = rivals.filter((rival) => telling.every((letter) => rival.charAt(word.indexOf(letter)) === letter));
  const owners = new Map([...known].map(([letter, digit]) => [digit, letter]));
  const against = left.map((rival) => {
    const letter = [...rival].find((each, at) => (known.get(each) ?? code.charAt(at)) !== code.charAt(at));
    if (letter !== undefined) return `it can’t be ${rival}, because ${letter} is ${known.get(letter)}`;
    const digit = [...code].find((each, at) => (owners.get(each) ?? rival.charAt(at)) !== rival.charAt(at));
    return digit === undefined ? undefined : `it can’t be ${rival}, because ${digit} is ${owners.get(digit)}`;
  });
  if (against.includes(undefined)) return noOther;
  if (telling.length === 0) return against.join(', and ');
  const told = andList(telling.map((letter) => `${letter} is ${known.get(letter)}`));
  return [told, ...against.map((each) => `I${each?.slice(1)}`)].join('. ');
}

/** The steps that match every code with its word, or those as far as the word that is asked; none where a child would have to try things out. */
export function matchSteps(words: readonly string[], codes: readonly string[], goal?: string): string[] {
  const first = byRepeat(words, codes) ?? byTwoAlike(words, codes);
  if (first === undefined) return [];
  const matches: Match[] = [first.match];
  const steps = [first.says];
  while (matches.length < codes.length && matches.at(-1)?.word !== goal) {
    const known = knownFrom(matches);
    const open = words.filter((word) => matches.every((match) => match.word !== word));
    const sure = codes
      .filter((code) => matches.every((match) => match.code !== code))
      .map((code) => open.filter((word) => agrees({ word, code }, known)).map((word) => ({ word, code })))
      .flatMap((fitting) => (fitting.length === 1 ? fitting : []));
    const othersThan = ({ word }: Match): string[] => open.filter((other) => other !== word);
    // A match that its own letters tell is easier to see than one that is left because nothing else fits.
    const isTold = (match: Match): boolean => tellingLetters(match, othersThan(match), known).length > 0;
    const next = sure.find(isTold) ?? sure[0];
    if (next === undefined) return [];
    const others = othersThan(next);
    steps.push(
      others.length === 0
        ? `${next.word} and ${next.code} are left.`
        : `${next.code} must be ${next.word}: ${whyOnly(next, others, known)}.`,
    );
    matches.push(next);
  }
  return steps;
}

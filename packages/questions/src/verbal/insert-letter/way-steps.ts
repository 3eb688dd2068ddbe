/** Words with one letter covered, and how their letter is found. */
import { keptBy } from '../../kernel/kept.ts';
import { andList, orList } from '../../kernel/list-text.ts';
import { isAccepted, isRare, wordsOf } from '../../words/word-lists.ts';

export const alphabet = 'abcdefghijklmnopqrstuvwxyz';
export const gap = '_';

export const filled = (pattern: string, letter: string): string => pattern.replace(gap, letter);

/** The letters that make words of all patterns, as far as a list of words goes. */
export function lettersFor(patterns: readonly string[], isWord: (word: string) => boolean): string[] {
  return [...alphabet].filter((letter) => patterns.every((pattern) => isWord(filled(pattern, letter))));
}

const common = keptBy<string, string>();

/**
 * The letters that make a word of a pattern that a child has met: SHED, but not SHES, which only a word list has. Remembered, as
 * the same patterns come again and again.
 */
export const commonLetters = (pattern: string): string =>
  common(pattern, () => lettersFor([pattern], isAccepted).join(''));

let pairs: ReadonlySet<string> | undefined;

/** Whether common words have such letters side by side: nobody tries an X between W and O. */
export function looksLikeWord(pattern: string, letter: string): boolean {
  pairs ??= new Set([...wordsOf('plain')].flatMap((word) => [...word].map((_, at) => word.slice(at, at + 2))));
  const at = pattern.indexOf(gap);
  const word = filled(pattern, letter);
  return [word.slice(Math.max(at - 1, 0), at + 1), word.slice(at, at + 2)].every((pair) => pairs?.has(pair) === true);
}

export const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);

const shownPattern = (pattern: string): string => pattern.replace(gap, ' ? ').trim().toUpperCase();

/** Which of these letters fail, and in which of the words. */
function failsText(letters: readonly string[], patterns: readonly string[]): string {
  const failing = new Map<string, string[]>();
  for (const letter of letters) {
    const against = patterns.find((pattern) => !isRare(filled(pattern, letter)));
    if (against !== undefined) failing.set(against, [...(failing.get(against) ?? []), letter.toUpperCase()]);
  }
  return [...failing]
    .map(([pattern, all]) => `${andList(all)} ${all.length === 1 ? 'doesn’t' : 'don’t'} fit ${shownPattern(pattern)}`)
    .join(', ');
}

/** The way to the letter: from the letters that fit one of the words; in a word alone from those offered, or from vowels and consonants. */
export function waySteps(patterns: readonly string[], right: string, isTyped: boolean): string[] {
  const words = patterns.map((pattern) => filled(pattern, right).toUpperCase());
  const makes = `ith ${right.toUpperCase()} the word${words.length === 1 ? ' is' : 's are'} ${words.join(', ')}.`;
  if (patterns.length === 1)
    return [
      isTyped
        ? isVowel(right)
          ? 'Try the vowels in the gap first: a, e, i, o and u. Say each word.'
          : 'None of the vowels a, e, i, o and u makes a word here, so try the consonants in the gap. Say each word.'
        : 'Try the five letters in the gap, one after another, and say each word.',
      `W${makes}`,
    ];
  const [first = { pattern: '', fitting: [] }, ...others] = patterns
    .map((pattern) => ({ pattern, fitting: [...commonLetters(pattern)] }))
    .sort((one, other) => one.fitting.length - other.fitting.length);
  const shown = shownPattern(first.pattern);
  const isAll = lettersFor([first.pattern], isRare).length === first.fitting.length;
  const letters = orList(first.fitting.map((letter) => letter.toUpperCase()));
  const inOthers = `the other word${others.length > 1 ? 's' : ''}`;
  const wrong = first.fitting.filter((letter) => letter !== right);
  if (wrong.length === 0)
    return [
      `${shown} could be ${filled(first.pattern, right).toUpperCase()}. Try ${letters} in ${inOthers}, too.`,
      `W${makes}`,
    ];
  const fails = failsText(
    wrong,
    others.map(({ pattern }) => pattern),
  );
  return [
    `${shown} could be a word with ${letters}${isAll ? '' : ', for example'}. Try each in ${inOthers}.`,
    `${fails}, but w${makes}`,
  ];
}

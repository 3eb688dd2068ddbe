/** Whether two words are one typo of the fingers apart. */

/** Damerau-Levenshtein distance exactly 1: a letter too many, too few, wrong, or two neighbours swapped. Linear. */
export function isOneTypo(one: string, other: string): boolean {
  const [shorter, longer] = [[...one], [...other]].sort((a, b) => a.length - b.length);
  if (shorter === undefined || longer === undefined || longer.length - shorter.length > 1) return false;
  const at = longer.findIndex((letter, place) => letter !== shorter[place]);
  if (at < 0) return false;
  const isSameFrom = (inLonger: number, inShorter: number): boolean =>
    longer.slice(inLonger).join('') === shorter.slice(inShorter).join('');
  if (longer.length > shorter.length) return isSameFrom(at + 1, at);
  const isSwapped = longer[at] === shorter[at + 1] && longer[at + 1] === shorter[at];
  return isSameFrom(at + 1, at + 1) || (isSwapped && isSameFrom(at + 2, at + 2));
}

const shortestForgiven = 5;

/** Whether exactly one word of a text has one typo, and that word has five letters or more. */
export function isNearly(accepted: string, typed: string): boolean {
  const words = typed.split(' ');
  const wanted = accepted.split(' ');
  if (words.length !== wanted.length) return false;
  const different = wanted.flatMap((word, place) =>
    word === words[place] ? [] : [[word, words[place] ?? ''] as const],
  );
  const [typo] = different;
  if (typo === undefined || different.length > 1) return false;
  const [word, given] = typo;
  return (word.match(/\p{L}/gu) ?? []).length >= shortestForgiven && isOneTypo(word, given);
}

/** Small words, which make a sentence of a muddle or not. */

/** Small words by what they do in a sentence; two of different lines never can change places. */
const smallWords: readonly ReadonlySet<string>[] = [
  'the a an my our your his her its their every each this these that those what which whose some many any no one two three four five six both all several few other another',
  'of in on at to from with by for into onto under over behind between beside through after before during without near round around along across since about against among towards inside outside down up out off than as like',
  'is are was were has have had do does did can could will would should may might must',
  'and but or nor so than because if when until unless while although though',
  'I you he we they it she',
].map((line) => new Set(line.split(' ')));
export const classOf = (word: string): number => smallWords.findIndex((line) => line.has(word));
export const [preposition, verb, conjunction, pronoun] = [1, 2, 3, 4];

/**
 * Whether words of these classes leave no sentence when they change places. “A pool and a gym has” is nearly one, and where “and” moves, another
 * exchange may mend it as well; “in a hole was a mouse” is one.
 */
export const surelyMuddled = (one: number, other: number): boolean =>
  one !== other &&
  ![one, other].includes(conjunction) &&
  !([one, other].includes(preposition) && [one, other].includes(verb));

/** Whether a verb with its object, and a preposition with its noun, could both stand at a place of a sentence. */
function standsFree(words: readonly string[], place: number): boolean {
  const [before = '', after = ''] = [words[place - 1], words[place + 1]];
  const [left, right] = [before.toLowerCase(), after.replace(/[.,]$/, '')].map(classOf);
  const isClosed = left === undefined || right === undefined || /[.,]$/.test(before);
  return !isClosed && [-1, pronoun].includes(left) && ![preposition, verb, conjunction].includes(right);
}

/**
 * Whether a preposition that has changed places with a verb may have left a sentence that other exchanges mend too: “The lawyer at her client met
 * the office” is mended by client and office as well, and “The calendar shows the wall on the months” by wall and months.
 */
export const mayBeMendedTwice = (words: readonly string[], places: readonly number[]): boolean => {
  const classes = places.map((place) => classOf(words[place] ?? ''));
  return classes.includes(preposition) && classes.includes(-1) && places.every((place) => standsFree(words, place));
};
